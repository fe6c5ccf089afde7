import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SystemError } from '../../files/fileSystem.ts';
import type { RowCounts } from './feedReport.ts';
import type { FeedError } from './rows/feedRow.ts';

/** A feed that cannot be read to its end (CD707). */
export function unreadableFeed(name: string, { message, hint, line }: FeedError): Diagnostic {
  const range = line === null ? null : { start: { line, column: 1 }, end: { line, column: 2 } };
  return diagnostic({ code: 'CD707', file: name, range, problem: message, hint });
}

/** Content that the system does not let be written, before or while files are moved (CD705). */
export const unwritableContent = (label: string, { code }: SystemError): Diagnostic =>
  diagnostic({
    code: 'CD705',
    file: label,
    problem: `The content could not be written (${code}).`,
    hint: 'Fix the cause and import again. If the change was complete, that finishes it; else nothing has changed.',
  });

interface CountedRows {
  readonly rows: number;
  readonly counts: RowCounts;
}

interface Shares {
  readonly source: { readonly name: string };
  readonly maxGone: number;
  readonly maxBad: number;
}

/** A feed that has lost too many of its deals (CD708); `null` if it has not. */
export function goneProblem({ source, maxGone }: Shares, gone: number, live: number): Diagnostic | null {
  if (gone <= maxGone * live) return null;
  return diagnostic({
    code: 'CD708',
    file: source.name,
    problem: `${gone} of ${live} live deals of the feed are no longer in it.`,
    expected: `at most ${percent(maxGone)}`,
    hint: `If they are gone for good, import with --max-gone ${percent(Math.ceil((gone / live) * 100) / 100)}.`,
  });
}

/** A feed of which too many rows are rejected (CD709); `null` if they are few. */
export function badProblem({ source, maxBad }: Shares, rejected: number, rows: number): Diagnostic | null {
  if (rejected <= maxBad * rows) return null;
  return diagnostic({
    code: 'CD709',
    file: source.name,
    problem: `${rejected} of ${rows} rows are rejected.`,
    expected: `at most ${percent(maxBad)}`,
    hint: 'Correct the map by the reasons below, or allow more with --max-bad.',
  });
}

/** A feed of which no row becomes a deal, though none is rejected (CD711); empty for any other. */
export function withoutDeals(
  { source }: Pick<Shares, 'source'>,
  { rows, counts }: CountedRows,
): Diagnostic[] {
  const { offers, rejected, ...others } = counts;
  if (offers > 0 || rejected > 0) return [];
  const [why = 'ended', count = 0] = Object.entries(others).sort(([, a], [, b]) => b - a)[0] ?? [];
  return [
    diagnostic({
      code: 'CD711',
      severity: 'warning',
      file: source.name,
      problem: rows === 0 ? 'The feed has no rows.' : `No row becomes a deal: ${count} of ${rows} ${why}.`,
      hint:
        rows === 0
          ? 'Open it: it may be the wrong file, or "items" of the map names another list.'
          : (hints[why] ?? null),
    }),
  ];
}

const hints: Readonly<Record<string, string>> = {
  filtered: 'Check "filters" of the map, and the columns that they name.',
  dropped:
    'No category or neighborhood is found for them: give each in the map a "default" that is not "drop".',
  duplicates: 'Deals of other sources have the same vendors and titles.',
  ended: 'Their last days are over: check "expiryDate" and "dates" of the map if that is wrong.',
};

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
