import MiniSearch, { type QueryCombination, type SearchOptions } from 'minisearch';
import type { DealData, DealRecord, GuideRecord } from '../../data/model/deals/dealRecord.ts';
import { keepsLimit, type PriceLimit } from '../../data/model/deals/priceLimit.ts';
import { readSearchQuery, type SearchQuery } from '../../data/model/deals/searchQuery.ts';
import {
  dealDocument,
  fieldWeights,
  guideDocument,
  type SearchDocument,
  wordRules,
} from '../../data/model/deals/searchRules.ts';
import { isMuchLonger, isWholeWord } from '../../data/model/deals/wordMatches.ts';
import { whenPath } from '../../data/model/routes.ts';
import type { ListedTime } from '../../data/model/time/whenFilter.ts';
import { currentData } from '../deals/currentData.ts';
import { andThen } from './andThen.ts';
import type { OtherSearch, QueryWords, SearchHit, SearchTools } from './searchHit.ts';

/** An indexed text; `id` is its position among deals and guides. */
interface Document extends SearchDocument {
  readonly id: number;
}

const options: SearchOptions = {
  boost: fieldWeights,
  prefix: wordRules.isPrefix,
  weights: wordRules.weights,
};

/** Finds deals and guides by words, best first; at once where nothing more has to be loaded for it. */
export type DealSearch = (query: string) => SearchHit[] | Promise<SearchHit[]>;

/**
 * Creates a search over what holds now of `made`, in small steps to keep the page responsive. `loadOthers` is called for queries of
 * which no text has all words.
 */
export async function createDealSearch(
  made: DealData,
  loadOthers: () => OtherSearch | Promise<OtherSearch> = loadOtherSearch,
): Promise<DealSearch> {
  const data = currentData(made);
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
  const tools = createTools(index, data);
  return (query) => {
    const read = readSearchQuery(query);
    const { words, anything, limit, isNear } = read;
    if (words === '' && limit) return answer(query, read, deals.map(plainHit), data);
    if (words === '' && anything) return answer(query, read, findAnything(anything, tools), data);
    if (words === '' && isNear) return answer(query, read, [], data);
    const asked = words || query;
    const hits = anything ? holidaysLast(tools.findAll(asked, anything), tools) : tools.findAll(asked);
    // What is still to come is no answer to who says otherwise what there is.
    const found = hits.every(isToCome)
      ? andThen(loadOthers(), (others) => [...hits, ...withoutThese(hits, others(asked, tools))])
      : hits;
    return andThen(found, (all) => answer(query, read, anything ? all : inOrder(all, asked, tools), data));
  };
}

/** The hits that a query asks for, with what it asks for besides words. */
function answer(
  query: string,
  { words, limit, when, isNear }: SearchQuery,
  hits: readonly SearchHit[],
  { guides }: DealData,
): SearchHit[] {
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
}

/** All deals, after the guides for any day that say so themselves: "things to do". */
const findAnything = (anything: string, { data, findAll, isOfHoliday }: SearchTools): SearchHit[] => [
  ...findAll(anything, anything).filter((hit) => hit.kind === 'guide' && !isOfHoliday(hit)),
  ...data.deals.map(plainHit),
];

/** So many other results are enough not to look for a holiday, or for what is still to come. */
const enough = 4;

/**
 * `hits` with deals that have all of `asked` as one tag before other deals; guides of holidays, and what is still to come, after
 * what there is on any day, if that is enough.
 */
function inOrder(hits: readonly SearchHit[], asked: string, tools: SearchTools): readonly SearchHit[] {
  const wanted = asked.trim().toLowerCase();
  const isNamed = namesHoliday(asked, tools);
  const deals = hits.filter(({ kind }) => kind === 'deal');
  const isCalled = (hit: SearchHit) =>
    hit.kind === 'deal' &&
    hit.deal.tags?.some((tag) => tag === wanted || wordRules.isSameWord(tag, wanted)) === true;
  const sorted = [...deals.filter(isCalled), ...deals.filter((hit) => !isCalled(hit))].values();
  const all = hits.map((hit) => (hit.kind === 'deal' ? (sorted.next().value ?? hit) : hit));
  const isLast = (hit: SearchHit) => (!isNamed && tools.isOfHoliday(hit)) || isToCome(hit);
  const usual = all.filter((hit) => !isLast(hit));
  return usual.length < enough ? all : [...usual, ...all.filter(isLast)];
}

/** Whether all words of a query are of the names of a holiday that has guides: "fourth of july". */
const namesHoliday = (asked: string, { data, tokenize, wordsOf }: SearchTools): boolean =>
  data.guides.some(({ date, title, names = '' }) => {
    const own = date ? tokenize(`${title} ${names}`).map(wordRules.normalWord) : [];
    return own.length > 0 && wordsOf(asked).words.every((word) => own.includes(wordRules.normalWord(word)));
  });

const isToCome = (hit: SearchHit) => hit.kind === 'guide' && hit.guide.list === 'upcoming';

/** Those of `hits` that are not among `known`. */
const withoutThese = (known: readonly SearchHit[], hits: readonly SearchHit[]): readonly SearchHit[] => {
  const hrefs = new Set(known.map((hit) => (hit.kind === 'guide' ? hit.guide.href : '')));
  return hits.filter((hit) => hit.kind !== 'guide' || !hrefs.has(hit.guide.href));
};

/** The guides of a holiday after those for any day. Who names the holiday finds none of these. */
function holidaysLast(hits: readonly SearchHit[], { isOfHoliday }: SearchTools): readonly SearchHit[] {
  const isForAnyDay = (hit: SearchHit) => !isOfHoliday(hit);
  if (!hits.some((hit) => hit.kind === 'guide' && isForAnyDay(hit))) return hits;
  return [...hits.filter(isForAnyDay), ...hits.filter(isOfHoliday)];
}

/** What has some of the words. */
export const findSome: OtherSearch = (query, { wordsOf, find }) => {
  const { words, queries } = wordsOf(query);
  return find({ combineWith: 'OR', queries: [...queries] }, (hasTerm) =>
    words.filter((word) => !hasTerm(word)),
  );
};

function createTools(index: MiniSearch<Document>, data: DealData): SearchTools {
  const wordsOf = (query: string): QueryWords => {
    const words = tokenize(query).filter(wordRules.normalWord);
    const queries = words.map((word, place) => ({
      ...withTypos(index, word, words.length === 1 ? wordRules.weights.wholeWord : 1),
      // The last of several words may be unfinished after its first letter.
      prefix: (place > 0 && word === words.at(-1)) || wordRules.isPrefix(word),
    }));
    return { words, queries };
  };
  const find: SearchTools['find'] = (combined, lacked, isAsked = () => true) =>
    index.search(combined, { filter: ({ id }) => isAsked(id) }).map(({ id, terms, queryTerms }) => ({
      ...hitOf(data, id),
      words: terms,
      without: lacked((term) => queryTerms.includes(wordRules.normalWord(term) ?? '')),
    }));
  const findAll: SearchTools['findAll'] = (query, better = '') => {
    const all: QueryCombination = { combineWith: 'AND', queries: [...wordsOf(query).queries] };
    if (better === '') return find(all, () => []);
    const asked = new Set(index.search(all).map(({ id }) => id));
    // Whole words only: "do" is no dog.
    const also = tokenize(better).map((word) => ({ queries: [word], prefix: false, fuzzy: false }));
    return find(
      { combineWith: 'OR', queries: [all, ...also] },
      () => [],
      (id) => asked.has(id),
    );
  };
  const hubs = data.guides.flatMap(({ date, href }) => (date ? href : []));
  const isOfHoliday = (hit: SearchHit) =>
    hit.kind === 'guide' && hubs.some((hub) => `${hit.guide.href}/`.startsWith(`${hub}/`));
  return { data, tokenize, wordsOf, find, findAll, isOfHoliday };
}

let others: OtherSearch | undefined;

/** Loads the search for other words; where that fails, the words of the query are all there is. */
const loadOtherSearch = (): OtherSearch | Promise<OtherSearch> =>
  others ??
  import('./otherSearch.ts')
    .then(async (code) => {
      others = await code.loadOtherSearch();
      return others;
    })
    .catch(() => findSome);

const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[];

/**
 * A search for `word`, which counts `whole` times as much where texts have it as a whole. It may be mistyped only if no text has
 * it or a word that starts with it: who types "brun" is not looking for "run". Hardly anybody mistypes the first letter.
 */
function withTypos(index: MiniSearch<Document>, word: string, whole: number): QueryCombination {
  const typed = wordRules.normalWord(word) ?? '';
  const isKnown =
    index.search(word).length > 0 ||
    index.search(word, {
      prefix: false,
      fuzzy: 0.1,
      boostDocument: (_, found) => Number(wordRules.isSameWord(found, typed)),
    }).length > 0;
  const isMeant = (found: string) =>
    found.startsWith(typed) ||
    wordRules.isSameWord(found, typed) ||
    (!isKnown && found[0] === typed[0] && !isMuchLonger(typed, found));
  return {
    queries: [word],
    fuzzy: wordRules.wrongLetters(typed) || false,
    boostDocument: (_, found) => (isWholeWord(wordRules, found, typed) ? whole : isMeant(found) ? 1 : 0),
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
