import type { PageKind } from '../../data/model/page.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** What a build did. Instants are ISO 8601 in UTC. */
export interface BuildSummary {
  readonly out: string;
  /** The instant for which the site was built. */
  readonly now: string;
  readonly timeZone: string;
  readonly pages: {
    readonly total: number;
    readonly rendered: number;
    readonly kept: number;
    readonly removed: number;
    readonly byKind: Readonly<Partial<Record<PageKind, number>>>;
  };
  /** All files of the output folder that the build made, assets and data included. */
  readonly files: { readonly total: number; readonly written: number; readonly removed: number };
  readonly bytes: number;
  readonly ms: number;
  /** When the first page goes stale; `null` where none ever does. */
  readonly nextDue: string | null;
  readonly budgets: readonly Budget[];
  readonly warnings: readonly Diagnostic[];
}

/** A size that is sent to every visitor, in bytes of gzip, and the most that it may be. */
export interface Budget {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}
