import { describe, expect, it } from 'vitest';
import { sampleDeals } from '../../../../../../cli/commands/init/content/sampleDeals.ts';
import { cityAnswers } from '../../../../../support/cityAnswers.ts';

describe('cli/commands/init/content/sampleDeals', () => {
  it('writes deals that are on today, say that they are samples, and end within months', () => {
    const deals = Object.values(sampleDeals(cityAnswers, '2027-05-03'));
    expect(deals).toHaveLength(3);
    for (const { title, publishedDate, expiryDate } of deals) {
      expect(title).toMatch(/\(sample\)$/);
      expect([publishedDate, expiryDate]).toEqual(['2027-05-03', '2027-08-31']);
    }
  });

  it.each([
    ['2027-05-03', '2027-05-08'],
    ['2027-05-08', '2027-05-08'],
    ['2027-05-09', '2027-05-15'],
  ])('has the concert of %s on the Saturday from then on', (today, saturday) => {
    const { sessions } = sampleDeals(cityAnswers, today)['sample-evening-concert'] ?? {};
    expect(sessions).toEqual(expect.arrayContaining([expect.objectContaining({ date: saturday })]));
  });

  it('counts in hundreds where a currency has no cents', () => {
    const { discountPrice } =
      sampleDeals({ ...cityAnswers, currency: 'JPY' }, '2027-05-03')['sample-kite-workshop'] ?? {};
    expect(discountPrice).toBe(2400);
  });
});
