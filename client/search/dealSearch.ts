import type { DealData, DealRecord } from '../../data/model/deals/dealRecord.ts';
import { readNeeds } from '../../data/model/deals/searchNeeds.ts';
import { readSearchQuery, type SearchQuery } from '../../data/model/deals/searchQuery.ts';
import { wordRules } from '../../data/model/deals/searchRules.ts';
import { whenPath } from '../../data/model/routes.ts';
import type { ListedTime, WhenFilter } from '../../data/model/time/whenFilter.ts';
import { currentData } from '../deals/currentData.ts';
import { andThen } from './andThen.ts';
import { byStart, cheapestFirst, freeFirst, isAffordable, onlyAt, withoutThese } from './hitTests.ts';
import { loadDealCalendar } from './loadDealCalendar.ts';
import type { OtherSearch, SearchHit, SearchTools } from './searchHit.ts';
import { createSearchTools } from './searchTools.ts';
import { isForChildren, toDoFirst } from './toDoFirst.ts';

/**
 * Finds deals and guides by words, best first; at once where nothing more has to be loaded for it. `chosen` is a time that is asked for
 * beside them, which leaves nothing out.
 */
export type DealSearch = (query: string, chosen?: WhenFilter | null) => SearchHit[] | Promise<SearchHit[]>;

/**
 * Creates a search over what holds now of `made`, in small steps to keep the page responsive. `loadOthers` is called for queries of
 * which no text has all words.
 */
export async function createDealSearch(
  made: DealData,
  loadOthers: () => OtherSearch | Promise<OtherSearch> = loadOtherSearch,
): Promise<DealSearch> {
  const data = currentData(made);
  const tools = await createSearchTools(data);
  return (query, chosen = null) => {
    const now = Date.now();
    const read = readSearchQuery(query, now);
    const when = read.when ?? chosen;
    const found = hitsFor(query, { ...read, when }, tools, loadOthers);
    const answered = (hits: readonly SearchHit[]) =>
      answer(query, read, read.isCheap ? cheapestFirst(hits) : hits, data);
    const isForAll = read.words === '' && (read.when !== null || read.anything !== '');
    if (when === null || !(read.when || isForAll)) return andThen(found, answered);
    return andThen(loadDealCalendar(made), (calendar) =>
      andThen(found, (hits) => {
        const left = read.when ? onlyAt(when, hits, { now, calendar }) : hits;
        return answered(isForAll ? byStart(when, left, { now, calendar }) : left);
      }),
    );
  };
}

/** What has the words of a query, whatever its price and time. */
function hitsFor(
  query: string,
  { words, anything, limit, isCheap, when, isNear }: SearchQuery,
  tools: SearchTools,
  loadOthers: () => OtherSearch | Promise<OtherSearch>,
): readonly SearchHit[] | Promise<readonly SearchHit[]> {
  const all = tools.data.deals.map(plainHit);
  if (words === '' && (limit || isCheap)) return all;
  if (words === '' && anything) return findAnything(anything, when, tools);
  if (words === '' && when) return [...tools.findAll(query).filter(({ kind }) => kind === 'guide'), ...all];
  if (words === '' && isNear) return [];
  const asked = words || query;
  const hits = anything ? holidaysLast(tools.findAll(asked, anything), tools) : tools.findAll(asked);
  const { isTypo } = tools.wordsOf(readNeeds(asked).rest);
  const isEnough = !isTypo && hits.filter(({ kind }) => kind === 'deal').length >= enough;
  const found =
    isEnough && !dayWord.test(asked)
      ? hits
      : andThen(loadOthers(), (others) => {
          const more = others(asked, tools);
          if (more[0]?.day?.isDay) return forDay(hits, more);
          return isEnough ? hits : withOthers(hits, more, isTypo);
        });
  return andThen(found, (each) => {
    const ordered = anything ? each : inOrder(each, asked, tools);
    const isAnything = anything || isForChildren(words) || each[0]?.day?.rest === '';
    return freeFirst(isAnything ? toDoFirst(ordered, words) : ordered, words);
  });
}

/** What the names of days have, in English and Spanish: they are looked up, however much has their words. */
const dayWord = /\b(?:day|eve|d[ií]a)\b|\d/i;

/** What there is on the day that a query names, which is no subject of deals: first those of `hits`, which have its words. */
const forDay = (hits: readonly SearchHit[], others: readonly SearchHit[]): readonly SearchHit[] => {
  const day = others[0]?.day;
  const own = day ? hits.flatMap((hit) => (hit.kind === 'deal' ? { ...hit, day } : [])) : [];
  return [...own, ...withoutThese(own, others)];
};

/**
 * `hits` and what `others` are that are called otherwise, first if a word of the query is no word of the site. What is still to come is no answer to who
 * says otherwise what there is.
 */
function withOthers(hits: readonly SearchHit[], others: readonly SearchHit[], isTypo: boolean) {
  const more = hits.every(isToCome)
    ? others
    : others.filter(({ kind, without = [], day }) => (isTypo || kind === 'deal') && !without.length && !day);
  return isTypo ? [...more, ...withoutThese(more, hits)] : [...hits, ...withoutThese(hits, more)];
}

/** The hits that a query asks for, with what it asks for besides words. */
function answer(
  query: string,
  { words, limit, when, isNear }: SearchQuery,
  hits: readonly SearchHit[],
  data: DealData,
): SearchHit[] {
  const list = listOf(when, data);
  const others = hits.filter(
    (hit) => isAffordable(hit, limit) && !(hit.kind === 'guide' && hit.guide === list),
  );
  const isQuery = words === '' ? limit || isNear || (when && !list) : when && !list && others.length === 0;
  if (isQuery) return [{ kind: 'query', query, limit, when, time: list ?? null, words: [] }, ...others];
  if (!list) return others;
  // Who also says what looks for that first.
  const before = words === '' ? 0 : hitsBeforeTime;
  return [...others.slice(0, before), { kind: 'guide', guide: list, words: [] }, ...others.slice(before)];
}

/** All deals, after the guides for any day that say so themselves, "things to do", of which those for the time come first. */
function findAnything(anything: string, when: WhenFilter | null, tools: SearchTools): readonly SearchHit[] {
  const { data, findAll, isOfHoliday } = tools;
  const list = listOf(when, data);
  const isGuide = (hit: SearchHit) => hit.kind === 'guide' && hit.guide !== list && !isOfHoliday(hit);
  const timely = list ? findAll(list.title).filter(isGuide) : [];
  const others = findAll(anything, anything).filter(isGuide);
  return toDoFirst([...timely, ...withoutThese(timely, others), ...data.deals.map(plainHit)], '');
}

/** The list of a time. Other times have none, and so no path that is one. */
const listOf = (when: WhenFilter | null, { guides }: DealData) =>
  when ? guides.find(({ href }) => href === whenPath(when as ListedTime)) : undefined;

/** So many other results are enough not to look for a holiday, or for what is still to come. */
const enough = 4;

/**
 * `hits` with the page that is called by just these words first, such as a list or a holiday's, and deals that have all of `asked` as one tag before other deals;
 * guides of holidays, and what is still to come, after what there is on any day, if that is enough.
 */
function inOrder(hits: readonly SearchHit[], asked: string, tools: SearchTools): readonly SearchHit[] {
  const wanted = asked.trim().toLowerCase();
  const isNamed = namesHoliday(asked, tools);
  const deals = hits.filter(({ kind }) => kind === 'deal');
  const isCalled = (hit: SearchHit) =>
    hit.kind === 'deal' &&
    hit.deal.tags?.some((tag) => tag === wanted || wordRules.isSameWord(tag, wanted)) === true;
  const sorted = [...deals.filter(isCalled), ...deals.filter((hit) => !isCalled(hit))].values();
  const isMeant = (hit: SearchHit) =>
    hit.kind === 'guide' && (hit.guide.title.toLowerCase() === wanted || (isNamed && !!hit.guide.date));
  const inPlaces = hits.map((hit) => (hit.kind === 'deal' ? (sorted.next().value ?? hit) : hit));
  const all = [...inPlaces.filter(isMeant), ...inPlaces.filter((hit) => !isMeant(hit))];
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

/** How many results with the words of a query come before the list of its time. */
const hitsBeforeTime = 3;

const plainHit = (deal: DealRecord): SearchHit => ({ kind: 'deal', deal, words: [] });
