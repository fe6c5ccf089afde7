import type { DealChunks } from '../../../data/model/deals/chunks/dealChunks.ts';
import type { NumberedDeal } from '../../../data/model/deals/chunks/filterChunks.ts';
import {
  type SearchMatches,
  searchPostings,
  splitWords,
} from '../../../data/model/deals/chunks/searchPostings.ts';
import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { WordRules } from '../../../data/model/deals/searchRules.ts';
import { dealPath } from '../../../data/model/routes.ts';
import { currentData } from '../../deals/currentData.ts';
import type { Candidates, DealSource, ListingQuery } from '../dealSource.ts';
import { cheapestFirst, isAffordable } from '../hitTests.ts';
import type { SearchHit } from '../searchHit.ts';
import { type ChunkFiles, createChunkFiles } from './chunkFiles.ts';
import { dealOutlines } from './dealOutlines.ts';
import { dealRecords } from './dealRecords.ts';
import { memoizeLast } from './memoizeLast.ts';
import { readLimit } from './readLimit.ts';

/** The pause in typing before files are requested, in milliseconds. */
const pause = 150;

/** For one suggestion within a price, this many deals are loaded. */
const mostForLimit = 3;

/** Kept once a page: its saved deals and its search are different islands, and share the files that are loaded. */
const filesByChunks = new WeakMap<DealChunks, ChunkFiles>();

function filesOf(pieces: DealChunks): ChunkFiles {
  const files = filesByChunks.get(pieces) ?? createChunkFiles(pieces);
  filesByChunks.set(pieces, files);
  return files;
}

/** The full records of the listed deals with these slugs. */
export const loadRecords = (pieces: DealChunks, slugs: readonly string[]): Promise<DealRecord[]> =>
  dealRecords(pieces, filesOf(pieces)).bySlugs(slugs);

/** Loads what visitors say for things of the site, for searches of which nothing has all words. */
const loadOthers = () =>
  import('../otherWords.ts').then(({ loadOtherWords }) => loadOtherWords()).catch(() => undefined);

/**
 * The deals of a large catalog, whose files are loaded as needed. `rules` are passed in because the page has them
 * already; importing them would cost another file.
 */
export function createChunkedSource(data: DealData, pieces: DealChunks, rules: WordRules): DealSource {
  const files = filesOf(pieces);
  const records = dealRecords(pieces, files);
  const isGuide = (number: number) => number >= pieces.deals;
  // A deal that has begun since is found by the page that announced it: its record is in no file.
  const current = currentData(data);
  const paths = new Set([
    ...current.guides.map(({ href }) => href),
    ...current.deals.map(({ slug }) => dealPath(slug)),
  ]);
  const guideOf = (number: number) => {
    const made = data.guides[number - pieces.deals];
    return made && paths.has(made.href) ? made : [];
  };
  const search = (words: readonly string[]) =>
    searchPostings(words, pieces, pieces.deals + data.guides.length, { files, rules });
  const wordsOf = (text: string) => splitWords(text).flatMap((word) => rules.normalWord(word) || []);
  const find = memoizeLast(async (query) => {
    const words = wordsOf(query);
    const matches = await search(words);
    const others = matches.isPartial ? await loadOthers() : undefined;
    if (!others) return matches;
    const meant = others
      .meaningsOf(words)
      .flatMap((meaning) => (meaning.topics[0] === undefined ? meaning.words : wordsOf(meaning.topics[0])));
    const same = meant.join() === words.join() ? matches : await search(meant);
    return same.isPartial ? matches : same;
  });
  const dayIn = async (words: string, matches: SearchMatches | null) =>
    matches?.isPartial ? (await loadOthers())?.dayIn(words) : null;
  const outlines = dealOutlines(Object.keys(data.categories), files);
  const hitsOf = async (number: number, { words, lackedBy }: SearchMatches): Promise<SearchHit[]> => {
    const guides = [guideOf(number)].flat().map((guide) => ({ kind: 'guide' as const, guide, words }));
    const deals = isGuide(number) ? [] : await records.byNumbers([number]);
    const without = lackedBy(number);
    return [...guides, ...deals.map((deal) => ({ kind: 'deal' as const, deal, words, without }))];
  };
  let lastRequest = 0;
  let chosen = '';
  return {
    data,
    async suggest(query, count) {
      lastRequest++;
      const request = lastRequest;
      // What has been chosen from is not being typed.
      if (query !== chosen) await new Promise((resolve) => setTimeout(resolve, pause));
      if (request !== lastRequest) return [];
      const { words, anything, limit, isCheap } = await readLimit(query);
      if (words === '' && limit) return [{ kind: 'query', query, limit, when: null, time: null, words: [] }];
      const matches = await find(words || anything);
      const first = matches.numbers.slice(0, limit || isCheap ? count * mostForLimit : count);
      const hits = await Promise.all(first.map((number) => hitsOf(number, matches)));
      const kept = hits.flat().filter((hit) => isAffordable(hit, limit));
      return (isCheap ? cheapestFirst(kept) : kept).slice(0, count);
    },
    async choose(question) {
      chosen = question.filter.query;
      const { words, limit, isCheap, keeps } = await readLimit(chosen);
      const first = words === '' ? null : find(words);
      // Without words of its own, a query is for all deals.
      const isForAll = first === null && question.filter.query !== '';
      const early = isForAll || limit || isCheap || needsOutlines(question) ? outlines(question) : null;
      const day = await dayIn(words, await first);
      const matches = day ? (day.rest === '' ? null : await find(day.rest)) : await first;
      // Whether a deal takes place on a day is in the outlines.
      const listed = await (day ? outlines(question) : early);
      const guides = (matches?.numbers ?? []).flatMap(guideOf).filter((guide) => !day || guide.list);
      const numbers = matches?.numbers.filter((number) => !isGuide(number)) ?? null;
      const deals = dealsOf(numbers, listed).filter(({ price }) => keeps(price));
      return {
        deals: isCheap ? byPrice(deals, numbers === null ? deals.length : mostByPrice) : deals,
        isKnown: listed !== null,
        guides,
        isPartial: matches?.isPartial === true,
        first: day
          ? undefined
          : (matches?.numbers.slice(0, 1) ?? [])
              .flatMap(guideOf)
              .map((guide) => ({ kind: 'guide' as const, guide, words: [] }))[0],
        day: day ?? undefined,
      };
    },
    recordsOf: (deals) => records.byNumbers(deals.map(({ slug }) => Number(slug))),
  };
}

/** A category's own listing needs its deals; other listings only for filters and sort orders. */
function needsOutlines({ filter, scope, isFirst }: ListingQuery): boolean {
  const { category, neighborhoods, when, price, audience, setting, features, endsSoon, sort, view, query } =
    filter;
  const isNarrowed =
    [category, when, price, audience, setting].some((value) => value !== null) ||
    neighborhoods.length + features.length > 0 ||
    endsSoon;
  const isSearchAlone =
    query !== '' && !isNarrowed && sort === 'discount' && view === 'list' && !scope.featured;
  return scope.category !== null || (!isFirst && !isSearchAlone);
}

/** Of so many best matches the cheapest come first for who asks for that: farther down, hardly one is what is asked for. */
const mostByPrice = 48;

const byPrice = (deals: Candidates['deals'], most: number): Candidates['deals'] => [
  ...deals.slice(0, most).sort((a, b) => (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE)),
  ...deals.slice(most),
];

/** The candidates, in the order of the search if there was one. */
function dealsOf(
  matches: readonly number[] | null,
  outlines: readonly NumberedDeal[] | null,
): Candidates['deals'] {
  if (!matches) return outlines ?? [];
  if (!outlines) return matches.map(unknownDeal);
  const outlineOf = new Map(outlines.map((deal) => [deal.slug, deal]));
  return matches.flatMap((number) => outlineOf.get(number) ?? []);
}

/** A deal of which only the number is known; whether it has ended shows once it is loaded. */
const unknownDeal = (number: number): NumberedDeal => ({
  slug: number,
  category: '',
  neighborhoods: [],
  percent: 0,
  publishedDate: '',
  clicks: 0,
});
