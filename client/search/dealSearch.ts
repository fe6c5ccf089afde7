import MiniSearch, { type QueryCombination, type SearchOptions } from 'minisearch';
import type { DealData, DealRecord, GuideRecord } from '../../data/model/deals/dealRecord.ts';
import { keepsLimit, type PriceLimit } from '../../data/model/deals/priceLimit.ts';
import { readSearchQuery } from '../../data/model/deals/searchQuery.ts';
import {
  dealDocument,
  fieldWeights,
  guideDocument,
  type SearchDocument,
  wordRules,
} from '../../data/model/deals/searchRules.ts';
import { whenPath } from '../../data/model/routes.ts';
import type { ListedTime, NamedTime } from '../../data/model/time/whenFilter.ts';

/** A query without words of its own, for a price, a time or what is near; if the time has a list, that is `time`. */
export interface QueryHit {
  readonly kind: 'query';
  readonly query: string;
  readonly limit: PriceLimit | null;
  readonly when: NamedTime | null;
  readonly time: GuideRecord | null;
}

/** A found deal, guide or query, and the words of its text that match, in lower case. */
export type SearchHit = {
  readonly words: readonly string[];
  /** The words of the query that it lacks, as written, where nothing has all of them. */
  readonly without?: readonly string[];
} & (
  | { readonly kind: 'deal'; readonly deal: DealRecord }
  | { readonly kind: 'guide'; readonly guide: GuideRecord }
  | QueryHit
);

/** An indexed text; `id` is its position among deals and guides. */
interface Document extends SearchDocument {
  readonly id: number;
}

const options: SearchOptions = {
  boost: fieldWeights,
  prefix: wordRules.isPrefix,
  weights: wordRules.weights,
};

/** Finds deals and guides by words, best first. */
export type DealSearch = (query: string) => SearchHit[];

/** Creates a search over `data`, in small steps to keep the page responsive. */
export async function createDealSearch(data: DealData): Promise<DealSearch> {
  const { deals, guides } = data;
  const index = new MiniSearch<Document>({
    fields: Object.keys(fieldWeights),
    processTerm: wordRules.normalWord,
    searchOptions: options,
  });
  const documents = [...deals.map((deal) => dealDocument(deal, data)), ...guides.map(guideDocument)].map(
    (document, id): Document => ({ id, ...document }),
  );
  await index.addAllAsync(documents, { chunkSize: 250 });
  const find = (query: string) => {
    const words = tokenize(query).filter(wordRules.normalWord);
    const queries = words.map((word, place) => ({
      ...withTypos(index, word),
      // The last of several words may be unfinished after its first letter.
      prefix: (place > 0 && word === words.at(-1)) || wordRules.isPrefix(word),
    }));
    const all = index.search({ combineWith: 'AND', queries });
    // If nothing has all the words, show what has some of them.
    const found = all.length > 0 ? all : index.search({ combineWith: 'OR', queries });
    return found.flatMap(({ id, terms, queryTerms }) => ({
      ...hitOf(data, id),
      words: terms,
      without: words.filter((word) => !queryTerms.includes(wordRules.normalWord(word) ?? '')),
    }));
  };
  return (query) => {
    const { words, limit, when, isNear } = readSearchQuery(query);
    const hits = words !== '' ? find(words) : limit ? deals.map(plainHit) : isNear ? [] : find(query);
    // Other times have no list, and so no path that is one.
    const list = when ? guides.find(({ href }) => href === whenPath(when as ListedTime)) : undefined;
    const others = hits.filter(
      (hit) => isAffordable(hit, limit) && !(hit.kind === 'guide' && hit.guide === list),
    );
    if (words === '' && (limit || isNear || (when && !list)))
      return [{ kind: 'query', query, limit, when, time: list ?? null, words: [] }, ...others];
    if (!list) return others;
    // Who also says what looks for that first.
    const before = words === '' ? 0 : hitsBeforeTime;
    return [...others.slice(0, before), { kind: 'guide', guide: list, words: [] }, ...others.slice(before)];
  };
}

const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[];

/**
 * A search for `word`, which may be mistyped only if no text has it or a word that starts with it: who types "brun" is not
 * looking for "run". Hardly anybody mistypes the first letter.
 */
function withTypos(index: MiniSearch<Document>, word: string): QueryCombination {
  const isKnown = index.search(word).length > 0;
  const typed = wordRules.normalWord(word) ?? '';
  const isMeant = (found: string) =>
    found.startsWith(typed) || (isKnown ? wordRules.isSameWord(found, typed) : found[0] === typed[0]);
  return {
    queries: [word],
    fuzzy: wordRules.wrongLetters(typed) || false,
    boostDocument: (_, found) => (isMeant(found) ? 1 : 0),
  };
}

/** How many results with the words of a query come before the list of its time. */
const hitsBeforeTime = 3;

const plainHit = (deal: DealRecord): SearchHit => ({ kind: 'deal', deal, words: [] });

/** A guide has no price. */
const isAffordable = (hit: SearchHit, limit: PriceLimit | null) =>
  limit === null || hit.kind !== 'deal' || keepsLimit(limit, hit.deal.price);

function hitOf({ deals, guides }: DealData, id: number) {
  const deal = deals[id];
  return deal
    ? { kind: 'deal' as const, deal }
    : { kind: 'guide' as const, guide: guides[id - deals.length] as GuideRecord };
}
