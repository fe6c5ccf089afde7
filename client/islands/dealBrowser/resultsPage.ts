import { dealsPerPage, filterDeals } from '../../../data/model/deals/dealFilter.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Place } from '../../../data/model/geo.ts';
import { after, type Choice, type DealSource, type Question } from '../../search/dealSource.ts';

/** A question with what there is to choose from for it. */
export interface Chosen extends Choice {
  readonly question: Question;
  readonly source: DealSource;
}

/** A page of what was found for a question. */
export interface View extends Chosen {
  /** How many deals were found on all pages. */
  readonly count: number;
  readonly pageCount: number;
  /** From 1. */
  readonly page: number;
  /** The deals of the page. */
  readonly shown: readonly DealRecord[];
}

/** The page of `chosen` that is asked for, at `now` (epoch milliseconds). */
export function viewOf(chosen: Chosen, now: number, place: Place | null): View | Promise<View> {
  const { question, source, deals } = chosen;
  const found = filterDeals(deals, question.filter, { now, place });
  const pageCount = Math.max(1, Math.ceil(found.length / dealsPerPage));
  const page = Math.min(question.filter.page, pageCount);
  const asked = found.slice((page - 1) * dealsPerPage, page * dealsPerPage);
  return after(source.recordsOf(asked), (records) => ({
    ...chosen,
    count: found.length,
    pageCount,
    page,
    shown: records.filter(({ endsAt }) => endsAt > now),
  }));
}
