/** A row of a feed: an offer as the feed says it. */
export interface FeedRow {
  /** Where it begins: the line, or in JSON the number of the item; from 1. */
  readonly line: number;
  /** The value under a name as `columnKey` writes it, trimmed; empty if there is none. */
  readonly get: (key: string) => string;
  /** The names of its values as the feed writes them. */
  readonly names: () => readonly string[];
}

/** A row that cannot be read, although the rows around it can. */
export interface UnreadableRow {
  readonly line: number;
  readonly problem: string;
  readonly hint: string;
}

export type ReadRow = FeedRow | UnreadableRow;

/** The name of a column without what feeds spell differently: case, spaces, underscores and hyphens. */
export const columnKey = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

/** A row of named values. The first of several names that mean the same counts, unless it is empty. */
export function rowOf(line: number, entries: Iterable<readonly [name: string, value: string]>): FeedRow {
  const values = new Map<string, string>();
  const names: string[] = [];
  for (const [name, value] of entries) {
    const key = columnKey(name);
    const text = value.trim();
    if (text !== '' && !values.get(key)) {
      values.set(key, text);
      names.push(name);
    }
  }
  return { line, get: (key) => values.get(key) ?? '', names: () => names };
}

/** Why a feed is refused whole: it cannot be read to its end, or exceeds a limit. */
export class FeedError extends Error {
  readonly hint: string | null;
  /** Where in the feed; `null` if it has no place. */
  readonly line: number | null;

  constructor(message: string, hint: string | null = null, line: number | null = null) {
    super(message);
    this.hint = hint;
    this.line = line;
  }
}
