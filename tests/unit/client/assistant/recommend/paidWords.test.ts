import { describe, expect, it } from 'vitest';
import { paidWords } from '../../../../../client/assistant/recommend/paidWords.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

describe('client/assistant/recommend/paidWords', () => {
  it.each<[Partial<DealRecord>, number | null, string]>([
    [{ price: 39, priceFor: 2 }, 6, '$117 for 6'],
    [{ price: 39, priceFor: 2 }, null, '$39 for 2'],
    [{ price: 19, priceFor: 'person' }, 4, '$76 for 4'],
    [{ price: 19, priceFor: 'person' }, null, '$19 each'],
    [{ price: 19, priceFor: 'person' }, 1, '$19'],
    [{ price: 38 }, 4, '$38'],
    [{ price: 0 }, 4, 'free'],
  ])('says what all pay for %j of %s as "%s"', (deal, party, words) => {
    const { priceFor, ...plain } = sampleRecord('x', deal);
    const record = deal.priceFor === undefined ? plain : { ...plain, priceFor: deal.priceFor };
    expect(paidWords(record, party, sampleKnowledge())).toBe(words);
  });
});
