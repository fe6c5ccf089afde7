import type { DealData, DealRecord, GuideRecord } from './dealRecord.ts';
import { lodgingBit } from './lodging.ts';

/** The text of a deal or guide, by field, as search reads it. */
export interface SearchDocument {
  readonly title: string;
  readonly topics: string;
  /**
   * That of the site, which names more than the deal: "Hotels & Travel" of a balloon flight. So do other names of its neighborhood:
   * not all of a theater district is theater.
   */
  readonly category: string;
  readonly place: string;
  readonly vendor: string;
  readonly summary: string;
}

/** How much a match counts in each field. */
export const fieldWeights: Readonly<Record<keyof SearchDocument, number>> = {
  title: 4,
  topics: 2,
  category: 0.5,
  place: 2,
  vendor: 1.5,
  summary: 1,
};

/** The searchable text of `deal`. */
export function dealDocument(
  deal: DealRecord,
  { categories, neighborhoods }: Pick<DealData, 'categories' | 'neighborhoods'>,
): SearchDocument {
  const areas = deal.neighborhoods.flatMap((id) => neighborhoods[id] ?? []);
  const audience = [deal.family ? 'family kids children' : '', deal.adults ? 'adults' : ''];
  const setting = deal.outdoor === undefined ? '' : deal.outdoor ? 'outdoor outside' : 'indoor inside';
  const lodging = (deal.traits ?? 0) & lodgingBit ? 'hotel lodging' : '';
  const code = deal.couponCode ? 'promo coupon code' : '';
  const offer = deal.price === 0 ? 'free' : (deal.offerText ?? '');
  return {
    title: deal.title,
    topics: [...(deal.tags ?? []), ...audience, setting, lodging, code, offer].join(' '),
    category: [categories[deal.category]?.label, ...areas.flatMap(({ aliases = [] }) => aliases)].join(' '),
    place: areas.map(({ label }) => label).join(' '),
    vendor: deal.vendor,
    summary: deal.summary,
  };
}

/** The searchable text of `guide`. */
export const guideDocument = ({ title, description, list, names = '' }: GuideRecord): SearchDocument => ({
  title,
  topics: list === undefined ? 'guide' : '',
  // Words in passing make no guide one of these: "see when they run".
  category: description,
  place: names,
  vendor: '',
  summary: '',
});
