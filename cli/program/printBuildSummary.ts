import { createZone } from '../../data/model/time/zone.ts';
import type { BuildSummary } from '../publish/buildOutcome.ts';

/** The summary of a build for a reader at a terminal; `out` as typed. */
export function printBuildSummary(summary: BuildSummary, out: string): string {
  const { pages, files, timeZone, warnings } = summary;
  const zone = createZone(timeZone);
  const inZone = (instant: string) => `${zone.format(Date.parse(instant))} (${timeZone})`;
  const kinds = Object.entries(pages.byKind)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${kind} ${count}`);
  return summaryTable(`Built in ${summary.ms} ms`, [
    ['pages', `${pages.total}: ${kinds.join(', ')}`],
    ['', `${pages.rendered} rendered, ${pages.kept} kept, ${pages.removed} removed`],
    ['files', `${files.total}, ${formatBytes(summary.bytes)} in ${out}`],
    ...summary.budgets.map(({ name, bytes, limit }): [string, string] => [
      name,
      `${formatBytes(bytes)} gzip of ${formatBytes(limit)}${bytes > limit ? '  OVER BUDGET' : ''}`,
    ]),
    ['warnings', warnings.length === 0 ? 'none' : `${warnings.length}, see above`],
    ['built for', inZone(summary.now)],
    ['next rebuild', summary.nextDue === null ? 'never due' : `due ${inZone(summary.nextDue)}`],
  ]);
}

/** A title with rows of a name and a text below it; a row without a name continues the one above. */
export function summaryTable(
  title: string,
  rows: readonly (readonly [name: string, text: string])[],
): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  return `${title}\n${lines.join('\n')}`;
}

/** Bytes in a unit that suits their number; 1 kB is 1024 bytes, as in the budgets. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
