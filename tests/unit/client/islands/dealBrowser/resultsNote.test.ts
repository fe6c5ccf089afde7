import { beforeAll, describe, expect, it } from 'vitest';
import { resultsPageOf } from '../../../../../client/islands/dealBrowser/resultsPage.ts';
import { createInMemorySource } from '../../../../../client/search/inMemorySource.ts';
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
    ],
  }),
);
const scope = { category: null, neighborhood: null, when: null, featured: false };

async function noteOf(fields: Partial<DealFilter>): Promise<string> {
  const question = { filter: { ...noFilter, ...fields }, scope, isFirst: false };
  const asked = { ...(await source.choose(question)), question, source, calendar: sampleCalendar };
  return (await resultsPageOf(asked, now, null, null)).note;
}

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
    ['hours that are over tonight', { query: 'bar', when: 'tonight' }, ''],
    ['deals without hours, today', { query: 'hotel', when: 'today' }, ''],
    ['filters alone', { when: 'tonight' }, ''],
    ['nothing found', { query: 'zeppelin' }, ''],
  ])('says of %s what is worth knowing', async (_, fields, note) => {
    expect(await noteOf(fields)).toBe(note);
  });
});
