import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { ClickCountChange } from './clickCounts.ts';
import { type IgnoredReason, ignoredReasons } from './tally.ts';

/** What became of the lines of one or several logs. */
export interface LineCounts {
  /** All lines, except empty ones and comments. */
  readonly lines: number;
  /** Lines without a known format. */
  readonly notUnderstood: number;
  /** Click records. */
  readonly clicks: number;
  /** Click records that counted. */
  readonly counted: number;
  /** Click records that did not count, for each reason. */
  readonly ignored: Readonly<Record<IgnoredReason, number>>;
}

/** One of the logs of an import. */
export interface LogReport extends LineCounts {
  /** As typed; "-" for standard input. */
  readonly file: string;
}

/** The result of an import; printed as it is with `--json`. */
export interface ImportReport extends LineCounts {
  /** True if nothing was written because of `--dry-run`. */
  readonly dryRun: boolean;
  /** The file that holds the counts. */
  readonly ledger: string;
  /** The record of earlier imports that the ledger replaces from now on; `null` if there is none. */
  readonly replaces: string | null;
  /** Later imports ignore clicks of days before this one; `null` if no click was ever counted. */
  readonly closedBefore: LocalDate | null;
  /** The deals whose count changed: most new clicks first, then by slug. */
  readonly deals: readonly ClickCountChange[];
  readonly logs: readonly LogReport[];
}

/** A report for people: the deals that changed, then what became of the lines. */
export function printImportReport(report: ImportReport): string {
  const { deals, ignored, closedBefore, dryRun, replaces } = report;
  const reasons = ignoredReasons.filter((reason) => ignored[reason] > 0);
  const rows: [string, number][] = [
    ['lines read', report.lines],
    ['  in an unknown format', report.notUnderstood],
    ['click records', report.clicks],
    ['  counted', report.counted],
    ...reasons.map((reason): [string, number] => [`  ${reasonLabels[reason]}`, ignored[reason]]),
  ];
  return [
    headline(report),
    ...(deals.length > 0 ? ['', ...dealTable(deals), ''] : []),
    ...table(rows.map(([name, count]) => [name, String(count)])),
    ...(closedBefore === null ? [] : [`  Clicks from ${closedBefore} on can still be imported.`]),
    ...(replaces === null || dryRun
      ? []
      : [`  ${report.ledger} replaces ${replaces}, which you can remove.`]),
  ].join('\n');
}

const reasonLabels: Readonly<Record<IgnoredReason, string>> = {
  failed: 'failed requests',
  unknownDeal: 'for unknown deals',
  bot: 'by bots',
  undated: 'without a time',
  future: 'dated in the future',
  closed: 'of days that are closed',
  earlierImport: 'counted by an earlier import',
  repeat: 'repeated on the same day',
};

function headline({ dryRun, counted, logs, deals, ledger, replaces }: ImportReport): string {
  const source = `from ${plural(logs.length, 'log')}`;
  const isWritten = !dryRun && (counted > 0 || replaces !== null);
  if (!isWritten)
    return `${counted === 0 ? 'No new clicks' : plural(counted, 'new click')} ${source}; nothing was written.`;
  return `Imported ${plural(counted, 'click')} ${source} into ${ledger}: ${plural(deals.length, 'deal')} changed.`;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const dealTable = (deals: readonly ClickCountChange[]) =>
  table([
    ['deal', 'before', 'after', ''],
    ...deals.map(({ slug, before, after }) => [slug, String(before), String(after), `+${after - before}`]),
  ]);

/** Rows of a name and numbers, aligned and indented by two spaces. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `  ${cells.join('  ')}`.trimEnd();
  });
}
