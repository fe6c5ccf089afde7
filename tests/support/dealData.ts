import fc from 'fast-check';
import type { DealFilter } from '../../data/model/deals/dealFilter.ts';
import { type DealData, type DealRecord, dealDataVersion } from '../../data/model/deals/dealRecord.ts';

/** The end of the sample deals, in epoch milliseconds. */
export const sampleEnd = Date.parse('2027-07-01T04:00:00Z');

/** A deal as a browser knows it; `fields` replace its own. */
export const sampleRecord = (slug: string, fields: Partial<DealRecord> = {}): DealRecord => ({
  slug,
  title: `Title of ${slug}`,
  summary: `Summary of ${slug}.`,
  category: 'food',
  neighborhoods: ['old-town'],
  vendor: 'Sample Kitchen',
  price: 40,
  originalPrice: 50,
  percent: 20,
  expiryDate: '2027-06-30',
  endsAt: sampleEnd,
  publishedDate: '2026-10-01',
  clicks: 10,
  image: '/assets/poster.svg',
  ...fields,
});

/** The content of a small site's `/deals.json`; `fields` replace its own. */
export const sampleDealData = (fields: Partial<DealData> = {}): DealData => ({
  version: dealDataVersion,
  categories: { food: { label: 'Food', tone: 'ember' }, shows: { label: 'Shows', tone: 'violet' } },
  neighborhoods: { 'old-town': { label: 'Old Town' }, harbor: { label: 'Harbor', aliases: ['the port'] } },
  art: {},
  deals: [sampleRecord('soup')],
  guides: [],
  ...fields,
});

/** Any filter that a visitor could choose. */
export const anyFilter: fc.Arbitrary<DealFilter> = fc.record({
  query: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  category: fc.constantFrom(null, 'food', 'shows', 'other'),
  neighborhood: fc.constantFrom(null, 'old-town', 'harbor'),
  price: fc.constantFrom(null, 'budget', 'mid', 'luxury'),
  audience: fc.constantFrom(null, 'family', 'adults'),
  setting: fc.constantFrom(null, 'indoor', 'outdoor'),
  endsSoon: fc.boolean(),
  sort: fc.constantFrom('discount', 'expiry', 'popularity', 'price', 'newest', 'nearest'),
  page: fc.integer({ min: 1, max: 500 }),
});
