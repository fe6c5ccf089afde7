import { describe, expect, it } from 'vitest';
import { readChoice } from '../../../../../client/assistant/hosted/hostedChoice.ts';
import { sampleRecord } from '../../../../support/dealData.ts';

const deals = ['soup', 'jazz', 'zoo', 'kayak'].map((slug) => sampleRecord(slug, { title: `The ${slug}` }));
const now = Date.parse('2026-11-20T12:00:00Z');
const read = (answer: unknown, isWhole = true) => readChoice(answer, () => isWhole, deals, now);
const slugsOf = ({ deals: chosen }: ReturnType<typeof read>) => chosen.map(({ deal }) => deal.slug);

describe('client/assistant/hosted/hostedChoice', () => {
  it.each([
    null,
    undefined,
    7,
    'soup',
    [],
    {},
    { deals: 'soup' },
    { deals: { id: 'soup' } },
    { opening: [] },
  ])('chooses nothing of %j', (answer) => {
    expect(read(answer)).toMatchObject({ deals: [], hasInvented: false, operations: [], opening: null });
  });

  it('takes ids alone, or with what is to be said', () => {
    expect(
      slugsOf(read({ deals: ['jazz', { id: 'soup' }, 'jazz', { id: 'soup', facts: ['price'] }] })),
    ).toEqual(['jazz', 'soup']);
    const [first] = read({
      deals: [
        {
          id: 'zoo',
          facts: ['price', 'charm', 'ages', 'ages', 7],
          quotes: ['summary', { field: 'included', index: 2 }, {}],
        },
      ],
    }).deals;
    expect(first).toMatchObject({
      facts: ['ages'],
      quotes: [
        { field: 'summary', index: 0 },
        { field: 'included', index: 2 },
      ],
    });
  });

  it('takes at most three deals, and knows of invented ones', () => {
    const choice = read({ deals: ['kayak', 'lobster', 'zoo', 'jazz', 'soup'] });
    expect(slugsOf(choice)).toEqual(['kayak', 'zoo', 'jazz']);
    expect(choice.hasInvented).toBe(true);
  });

  it('compares only chosen deals, two at least', () => {
    const operations = (...ids: string[]) =>
      read({ deals: ['soup', 'jazz'], operations: [{ kind: 'cheapest', ids }] }).operations;
    expect(operations('jazz', 'soup')).toHaveLength(1);
    expect(operations('jazz')).toEqual([]);
    expect(operations('jazz', 'jazz')).toEqual([]);
    expect(operations('jazz', 'zoo')).toEqual([]);
    expect(
      read({ deals: ['soup', 'jazz'], operations: [{ kind: 'best', ids: ['soup', 'jazz'] }] }).operations,
    ).toEqual([]);
  });

  it('takes nothing that is not complete', () => {
    const choice = read(
      {
        deals: [{ id: 'soup', facts: ['price'] }],
        operations: [{ kind: 'cheapest' }],
        asked: [{ ids: ['soup'], topic: 'price', ask: 'How much is it?' }],
      },
      false,
    );
    expect(choice.deals[0]?.isWhole).toBe(false);
    expect(choice).toMatchObject({ operations: [], asked: [] });
  });

  it('takes questions about known deals, and a wish', () => {
    const asked = [
      {
        ids: ['soup', 'lobster', 'soup'],
        topic: 'hours',
        ask: ' Is it open on Sunday? ',
        says: 'yes',
        quotes: ['summary'],
      },
      { ids: ['jazz', 'zoo'], times: [6, 'x'], topic: 'total', ask: 'What do both cost?' },
      { ids: ['lobster'], topic: 'price', ask: 'How much is it?' },
      { ids: ['jazz'], topic: 'price', ask: '' },
      { ids: ['jazz'], topic: 'charm', ask: 'Is it nice?' },
    ];
    const choice = read({ asked, wish: '  Something warm ' });
    expect(choice.wish).toBe('Something warm');
    expect(
      choice.asked.map(({ deals: some, ...each }) => ({ ...each, ids: some.map(({ slug }) => slug) })),
    ).toEqual([
      {
        ...{ ids: ['soup'], times: [1], topic: 'hours', ask: 'Is it open on Sunday?', says: 'yes' },
        quotes: [{ field: 'summary', index: 0 }],
      },
      {
        ids: ['jazz', 'zoo'],
        times: [6, 1],
        topic: 'total',
        ask: 'What do both cost?',
        says: 'told',
        quotes: [],
      },
      { ids: ['jazz'], times: [1], topic: 'other', ask: 'Is it nice?', says: 'told', quotes: [] },
    ]);
    expect(read({ wish: ' ' }).wish).toBeNull();
  });
});
