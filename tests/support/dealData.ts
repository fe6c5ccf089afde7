import { type DealData, type DealRecord, dealDataVersion } from '../../data/model/deals/dealRecord.ts';

/** The end of the sample deals, in epoch milliseconds. */
export const sampleEnd = Date.parse('2027-07-01T04:00:00Z');

/** A deal as a browser knows it; `fields` replace its own. */
export const sampleRecord = (slug: string, fields: Partial<DealRecord> = {}): DealRecord => ({
  slug,
  title: `Title of ${slug}`,
  summary: `Summary of ${slug}.`,
  category: 'food',
  neighborhood: 'old-town',
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

/** What `/deals.json` of a small site says; `fields` replace its own. */
export const sampleDealData = (fields: Partial<DealData> = {}): DealData => ({
  version: dealDataVersion,
  categories: { food: { label: 'Food', tone: 'ember' }, shows: { label: 'Shows', tone: 'violet' } },
  neighborhoods: { 'old-town': { label: 'Old Town' }, harbor: { label: 'Harbor', aliases: ['the port'] } },
  art: {},
  deals: [sampleRecord('soup')],
  guides: [],
  ...fields,
});
