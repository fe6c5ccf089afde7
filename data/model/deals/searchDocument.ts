import type { DealData, DealRecord, GuideRecord } from './dealRecord.ts';

/** What search reads of a deal or guide. */
export interface SearchDocument {
  readonly title: string;
  readonly topics: string;
  readonly place: string;
  readonly vendor: string;
  readonly summary: string;
}

/** How much a word says about a deal, by where it stands. */
export const fieldWeights: Readonly<Record<keyof SearchDocument, number>> = {
  title: 4,
  topics: 2,
  place: 2,
  vendor: 1.5,
  summary: 1,
};

/** What search reads of `deal`. */
export function dealDocument(
  deal: DealRecord,
  { categories, neighborhoods }: Pick<DealData, 'categories' | 'neighborhoods'>,
): SearchDocument {
  const neighborhood = neighborhoods[deal.neighborhood];
  const audience = [deal.family ? 'family kids children' : '', deal.adults ? 'adults' : ''];
  const setting = deal.outdoor === undefined ? '' : deal.outdoor ? 'outdoor outside' : 'indoor inside';
  return {
    title: deal.title,
    topics: [categories[deal.category]?.label, ...(deal.tags ?? []), ...audience, setting].join(' '),
    place: [neighborhood?.label, ...(neighborhood?.aliases ?? [])].join(' '),
    vendor: deal.vendor,
    summary: deal.summary,
  };
}

/** What search reads of `guide`. */
export const guideDocument = ({ title, description }: GuideRecord): SearchDocument => ({
  title,
  topics: 'guide',
  place: '',
  vendor: '',
  summary: description,
});
