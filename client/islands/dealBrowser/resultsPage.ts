import type { DealFilter } from '../../../data/model/deals/dealFilter.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import {
  dealsPerPage,
  type FilterableDeal,
  type FilterContext,
  filterDeals,
} from '../../../data/model/deals/filterDeals.ts';
import type { Coordinates } from '../../../data/model/geo.ts';
import type { WhenFilter } from '../../../data/model/time/whenFilter.ts';
import { andThen } from '../../search/andThen.ts';
import type { AnsweredQuery, ShownQuery } from './answeredQuery.ts';
import type { DealMapParts } from './loadDealMap.ts';
import { loadNoResults } from './loadNoResults.ts';
import { loadResultsNote } from './loadResultsNote.ts';
import type { WayOut } from './waysOut.ts';

/** A page of a query's results. */
export interface ResultsPage extends AnsweredQuery {
  /** What all shown deals have of what is asked for. */
  readonly filter: DealFilter;
  /** The number of deals on all pages, and on the map, that are not over. */
  readonly count: number;
  /** The map of those that have a place there; `null` for a list. The pages then have the others. */
  readonly onMap: (DealMapParts & { readonly deals: readonly FilterableDeal[] }) | null;
  /** The number of deals on all pages. */
  readonly listed: number;
  readonly pageCount: number;
  /** From 1. */
  readonly page: number;
  /** The deals of the page. */
  readonly shown: readonly DealRecord[];
  /** What to say above them; may be empty. */
  readonly note: string;
  /** Where nothing is found, the code for that and what to give up. */
  readonly none: { readonly code: typeof import('./NoResults.tsx'); readonly ways: readonly WayOut[] } | null;
}

/** The page of results that the query asks for, at `now` (epoch milliseconds); with `parts`, on a map and below it. */
export function resultsPageOf(
  chosen: AnsweredQuery,
  now: number,
  place: Coordinates | null,
  parts: DealMapParts | null,
): ResultsPage | Promise<ResultsPage> {
  const { question, source } = chosen;
  const { found, count, filter } = foundIn(chosen, now, place);
  const listed = parts ? found.filter(({ at }) => !at) : found;
  const pageCount = Math.max(1, Math.ceil(listed.length / dealsPerPage));
  const page = Math.min(question.filter.page, pageCount);
  const asked = listed.slice((page - 1) * dealsPerPage, page * dealsPerPage);
  return andThen(source.recordsOf(asked), (records) => {
    const shown = records.filter(({ endsAt = Infinity }) => endsAt > now);
    const isNone = found.length === 0 || (shown.length === 0 && !parts);
    return andThen(isNone ? nothingFound(chosen, now) : null, (none) =>
      andThen(isNone ? '' : noteOf({ ...chosen, filter }, shown[0], now), (note) => ({
        ...chosen,
        filter,
        count,
        onMap: parts && { ...parts, deals: found.filter(({ at }) => at) },
        listed: listed.length,
        pageCount,
        page,
        shown,
        note,
        none,
      })),
    );
  });
}

/**
 * The deals that a query finds, and how many are not over. A word of time does not hide what other words name: if nothing is certain
 * then, what there is at other times.
 */
function foundIn({ question, day, deals, calendar }: AnsweredQuery, now: number, place: Coordinates | null) {
  const { query, when } = question.filter;
  const filter = {
    ...question.filter,
    query: day?.rest ?? query,
    when: day?.dateAt(calendar.dateAt(now)) ?? when,
  };
  const context = { now, place, calendar };
  const found = filterDeals(deals, filter, context);
  if (filter.when === null) return { found, count: found.length, filter };
  const [left, over] = partedByEnd(found, filter.when, context);
  if (left.length > 0 || query === '')
    return { found: [...left, ...over], count: left.length || over.length, filter };
  const timeless = { ...filter, when: null };
  const others = filterDeals(deals, timeless, context);
  return { found: others, count: others.length, filter: timeless };
}

/** What is over for today still takes place that day, as in built listings, but who looks for it wants to go. */
function partedByEnd(found: readonly FilterableDeal[], when: WhenFilter, { now, calendar }: FilterContext) {
  const isOver = (deal: FilterableDeal) => calendar.isOver(deal, when, now);
  return [found.filter((deal) => !isOver(deal)), found.filter(isOver)] as const;
}

const nothingFound = (chosen: AnsweredQuery, now: number) =>
  andThen(loadNoResults(), (code) => andThen(code.waysOut(chosen, now), (ways) => ({ code, ways })));

const noteOf = (chosen: ShownQuery, best: DealRecord | undefined, now: number) =>
  best && (chosen.question.filter.query !== '' || chosen.filter.when === 'next-weekend')
    ? andThen(loadResultsNote(), ({ resultsNote }) => resultsNote(chosen, best, now))
    : '';
