import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { IgnoredReason } from './tally.ts';

/** How the lines of a log, or of several, fell out. */
export interface LineCounts {
  /** Lines read, without empty ones and comments. */
  readonly lines: number;
  /** Lines of no format that is known. */
  readonly notUnderstood: number;
  /** Click records among the lines. */
  readonly clicks: number;
  readonly counted: number;
  /** Click records that did not count, by reason; reasons without any are there with 0. */
  readonly ignored: Readonly<Record<IgnoredReason, number>>;
}

/** One log among those of an import. */
export interface LogReport extends LineCounts {
  /** As it was typed; "-" for standard input. */
  readonly file: string;
}

/** A deal whose click count changes. */
export interface DealGain {
  readonly slug: string;
  /** The file that has the deal, relative to the content folder. */
  readonly source: string;
  readonly before: number;
  readonly after: number;
}

/** What an import came to; printed as it is with `--json`. */
export interface ImportReport extends LineCounts {
  /** True where nothing was written, because only the report was wanted. */
  readonly dryRun: boolean;
  /** True where this import also has counts that an earlier one could not write. */
  readonly completed: boolean;
  /** Later imports pass over clicks of days before this one; `null` while nothing was ever counted. */
  readonly closedBefore: LocalDate | null;
  /** Deals whose count changed: most clicks first, then by slug. */
  readonly deals: readonly DealGain[];
  readonly logs: readonly LogReport[];
}
