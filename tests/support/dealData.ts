import fc from 'fast-check';
import { createDealCalendar } from '../../data/model/deals/dealCalendar.ts';
import type { DealFilter } from '../../data/model/deals/dealFilter.ts';
import { type DealData, type DealRecord, dealDataVersion } from '../../data/model/deals/dealRecord.ts';
import { features } from '../../data/model/deals/features.ts';
import { namedTimes } from '../../data/model/time/whenFilter.ts';

/** The end of the sample deals, in epoch milliseconds: midnight in their zone. */
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

/** A deal without the price of `sampleRecord`; what it offers is in `fields`. */
export function offerRecord(slug: string, fields: Partial<DealRecord>): DealRecord {
  const { price: _, originalPrice: __, percent: ___, ...rest } = sampleRecord(slug);
  return { ...rest, ...fields };
}

/** The content of a small site's `/deals.json`; `fields` replace its own. */
export const sampleDealData = (fields: Partial<DealData> = {}): DealData => ({
  version: dealDataVersion,
  timeZone: 'America/New_York',
  daysOff: ['2027-05-31'],
  features: 0,
  categories: { food: { label: 'Food', tone: 'ember' }, shows: { label: 'Shows', tone: 'violet' } },
  neighborhoods: { 'old-town': { label: 'Old Town' }, harbor: { label: 'Harbor', aliases: ['the port'] } },
  art: {},
  deals: [sampleRecord('soup')],
  guides: [],
  ...fields,
});

/** When the sample deals take place. */
export const sampleCalendar = createDealCalendar(sampleDealData());

/** Any filter that a visitor could choose. */
export const anyFilter: fc.Arbitrary<DealFilter> = fc.record({
  query: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  category: fc.constantFrom(null, 'food', 'shows', 'other'),
  neighborhoods: fc.subarray(['harbor', 'old-town']),
  price: fc.constantFrom(null, 'budget', 'mid', 'luxury'),
  audience: fc.constantFrom(null, 'family', 'adults'),
  setting: fc.constantFrom(null, 'indoor', 'outdoor'),
  when: fc.constantFrom(null, ...namedTimes, '2027-03-23'),
  features: fc.subarray([...features]),
  endsSoon: fc.boolean(),
  sort: fc.constantFrom('discount', 'expiry', 'popularity', 'price', 'newest', 'nearest'),
  view: fc.constantFrom('list', 'map'),
  page: fc.integer({ min: 1, max: 500 }),
});
