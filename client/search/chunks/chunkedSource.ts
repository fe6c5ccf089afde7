import type { DealChunks } from '../../../data/model/deals/chunks/dealChunks.ts';
import type { NumberedDeal } from '../../../data/model/deals/chunks/filterChunks.ts';
import {
  type SearchMatches,
  searchPostings,
  splitWords,
} from '../../../data/model/deals/chunks/searchPostings.ts';
import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { WordRules } from '../../../data/model/deals/searchRules.ts';
import type { SearchHit } from '../dealSearch.ts';
import type { Candidates, DealSource, ListingQuery } from '../dealSource.ts';
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

/**
 * The deals of a large catalog, whose files are loaded as needed. `rules` are passed in because the page has them
 * already; importing them would cost another file.
 */
export function createChunkedSource(data: DealData, pieces: DealChunks, rules: WordRules): DealSource {
  const files = filesOf(pieces);
  const records = dealRecords(pieces, files);
  const isGuide = (number: number) => number >= pieces.deals;
  const guideOf = (number: number) => data.guides[number - pieces.deals] ?? [];
  const find = memoizeLast((query) => {
    const words = splitWords(query).flatMap((word) => rules.normalWord(word) || []);
    return searchPostings(words, pieces, pieces.deals + data.guides.length, { files, rules });
  });
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
      const { words, limit, keeps } = await readLimit(query);
      if (words === '' && limit) return [{ kind: 'query', query, limit, when: null, time: null, words: [] }];
      const matches = await find(words);
      const first = matches.numbers.slice(0, limit ? count * mostForLimit : count);
      const hits = await Promise.all(first.map((number) => hitsOf(number, matches)));
      return hits
        .flat()
        .filter((hit) => hit.kind !== 'deal' || keeps(hit.deal.price))
        .slice(0, count);
    },
    async choose(question) {
      chosen = question.filter.query;
      const { words, limit, keeps } = await readLimit(chosen);
      const [matches, listed] = await Promise.all([
        words === '' ? null : find(words),
        limit || needsOutlines(question) ? outlines(question) : null,
      ]);
      return {
        deals: dealsOf(matches?.numbers.filter((number) => !isGuide(number)) ?? null, listed).filter(
          ({ price }) => keeps(price),
        ),
        isKnown: listed !== null,
        guides: matches?.numbers.flatMap(guideOf) ?? [],
        first: (matches?.numbers.slice(0, 1) ?? [])
          .flatMap(guideOf)
          .map((guide) => ({ kind: 'guide' as const, guide, words: [] }))[0],
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
