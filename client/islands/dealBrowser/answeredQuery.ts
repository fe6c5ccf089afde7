import type { DealCalendar } from '../../../data/model/deals/dealCalendar.ts';
import type { DealFilter } from '../../../data/model/deals/dealFilter.ts';
import type { Candidates, DealSource, ListingQuery } from '../../search/dealSource.ts';

/** A query with its candidates, and what answering it takes. */
export interface AnsweredQuery extends Candidates {
  readonly question: ListingQuery;
  readonly source: DealSource;
  readonly calendar: DealCalendar;
}

/** With what all shown deals have of what is asked for. */
export interface ShownQuery extends AnsweredQuery {
  readonly filter: DealFilter;
}
