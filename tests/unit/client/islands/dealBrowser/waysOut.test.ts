import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnsweredQuery } from '../../../../../client/islands/dealBrowser/answeredQuery.ts';
import { popularDeals } from '../../../../../client/islands/dealBrowser/popularDeals.ts';
import { partsOfQuery } from '../../../../../client/islands/dealBrowser/queryParts.ts';
import { waysOut } from '../../../../../client/islands/dealBrowser/waysOut.ts';
import { createInMemorySource } from '../../../../../client/search/inMemorySource.ts';
import { type DealFilter, noFilter } from '../../../../../data/model/deals/dealFilter.ts';
import { searchWordsVersion } from '../../../../../data/model/deals/searchWords.ts';
import { sampleCalendar, sampleDealData, sampleRecord } from '../../../../support/dealData.ts';

const now = Date.parse('2026-11-20T17:00:00Z');
const data = sampleDealData({
  deals: [
    sampleRecord('salsa', { title: 'Salsa lesson', price: 20, clicks: 3, outdoor: false }),
    sampleRecord('balloon', { title: 'Balloon flight', price: 256, clicks: 90, outdoor: true }),
    sampleRecord('slice', { title: 'Late slice', price: 5, clicks: 2, outdoor: false }),
    sampleRecord('walk', {
      title: 'Mural walk',
      price: 9,
      clicks: 1,
      neighborhoods: ['harbor'],
      outdoor: true,
    }),
  ],
});
const source = createInMemorySource(data);
const scope = { category: null, neighborhood: null, when: null, featured: false };

async function answered(fields: Partial<DealFilter>): Promise<AnsweredQuery> {
  const question = { filter: { ...noFilter, ...fields }, scope, isFirst: false };
  return { ...(await source.choose(question)), question, source, calendar: sampleCalendar };
}

beforeAll(() => {
  const words = { version: searchWordsVersion, feasts: [], months: [], related: [] };
  vi.stubGlobal('fetch', async () => Response.json(words));
  return source.suggest('salsa', 1);
});
afterAll(() => vi.unstubAllGlobals());

describe('client/islands/dealBrowser/queryParts', () => {
  it.each([
    ['salsa under $10', 'salsa', '', 'under $10'],
    ['salsa in Old Town under $10', 'salsa', 'Old Town', 'under $10'],
    ['The Port salsa', 'salsa', 'The Port', ''],
    ['under $10', '', '', 'under $10'],
    ['portrait', 'portrait', '', ''],
  ])('splits %j', (query, subject, area, limit) => {
    expect(partsOfQuery(query, data)).toEqual({ subject, area, limit });
  });
});

describe('client/islands/dealBrowser/waysOut', () => {
  it.each<[string, Partial<DealFilter>, unknown[]]>([
    [
      'without the price, then without the words',
      { query: 'salsa under $10' },
      [
        [['under $10'], [], 'salsa', 1],
        [['salsa'], [], 'under $10', 2],
      ],
    ],
    [
      'without the price, and without the neighborhood',
      { query: 'slice in the port under $5.50' },
      [
        [['under $5.50'], [], 'slice the port', 2],
        [['the port'], [], 'slice under $5.50', 1],
      ],
    ],
    [
      'without a filter or the words',
      { query: 'salsa', setting: 'outdoor' },
      [
        [[], ['outdoor'], undefined, 1],
        [['salsa'], [], '', 2],
      ],
    ],
    [
      'with one part alone if nothing else helps',
      { query: 'salsa under $6', setting: 'outdoor', neighborhoods: ['harbor'] },
      [
        [['under $6'], ['harbor', 'outdoor'], 'salsa', 1],
        [['salsa'], ['harbor', 'outdoor'], 'under $6', 1],
      ],
    ],
    ['nowhere from words that nothing has', { query: 'zeppelin' }, []],
  ])('leads %s', async (_, fields, expected) => {
    const ways = await waysOut(await answered(fields), now);
    expect(
      ways.map(({ words, choices, change, count }) => [
        words,
        choices.map(({ value }) => value),
        change.query,
        count,
      ]),
    ).toEqual(expected);
  });

  it('answers at once where the search is loaded, so that nothing moves', async () => {
    const ways = waysOut(await answered({ query: 'salsa under $10' }), now);
    expect(ways).not.toBeInstanceOf(Promise);
  });
});

describe('client/islands/dealBrowser/popularDeals', () => {
  it.each<[Partial<DealFilter>, string[], boolean]>([
    [{ query: 'zeppelin' }, ['balloon', 'salsa', 'slice', 'walk'], false],
    [{ query: 'salsa under $10' }, ['slice', 'walk'], true],
    [{ query: 'salsa under $10', setting: 'outdoor' }, ['walk', 'slice'], true],
    [{ query: 'salsa under $1' }, ['balloon', 'salsa', 'slice', 'walk'], false],
  ])('keeps of %o what is left of it', async (fields, slugs, isLimited) => {
    const { deals, limit } = popularDeals(await answered(fields), now);
    expect([deals.map(({ slug }) => slug), limit !== null]).toEqual([slugs, isLimited]);
  });
});
