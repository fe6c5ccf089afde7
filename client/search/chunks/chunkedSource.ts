import type { DealPieces } from '../../../data/model/deals/chunks/dealChunks.ts';
import type { NumberedOutline } from '../../../data/model/deals/chunks/filterChunks.ts';
import { findNumbers, splitWords } from '../../../data/model/deals/chunks/searchPostings.ts';
import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { WordRules } from '../../../data/model/deals/searchRules.ts';
import type { Hit } from '../dealSearch.ts';
import type { Choice, DealSource, Question } from '../dealSource.ts';
import { type PieceFiles, pieceFiles } from './chunkFiles.ts';
import { dealOutlines } from './dealOutlines.ts';
import { dealRecords } from './dealRecords.ts';
import { remembered } from './memoizeLast.ts';

/** How long a visitor who types has to pause before files are asked for, in milliseconds. */
const pause = 150;

/** The deals with these slugs that the site lists, in full. */
export const recordsOf = (pieces: DealPieces, slugs: readonly string[]): Promise<DealRecord[]> =>
  dealRecords(pieces, filesOf(pieces)).bySlugs(slugs);

const opened = new WeakMap<DealPieces, PieceFiles>();

function filesOf(pieces: DealPieces): PieceFiles {
  const files = opened.get(pieces) ?? pieceFiles(pieces);
  opened.set(pieces, files);
  return files;
}

/**
 * The deals of a large catalogue, of which files are loaded as they are needed. `rules` are those of the
 * search that small catalogues have: the page has them already.
 */
export function openPieces(data: DealData, pieces: DealPieces, rules: WordRules): DealSource {
  const files = filesOf(pieces);
  const records = dealRecords(pieces, files);
  const isGuide = (number: number) => number >= pieces.deals;
  const guideOf = (number: number) => data.guides[number - pieces.deals] ?? [];
  const find = remembered((query) => {
    const words = splitWords(query).flatMap((word) => rules.normalWord(word) || []);
    return findNumbers(words, pieces, pieces.deals + data.guides.length, { files, rules });
  });
  const outlines = dealOutlines(Object.keys(data.categories), files);
  let suggested = 0;
  return {
    data,
    async suggest(query, count) {
      suggested++;
      const turn = suggested;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (turn !== suggested) return [];
      const { numbers, words } = await find(query);
      const first = numbers.slice(0, count);
      const deals = await Promise.all(
        first.map((number) => (isGuide(number) ? [] : records.byNumbers([number]))),
      );
      return first.flatMap((number, place): Hit[] => [
        ...[guideOf(number)].flat().map((guide) => ({ kind: 'guide' as const, guide, words })),
        ...(deals[place] ?? []).map((deal) => ({ kind: 'deal' as const, deal, words })),
      ]);
    },
    async choose(question) {
      const { query } = question.filter;
      const [found, known] = await Promise.all([
        query === '' ? null : find(query),
        needsOutlines(question) ? outlines(question) : null,
      ]);
      return {
        deals: dealsOf(found?.numbers.filter((number) => !isGuide(number)) ?? null, known),
        isKnown: known !== null,
        guides: found?.numbers.flatMap(guideOf) ?? [],
      };
    },
    recordsOf: (deals) => records.byNumbers(deals.map(({ slug }) => Number(slug))),
  };
}

/** A category's own listing needs its deals; all others only once a filter or an order is asked for. */
function needsOutlines({ filter, scope, isFirst }: Question): boolean {
  const { category, neighborhood, price, audience, setting, endsSoon, sort, query } = filter;
  const isNarrowed = [category, neighborhood, price, audience, setting].some((value) => value !== null);
  const isSearchAlone = query !== '' && !isNarrowed && !endsSoon && sort === 'discount' && !scope.featured;
  return scope.category !== null || (!isFirst && !isSearchAlone);
}

/** The deals to choose from; those that were found in the order in which they were. */
function dealsOf(
  found: readonly number[] | null,
  outlines: readonly NumberedOutline[] | null,
): Choice['deals'] {
  if (!found) return outlines ?? [];
  if (!outlines) return found.map(unknownDeal);
  const known = new Map(outlines.map((deal) => [deal.slug, deal]));
  return found.flatMap((number) => known.get(number) ?? []);
}

/** A deal of which only its number is known. When it ends is seen once it is loaded. */
const unknownDeal = (number: number): NumberedOutline => ({
  slug: number,
  category: '',
  neighborhood: '',
  price: 0,
  percent: 0,
  endsAt: Number.POSITIVE_INFINITY,
  publishedDate: '',
  clicks: 0,
});
