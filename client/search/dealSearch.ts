import MiniSearch, { type SearchOptions } from 'minisearch';
import type { DealData, DealRecord, GuideRecord } from '../../data/model/dealRecord.ts';

/** A deal or a guide that was found, and the words of its texts that made it so, in lower case. */
export type Hit = { readonly words: readonly string[] } & (
  | { readonly kind: 'deal'; readonly deal: DealRecord }
  | { readonly kind: 'guide'; readonly guide: GuideRecord }
);

/** What the index reads of a deal or guide. */
interface Document {
  readonly id: number;
  readonly title: string;
  readonly topics: string;
  readonly place: string;
  readonly vendor: string;
  readonly summary: string;
}

const fields = ['title', 'topics', 'place', 'vendor', 'summary'] as const;

const options: SearchOptions = {
  boost: { title: 4, topics: 2, place: 2, vendor: 1.5 },
  // One letter begins a tenth of all words: it is no answer, and takes long to give.
  prefix: (term) => term.length > 1,
  // One letter may be wrong, missing or too many; two in a long word, where two letters often change places.
  fuzzy: (term) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false),
  weights: { prefix: 0.6, fuzzy: 0.35 },
};

/** Words that say nothing about what is looked for. */
const stopWords = new Set([
  'a',
  'an',
  'and',
  'at',
  'deal',
  'deals',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** "Café" is found by "cafe"; `null` leaves a word out of texts and queries alike. */
export function normalWord(word: string): string | null {
  const normal = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return stopWords.has(normal) ? null : normal;
}

/** Finds deals and guides by words, best first. */
export type DealSearch = (query: string) => Hit[];

/** A search over `data`. It is made in small pieces, so that the page stays awake meanwhile. */
export async function createDealSearch(data: DealData): Promise<DealSearch> {
  const { deals, guides } = data;
  const index = new MiniSearch<Document>({
    fields: [...fields],
    processTerm: normalWord,
    searchOptions: options,
  });
  const documents = [
    ...deals.map((deal, id) => documentOf(deal, id, data)),
    ...guides.map(({ title, description }, place) => ({
      ...{ id: deals.length + place, title, topics: 'guide', place: '', vendor: '', summary: description },
    })),
  ];
  await index.addAllAsync(documents, { chunkSize: 250 });
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    // Nothing has all the words: what has some of them is better than nothing.
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    return found.flatMap(({ id, terms }) => hitOf(data, Number(id), terms) ?? []);
  };
}

function hitOf({ deals, guides }: DealData, id: number, words: readonly string[]): Hit | null {
  const deal = deals[id];
  if (deal) return { kind: 'deal', deal, words };
  const guide = guides[id - deals.length];
  return guide ? { kind: 'guide', guide, words } : null;
}

function documentOf(deal: DealRecord, id: number, { categories, neighborhoods }: DealData): Document {
  const neighborhood = neighborhoods[deal.neighborhood];
  const audience = [deal.family ? 'family kids children' : '', deal.adults ? 'adults' : ''];
  const setting = deal.outdoor === undefined ? '' : deal.outdoor ? 'outdoor outside' : 'indoor inside';
  return {
    id,
    title: deal.title,
    topics: [categories[deal.category]?.label, ...(deal.tags ?? []), ...audience, setting].join(' '),
    place: [neighborhood?.label, ...(neighborhood?.aliases ?? [])].join(' '),
    vendor: deal.vendor,
    summary: deal.summary,
  };
}
