import type { DealGain, ImportReport } from './importReport.ts';
import { type IgnoredReason, ignoredReasons } from './tally.ts';

const words: Readonly<Record<IgnoredReason, string>> = {
  failed: 'not answered by the host',
  unknownDeal: 'of no deal in the content',
  bot: 'of bots',
  undated: 'without a time',
  future: 'dated in the future',
  closed: 'older than the last import reaches',
  earlierImport: 'counted by an earlier import',
  repeat: 'again on the same day',
};

/** The end of an import in words: what changed, then how the lines fell out. */
export function printImport(report: ImportReport): string {
  const { deals, ignored, closedBefore } = report;
  const reasons = ignoredReasons.filter((reason) => ignored[reason] > 0);
  const rows: [string, number][] = [
    ['lines read', report.lines],
    ['  not understood', report.notUnderstood],
    ['click records', report.clicks],
    ['  counted', report.counted],
    ...reasons.map((reason): [string, number] => [`  ${words[reason]}`, ignored[reason]]),
  ];
  return [
    headline(report),
    ...(deals.length > 0 ? ['', ...dealTable(deals), ''] : []),
    ...table(rows.map(([name, count]) => [name, String(count)])),
    ...(closedBefore === null ? [] : [`  Clicks from ${closedBefore} on can still be imported.`]),
  ].join('\n');
}

function headline({ dryRun, counted, logs, deals, completed }: ImportReport): string {
  const from = `from ${plural(logs.length, 'log')}`;
  const rest = completed ? ', and what an earlier import could not write' : '';
  if (counted === 0 && !completed) return `No new clicks ${from}; nothing was written.`;
  if (dryRun) return `${plural(counted, 'new click')} ${from}${rest}; nothing was written.`;
  return `Imported ${plural(counted, 'click')} ${from}${rest}: ${plural(deals.length, 'deal')} changed.`;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const dealTable = (deals: readonly DealGain[]) =>
  table([
    ['deal', 'before', 'after', ''],
    ...deals.map(({ slug, before, after }) => [
      slug,
      String(before),
      String(after),
      after < before ? String(after - before) : `+${after - before}`,
    ]),
  ]);

/** Rows whose first cells are words and whose others are numbers, two spaces in. */
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
