import type { Query } from 'minisearch';
import { meetsAll, readNeeds } from '../../data/model/deals/searchNeeds.ts';
import { shortWord } from '../../data/model/deals/wordMatches.ts';
import { loadOtherWords, type NamedDay, type OtherWords } from './otherWords.ts';
import type { OtherSearch, SearchHit, SearchTools } from './searchHit.ts';

/** Loads the search with what visitors say for things of the site. */
export const loadOtherSearch = async (): Promise<OtherSearch> => createOtherSearch(await loadOtherWords());

/**
 * A search for what nothing is called by all of its words: on the day that they name, by what the site calls the
 * same, or else by some of the words.
 */
export const createOtherSearch =
  (others: OtherWords): OtherSearch =>
  (query, tools) => {
    const day = others.dayIn(query);
    if (!day) return findMeant(query, others, tools);
    if (day.isDay) return findForDay(day, others, tools);
    // A present for a feast, or what is about it, is not for that day alone.
    if (present.test(day.rest)) return createOtherSearch(others)(day.rest, tools);
    const isSubject =
      query === day.words && others.meaningsOf([day.words]).some(({ topics }) => topics.length > 0);
    return isSubject ? findMeant(query, others, tools) : findForDay(day, others, tools);
  };

const present = /\b(?:gifts?|presents?|regalos?)\b/i;

/** The guides of a holiday, if the site has any, and what is found by the other words; guides of other holidays are none for it. */
function findForDay(day: NamedDay, others: OtherWords, tools: SearchTools): SearchHit[] {
  const { data, findAll, isOfHoliday } = tools;
  const own = findAll(day.words).filter(isOfHoliday);
  const found = (query: string) => {
    const all = findAll(query);
    return all.length > 0 ? all : createOtherSearch(others)(query, tools);
  };
  const rest: readonly SearchHit[] =
    day.rest === ''
      ? data.deals.map((deal) => ({ kind: 'deal' as const, deal, words: [] }))
      : found(day.rest);
  const hits = rest.filter((hit) => !isOfHoliday(hit));
  return own.length > 0
    ? [...own, ...hits.map((hit) => ({ ...hit, without: [day.words, ...(hit.without ?? [])] }))]
    : hits.map((hit) => ({ ...hit, day }));
}

/** What has all words of a query or what they mean, or its facts for what they need, or some of that. */
function findMeant(query: string, others: OtherWords, tools: SearchTools): SearchHit[] {
  const { needs, rest } = readNeeds(query);
  const found = findWords(query, others, tools);
  if (needs.length === 0 || rest === '') return found;
  const fits = (hit: SearchHit) => hit.kind === 'deal' && !hit.without?.length && meetsAll(hit.deal, needs);
  const fitting = findWords(rest, others, tools).filter(fits);
  return fitting.length > 0 ? fitting : found;
}

/** A search for a word of a topic, which begins no longer word if it is short: a spa is not in Spanish. */
const wholeIfShort = (term: string): Query =>
  term.length > shortWord ? term : { combineWith: 'OR', queries: [term, `${term}s`], prefix: false };

/** What has all words of a query or what they mean, or some of that. */
function findWords(query: string, { meaningsOf }: OtherWords, tools: SearchTools): SearchHit[] {
  const { words, queries } = tools.wordsOf(query);
  let place = 0;
  const parts = meaningsOf(words).map((meaning) => {
    const asked = queries.slice(place, place + meaning.words.length);
    place += meaning.words.length;
    // What means something is no typo.
    const exact = meaning.topics.length > 0 ? { fuzzy: false } : {};
    const own: Query = {
      combineWith: 'AND',
      queries: asked.map((each) => (typeof each === 'object' ? { ...each, ...exact } : each)),
    };
    const topics = meaning.topics.map(tools.tokenize);
    return {
      words: meaning.words,
      terms: [...meaning.words, ...topics.flat()],
      query: {
        combineWith: 'OR',
        queries: [
          own,
          ...topics.map((topic): Query => ({ combineWith: 'AND', queries: topic.map(wholeIfShort) })),
        ],
      } satisfies Query,
    };
  });
  const lacked = (hasTerm: (term: string) => boolean) =>
    parts.flatMap((part) => (part.terms.some(hasTerm) ? [] : part.words));
  const combined = parts.map((part) => part.query);
  const all = tools.find({ combineWith: 'AND', queries: combined }, lacked);
  return all.length > 0 ? all : tools.find({ combineWith: 'OR', queries: combined }, lacked);
}
