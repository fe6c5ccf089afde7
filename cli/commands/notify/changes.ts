import type { NotifiedPage } from './notifiedState.ts';

/** A page of the built site that search engines may index. */
export interface IndexablePage {
  readonly path: string;
  readonly fingerprint: string;
  /** As ISO 8601 in UTC; `null` if the page has no date. */
  readonly lastModified: string | null;
}

/** The pages of a built site, as far as search engines are concerned. */
export interface BuiltPages {
  readonly indexable: readonly IndexablePage[];
  /** Whether there is a page at `path`, indexable or not. */
  has(path: string): boolean;
  /** A hash of the text of an indexable page. */
  textHashOf(path: string): string;
}

/** What changed since the last notification; all but `pages` are paths. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Pages that no longer exist. */
  readonly removed: readonly string[];
  /** Pages that exist, but are not indexable any more. Their "noindex" says so, so nobody is notified. */
  readonly withdrawn: readonly string[];
  /** The number of pages that did not change. */
  readonly unchanged: number;
  /** All indexable pages of the built site, by path. */
  readonly pages: ReadonlyMap<string, NotifiedPage>;
}

/**
 * Compares a built site with the pages that search engines were notified of. A page has changed if its date or its text
 * has: new code or styles alone do not matter to them.
 */
export function findChanges(notified: ReadonlyMap<string, NotifiedPage>, built: BuiltPages): Changes {
  const pages = new Map<string, NotifiedPage>();
  const added: string[] = [];
  const changed: string[] = [];
  for (const { path, fingerprint, lastModified } of built.indexable) {
    const previous = notified.get(path);
    // An equal fingerprint means an equal file, which need not be read.
    const textHash = previous?.fingerprint === fingerprint ? previous.textHash : built.textHashOf(path);
    pages.set(path, { fingerprint, textHash, lastModified });
    if (!previous) added.push(path);
    else if (previous.textHash !== textHash || previous.lastModified !== lastModified) changed.push(path);
  }
  const gone = [...notified.keys()].filter((path) => !pages.has(path)).sort();
  return {
    added,
    changed,
    removed: gone.filter((path) => !built.has(path)),
    withdrawn: gone.filter((path) => built.has(path)),
    unchanged: pages.size - added.length - changed.length,
    pages,
  };
}

/** The paths to notify search engines of. */
export const pathsToSend = ({ added, changed, removed }: Changes): string[] => [
  ...added,
  ...changed,
  ...removed,
];

/** The notified pages after the paths in `sent` were accepted: the other changes still wait for a notification. */
export function pagesAfterSending(
  notified: ReadonlyMap<string, NotifiedPage>,
  changes: Changes,
  sent: readonly string[],
): Map<string, NotifiedPage> {
  const unsent = new Set(pathsToSend(changes));
  for (const path of sent) unsent.delete(path);
  const pages = new Map([...notified].filter(([path]) => unsent.has(path)));
  for (const [path, page] of changes.pages) if (!unsent.has(path)) pages.set(path, page);
  return pages;
}
