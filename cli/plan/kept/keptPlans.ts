import type { PlannedPage } from '../../../data/model/pages/page.ts';
import type { TextCache } from '../../files/textCache.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import { frameHash } from '../frameHash.ts';
import type { PlanFrame } from '../ingredients.ts';
import { type ChangedDeals, changedDeals } from './changedDeals.ts';
import { type EarlierDeal, type NumberedDeals, numberedDeals, parseDeal } from './numberedDeals.ts';
import { keptSubject, type StoredSubject, storedSubject } from './storedSubject.ts';

/** Plans of deals and lists that an earlier build of the same frame has made. */
export interface KeptPlans {
  /**
   * The pages of a list, or of a deal, which is `entry`, at `now` (epoch milliseconds), if they are as they were planned before but for
   * the words of deals; `null` if they have to be planned.
   */
  readonly pagesOf: (
    subject: string,
    entry: CatalogEntry | null,
    frame: PlanFrame,
    now: number,
  ) => readonly PlannedPage[] | null;
  /** Keeps the pages of a subject for the next build. */
  readonly keep: (subject: string, pages: readonly PlannedPage[]) => void;
  /** Writes what is kept. */
  readonly store: () => void;
}

/** For plans that are made once. */
export const nothingKept: KeptPlans = { pagesOf: () => null, keep: () => {}, store: () => {} };

/** The plans in `cache` that are about the deals `entries`, in the order of the catalog, and about the frame `site`. */
export function keptPlans(
  site: PlanFrame['site'],
  entries: readonly CatalogEntry[],
  cache: TextCache,
): KeptPlans {
  const name = `plans-${frameHash(site)}`;
  const stored = cache.read(name);
  const before = stored === null ? nothingStored : parseStored(stored);
  const deals = numberedDeals(before.deals, entries);
  const changed = changedDeals(before.deals, entries);
  const now = new Map<string, () => string>();
  return {
    pagesOf(subject, entry, frame, instant) {
      const line = before.subjects.get(subject);
      if (line === undefined || isAffected(changed, entry)) return null;
      const kept = keptSubject(JSON.parse(line) as StoredSubject, frame, deals);
      if (!kept?.pages.every((page) => isValid(page, instant))) return null;
      now.set(subject, kept.isSame ? () => line : () => storedText(kept.pages));
      return kept.pages;
    },
    keep(subject, pages) {
      now.set(subject, () => storedText(pages));
    },
    store: () => cache.write(name, () => printStored(deals, now)),
  };

  function storedText(pages: readonly PlannedPage[]): string {
    return JSON.stringify(storedSubject(pages, deals));
  }
}

const isAffected = (changed: ChangedDeals, entry: CatalogEntry | null) =>
  entry ? changed.isAffected(entry) : changed.any;

const isValid = ({ valid: { from, until } }: PlannedPage, now: number) =>
  (from === null || from <= now) && (until === null || now < until);

/** What a build has left: its deals in the order of the catalog, and subjects by their names, as JSON. */
interface StoredPlans {
  readonly deals: readonly EarlierDeal[];
  readonly subjects: ReadonlyMap<string, string>;
}

const nothingStored: StoredPlans = { deals: [], subjects: new Map() };

/** A line between deals and subjects. */
const divider = '';

const printStored = (deals: NumberedDeals, subjects: ReadonlyMap<string, () => string>) =>
  [
    ...deals.lines(),
    divider,
    ...Array.from(subjects, ([subject, text]) => `${JSON.stringify(subject)} ${text()}`),
  ].join('\n');

function parseStored(text: string): StoredPlans {
  const lines = text.split('\n');
  const end = lines.indexOf(divider);
  const subjects = lines.slice(end + 1).map((line): [string, string] => {
    const nameEnd = line.indexOf(' {');
    return [JSON.parse(line.slice(0, nameEnd)), line.slice(nameEnd + 1)];
  });
  return { deals: lines.slice(0, Math.max(0, end)).map(parseDeal), subjects: new Map(subjects) };
}
