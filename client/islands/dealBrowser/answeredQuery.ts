import type { DealCalendar } from '../../../data/model/deals/dealCalendar.ts';
import type { Candidates, DealSource, ListingQuery } from '../../search/dealSource.ts';

/** A query with its candidates, and what answering it takes. */
export interface AnsweredQuery extends Candidates {
  readonly question: ListingQuery;
  readonly source: DealSource;
  readonly calendar: DealCalendar;
}
