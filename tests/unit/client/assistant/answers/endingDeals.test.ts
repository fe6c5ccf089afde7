import { describe, expect, it } from 'vitest';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import type { LocalDate } from '../../../../../data/model/time/localDate.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { dealsOf, sampleKnowledge, talk } from '../support/sampleAssistant.ts';

const ending = (slug: string, expiryDate: LocalDate | null, fields: Partial<DealRecord> = {}) => {
  const {
    expiryDate: _,
    endsAt: __,
    ...record
  } = sampleRecord(slug, {
    ...{ url: `https://v.example/${slug}`, vendor: slug, category: 'food' },
    ...fields,
  });
  return expiryDate === null
    ? record
    : { ...record, expiryDate, endsAt: Date.parse(`${expiryDate}T23:59:59Z`) };
};

/** Today is Friday, November 20. */
const deals = [
  ending('soup', '2027-03-01'),
  ending('pizza', '2026-11-29'),
  ending('sushi', '2026-12-10'),
  ending('bread', null),
];
const answersTo = (of: readonly DealRecord[], ...texts: string[]) => talk(texts, sampleKnowledge(of)).answers;

describe('client/assistant/answers/endingDeals', () => {
  it.each([
    ['what deals end this month?', /^These end this month:/, ['pizza']],
    ['which offers end on November 29', /^These end Sunday, November 29:/, ['pizza']],
    ['anything that expires tomorrow?', /^No deal here ends tomorrow\./, ['pizza', 'sushi', 'soup']],
    ['which deals end first', /^These end next:/, ['pizza', 'sushi', 'soup']],
  ])('answers "%s" by the last days of deals', (text, reply, slugs) => {
    const [answer] = answersTo(deals, text);
    expect(answer?.reply).toMatch(reply);
    expect(answer && dealsOf(answer)).toEqual(slugs);
  });

  it('takes the day for no wish of the visitor', () => {
    const [, later] = answersTo(deals, 'what ends this month?', 'food');
    expect(later?.preferences).toMatchObject({ when: null, dates: null, categories: ['food'] });
  });

  it('asks about all deals where earlier wishes leave none that ends then', () => {
    const [, answer] = answersTo(deals, 'soup', 'what deals end on November 29?');
    expect(answer && dealsOf(answer)).toEqual(['pizza']);
    expect(answer?.reply).toMatch(/^These end Sunday/);
  });

  it('shows other deals where none has an end', () => {
    const [answer] = answersTo([ending('bread', null)], 'which deals end first');
    expect(answer && dealsOf(answer)).toEqual(['bread']);
    expect(answer?.reply).not.toContain('end next');
  });
});
