import { beforeAll, describe, expect, it } from 'vitest';
import { type ResultsPage, resultsPageOf } from '../../../../../client/islands/dealBrowser/resultsPage.ts';
import { createInMemorySource } from '../../../../../client/search/inMemorySource.ts';
import type { NamedDay } from '../../../../../client/search/otherWords.ts';
import { type DealFilter, noFilter } from '../../../../../data/model/deals/dealFilter.ts';
import { sampleCalendar, sampleDealData, sampleRecord } from '../../../../support/dealData.ts';

const now = Date.parse('2026-11-20T17:00:00Z');
const evening = { hours: [{ from: 8 * 60, to: 23 * 60 }] };
const source = createInMemorySource(
  sampleDealData({
    deals: [
      sampleRecord('inn', { title: 'Night at a hotel' }),
      sampleRecord('suite', { title: 'Hotel suite' }),
      sampleRecord('bar', { title: 'Hotel bar', when: evening }),
      sampleRecord('museum', { title: 'Hotel museum', when: { hours: [{ from: 8 * 60, to: 12 * 60 }] } }),
      sampleRecord('brunch', { title: 'Brunch buffet', when: evening }),
      sampleRecord('dog', { title: 'Dog grooming' }),
      sampleRecord('fair', {
        title: 'Fair',
        when: { sessions: [{ date: '2026-12-24', from: 600, to: 900 }] },
      }),
    ],
  }),
);
const scope = { category: null, neighborhood: null, when: null, featured: false };

async function pageOf(fields: Partial<DealFilter>, day?: NamedDay, at = now): Promise<ResultsPage> {
  const question = { filter: { ...noFilter, ...fields }, scope, isFirst: false };
  const found = await source.choose({
    ...question,
    filter: { ...question.filter, query: day?.rest ?? question.filter.query },
  });
  return resultsPageOf({ ...found, day, question, source, calendar: sampleCalendar }, at, null, null);
}

const noteOf = async (fields: Partial<DealFilter>) => (await pageOf(fields)).note;

it('shows what other words name where nothing is on at the time', async () => {
  const page = await pageOf({ query: 'museum', when: 'tonight' });
  expect(page.shown.map(({ slug }) => slug)).toEqual(['museum']);
  expect(page.filter.when).toBeNull();
  expect((await pageOf({ query: 'bar', when: 'tonight' })).filter.when).toBe('tonight');
  expect((await pageOf({ when: '2020-01-01' })).count).toBe(0);
});

it('puts first what starts first where words ask for anything at a time', async () => {
  const when = '2026-12-24';
  expect((await pageOf({ query: 'things to do', when })).shown[0]?.slug).toBe('fair');
  expect((await pageOf({ query: 'things to do' })).shown[0]?.slug).not.toBe('fair');
});

it('shows what there is on a day that words name, and says when that is', async () => {
  const day = { words: 'Christmas Eve', rest: 'fair', isDay: true, dateAt: () => '2026-12-24' };
  const page = await pageOf({ query: 'Christmas Eve fair' }, day);
  expect(page.filter).toMatchObject({ query: 'fair', when: '2026-12-24' });
  expect(page.note).toBe('“Christmas Eve” is on Thursday, December 24, 2026.');
  expect(page.shown.map(({ slug }) => slug)).toEqual(['fair']);
});

it.each([
  [{ when: 'today' }, ['inn', 'suite', 'brunch', 'dog', 'bar', 'museum'], 5],
  [{ when: 'today', query: 'hotel' }, ['inn', 'suite', 'bar', 'museum'], 3],
] as const)('puts what is over last for %o, and does not count it', async (fields, slugs, count) => {
  const page = await pageOf(fields, undefined, Date.parse('2026-11-20T21:00:00Z'));
  expect(page.shown.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  expect(page.shown.at(-1)?.slug).toBe('museum');
  expect(page.count).toBe(count);
});

it('says which days the next weekend has', async () => {
  expect((await pageOf({ when: 'next-weekend' })).note).toBe(
    '“Next weekend” is on Friday, November 27, 2026 – Sunday, November 29, 2026.',
  );
});

beforeAll(() => source.suggest('hotel', 1));

describe('client/islands/dealBrowser/resultsNote', () => {
  it.each<[string, Partial<DealFilter>, string]>([
    ['all words found', { query: 'hotel suite' }, ''],
    [
      'a word that no deal has',
      { query: 'dog grooming zeppelin' },
      'No deal matches every word. The first results leave out “zeppelin”.',
    ],
    [
      'words that no deal has together',
      { query: 'brunch buffet dog' },
      'No deal matches every word. The first results leave out “dog”.',
    ],
    [
      'deals without hours, tonight',
      { query: 'hotel', when: 'tonight' },
      '2 more deals fit but give no hours. Choose “Today” to see them.',
    ],
    ['hours that are open tonight', { query: 'bar', when: 'tonight' }, ''],
    [
      'nothing on tonight',
      { query: 'museum', when: 'tonight' },
      'No fitting deal tonight. These are at other times or give no hours.',
    ],
    [
      'a day without anything',
      { query: 'fair', when: '2026-12-25' },
      'No fitting deal on Dec 25, 2026. These are at other times or give no hours.',
    ],
    ['deals without hours, today', { query: 'hotel', when: 'today' }, ''],
    ['filters alone', { when: 'tonight' }, ''],
    ['nothing found', { query: 'zeppelin' }, ''],
  ])('says of %s what is worth knowing', async (_, fields, note) => {
    expect(await noteOf(fields)).toBe(note);
  });
});
