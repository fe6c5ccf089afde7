import type { NotifiedPage } from './notifiedState.ts';

/** A page of the built site that search engines may index. */
export interface IndexablePage {
  readonly path: string;
  readonly fingerprint: string;
  /** As ISO 8601 in UTC; `null` where the page has no such date. */
  readonly lastModified: string | null;
}

/** A built site as far as search engines are concerned. */
export interface BuiltPages {
  readonly indexable: readonly IndexablePage[];
  /** Whether there is a page at `path`, for search engines or not. */
  has(path: string): boolean;
  /** A hash of the words of an indexable page. */
  wordsOf(path: string): string;
}

/** What is different since the last notification; paths of pages. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Pages that are not there any more. */
  readonly removed: readonly string[];
  /** Pages that are there, and tell search engines to leave them out. Nobody is told: they say it themselves. */
  readonly withdrawn: readonly string[];
  /** How many pages are as search engines know them. */
  readonly unchanged: number;
  /** All pages of today, by path. */
  readonly pages: ReadonlyMap<string, NotifiedPage>;
}

/**
 * Compares a site with what search engines know of it. A page has changed when the date of its last change has, or its
 * words have: new code or new looks alone are no news to them.
 */
export function findChanges(known: ReadonlyMap<string, NotifiedPage>, built: BuiltPages): Changes {
  const pages = new Map<string, NotifiedPage>();
  const added: string[] = [];
  const changed: string[] = [];
  for (const { path, fingerprint, lastModified } of built.indexable) {
    const before = known.get(path);
    // Words need no second look where not even the file is another.
    const words = before?.fingerprint === fingerprint ? before.words : built.wordsOf(path);
    pages.set(path, { fingerprint, words, lastModified });
    if (!before) added.push(path);
    else if (before.words !== words || before.lastModified !== lastModified) changed.push(path);
  }
  const gone = [...known.keys()].filter((path) => !pages.has(path)).sort();
  return {
    added,
    changed,
    removed: gone.filter((path) => !built.has(path)),
    withdrawn: gone.filter((path) => built.has(path)),
    unchanged: pages.size - added.length - changed.length,
    pages,
  };
}

/** What there is to tell: paths of pages that are new, changed or gone. */
export const newsOf = ({ added, changed, removed }: Changes) => [...added, ...changed, ...removed];

/** What search engines know once they were told of `paths`: the rest of the news is still news to them. */
export function knownAfter(
  known: ReadonlyMap<string, NotifiedPage>,
  changes: Changes,
  told: readonly string[],
): Map<string, NotifiedPage> {
  const untold = new Set(newsOf(changes));
  for (const path of told) untold.delete(path);
  const after = new Map([...known].filter(([path]) => untold.has(path)));
  for (const [path, page] of changes.pages) if (!untold.has(path)) after.set(path, page);
  return after;
}
