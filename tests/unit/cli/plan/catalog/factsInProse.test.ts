import { describe, expect, it } from 'vitest';
import { factsInProse } from '../../../../../cli/plan/catalog/factsInProse.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { siteWith } from '../../support/siteOf.ts';

const report = (...deals: Record<string, unknown>[]) =>
  factsInProse(siteWith(deals.map((fields, index) => sampleDeal(`deal-${index}`, fields))).deals, 'content');

describe('cli/plan/catalog/factsInProse', () => {
  it.each([
    [{ goodToKnow: 'Sunday to Thursday, five to nine.' }, 'at what times'],
    [
      { goodToKnow: 'The roof is shut in winter. Fridays and Saturdays, doors 9:30, show at 10 p.m.' },
      'at what times',
    ],
    [{ goodToKnow: 'Daily at seven.', days: ['mon'] }, 'at what times'],
    [{ restrictions: ['21 or older with ID'] }, 'for which ages'],
    [{ restrictions: ['Ages 6 and up'], facts: { priceFor: 'person' } }, 'for which ages'],
    [{ restrictions: ['Price is per person'] }, 'for how many the price is'],
  ])('finds what only sentences say: %j', (fields, what) => {
    expect(report(fields).map(({ problem }) => problem)).toEqual([`Only sentences say ${what} (deal-0).`]);
  });

  it.each([
    { goodToKnow: 'Fridays from 8 p.m.', hours: [{ days: ['fri'], from: '20:00', to: '23:00' }] },
    { goodToKnow: 'Fridays at eight.', sessions: [{ date: '2027-01-01', from: '20:00' }] },
    { restrictions: ['21 or older with ID'], facts: { ages: { from: 21 } } },
    { restrictions: ['Price is per person'], facts: { priceFor: 'person' } },
    {
      restrictions: ['One visit per person'],
      goodToKnow: 'Fridays are quiet. Allow ten minutes to park at noon.',
    },
  ])('says nothing where a field says it too, or nothing does: %j', (fields) => {
    expect(report(fields)).toEqual([]);
  });

  it('reports each file once, with a few of its deals and the fields to write', () => {
    const evening = { goodToKnow: 'Fridays, seven to nine.' };
    const adult = { restrictions: ['18 and older'] };
    expect(report(evening, evening, { ...evening, ...adult }, evening, evening)).toMatchObject([
      {
        code: 'CD407',
        severity: 'warning',
        file: 'content/deals/food.json',
        problem:
          'Only sentences say at what times (deal-0, deal-1, deal-2 and 2 more) and for which ages (deal-2).',
        hint: expect.stringContaining('Write "hours" or "sessions" and "facts": { "ages": { "from": 21 } }'),
      },
    ]);
  });
});
