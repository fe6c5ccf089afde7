import { formatBytes } from '../../program/printBuildSummary.ts';
import type { MergeSummary } from './mergeSummary.ts';

/** The end of a merge in words; `out` as it was typed. */
export function printMerge(
  { parts, pages, files, bytes, now, nextDue, ms }: MergeSummary,
  out: string,
): string {
  const rows: [string, string][] = [
    ['pages', `${pages.total}: ${pages.written} written, ${pages.kept} kept`],
    ['files', `${files.total}, ${formatBytes(bytes)} in ${out}, ${files.removed} removed`],
    ['built for', now],
    ['next rebuild', nextDue === null ? 'never due' : `due ${nextDue}`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  return `Joined ${parts} ${parts === 1 ? 'part' : 'parts'} in ${ms} ms\n${lines.join('\n')}`;
}
