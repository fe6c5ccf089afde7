import { describe, expect, it } from 'vitest';
import { comparisonSentence } from '../../../../../client/assistant/hosted/comparisons.ts';
import { englishHosted } from '../../../../../data/language/english/hosted.ts';
import type { ComparisonKind } from '../../../../../data/language/hostedWords.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { offerRecord, sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, sampleTurn, wishing } from '../support/sampleAssistant.ts';

const hours = (...lines: readonly (readonly [from: number, to: number])[]): Partial<DealRecord> => ({
  when: { hours: lines.map(([from, to]) => ({ from: from * 60, to: to * 60 })) },
});
const on = (...dates: readonly string[]): Partial<DealRecord> => ({
  when: { sessions: dates.map((date) => ({ date, from: 1200 })) },
});
const a = (fields: Partial<DealRecord> = {}) => sampleRecord('a', { title: 'A', ...fields });
const b = (fields: Partial<DealRecord> = {}) => sampleRecord('b', { title: 'B', ...fields });
const c = sampleRecord('c', { title: 'C' });

const knowledge = sampleKnowledge([]);
const turn = sampleTurn({ knowledge });

/** What is said of two deals, which are all that are shown. */
const said = (kind: ComparisonKind, first: DealRecord, second: DealRecord, in_ = turn) =>
  comparisonSentence(kind, [first, second], [first, second], in_, englishHosted);

describe('client/assistant/hosted/comparisons', () => {
  it('says which has the lowest price, and which saves the most', () => {
    expect(said('cheapest', a({ price: 12.5 }), b())).toBe('Of these, “A” has the lowest price: $12.50.');
    expect(said('cheapest', a(), b({ price: 0 }))).toBe('Of these, “B” has the lowest price: free.');
    expect(said('most-saved', a({ originalPrice: 45 }), b())).toBe('Of these, “B” saves the most: $10.');
  });

  it('compares no prices that are not known, or not for as many people', () => {
    for (const kind of ['cheapest', 'most-saved', 'compare'] as const)
      expect(said(kind, a({ price: 12, priceFor: 2 }), b({ priceFor: 'person' }))).toBe('');
    expect(said('cheapest', a({ price: 1 }), offerRecord('b', { offerText: 'Half off' }))).toBe('');
    expect(said('most-saved', a(), offerRecord('b', { price: 1 }))).toBe('');
  });

  it('says which is the nearest, from where the visitor is', () => {
    const near = a({ at: [[47.61, -122.33]] });
    const far = b({ at: [[47.7, -122.33]] });
    const place = { lat: 47.6, lon: -122.33 };
    const here = sampleTurn({ knowledge, context: { ...sampleContext, place } });
    expect(said('nearest', far, near, here)).toMatch(/^Of these, “A” is the nearest: 0\.7 miles away\.$/);
    expect(said('nearest', far, near)).toBe('');
    expect(said('nearest', far, a(), here)).toBe('');
  });

  it('says which comes first', () => {
    const sooner = a(on('2026-11-01', '2026-11-27'));
    expect(said('soonest', b(on('2026-12-05')), sooner)).toBe(
      'Of these, “A” comes first: Friday, November 27.',
    );
    expect(said('soonest', b(on('2026-11-27')), sooner)).toBe('');
    expect(said('soonest', b(), sooner)).toBe('');
    expect(said('soonest', b(on('2026-11-01')), sooner)).toBe('');
  });

  it('says which is open the latest, on the wanted day or today', () => {
    const late = a(hours([9, 12], [17, 24.5]));
    const early = b(hours([9, 18]));
    expect(said('open-latest', early, late)).toBe(
      'Of these, “A” is open the latest: until 12:30 AM on Friday, November 20.',
    );
    const saturday = sampleTurn({
      knowledge,
      preferences: wishing({ dates: { first: '2026-11-21', last: '2026-11-21' } }),
    });
    expect(said('open-latest', early, late, saturday)).toContain('on Saturday, November 21.');
    // Not open that day, at hours that are not known, or with a beginning only.
    const closed = b({ when: { days: [1], hours: [{ from: 0, to: 1500 }] } });
    for (const other of [closed, b(), b({ when: {} }), b(on('2026-11-20'))])
      expect(said('open-latest', other, late)).toBe('');
  });

  it('says nothing where none stands out, or of one deal', () => {
    expect(said('cheapest', a(), b())).toBe('');
    expect(comparisonSentence('cheapest', [a()], [a(), b()], turn, englishHosted)).toBe('');
  });

  it('names the deals that it compares if others are shown too', () => {
    const two = [a({ price: 1 }), b()];
    expect(comparisonSentence('cheapest', two, [...two, c], turn, englishHosted)).toBe(
      'Of “A” and “B”, “A” has the lowest price: $1.',
    );
  });
});
