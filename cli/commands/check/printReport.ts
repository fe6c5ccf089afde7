import { clean, codeFrame } from '../../diagnostics/printDiagnostic.ts';
import { type FindingCode, findingCatalogue } from './catalogue.ts';
import type { Finding } from './finding.ts';
import { type CheckReport, countBySeverity } from './findingsJson.ts';
import type { VendorCounts } from './vendors/checkVendors.ts';

/** Findings of one code beyond this many are counted, not printed. */
const shownOfCode = 10;

/** A report for a reader: each finding with its page and content file, and what it comes to. */
export function printReport(
  report: CheckReport,
  out: string,
  textOf: (file: string) => string | undefined,
): string {
  const counts = new Map<FindingCode, number>();
  const shown = report.findings.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= shownOfCode;
  });
  const hidden = [...counts].filter(([, count]) => count > shownOfCode);
  return [
    ...shown.map((finding) => printFinding(finding, out, textOf)),
    ...hidden.map(
      ([code, count]) =>
        `… and ${count - shownOfCode} more of ${code} ${findingCatalogue[code][0]}; "--format json" has them all.`,
    ),
    summary(report),
  ].join('\n\n');
}

function printFinding(finding: Finding, out: string, textOf: (file: string) => string | undefined): string {
  const { code, page, output, pages, pageCount, file, range, problem, expected, hint } = finding;
  const [name, severity] = findingCatalogue[code];
  const place = file === null ? null : range ? `${file}:${range.start.line}:${range.start.column}` : file;
  const text = file !== null && range ? textOf(file) : undefined;
  const more = pageCount - 1;
  return [
    `${severity} ${code} ${name}  ${clean(page ?? `${out}/${output}`)}`,
    `  ${clean(problem)}`,
    ...(place === null ? [] : [`  content: ${clean(place)}`]),
    ...(text !== undefined && range ? codeFrame(text, range).map((row) => `  ${row}`) : []),
    ...(more > 0
      ? [
          `  Also on ${more} more ${more === 1 ? 'page' : 'pages'}, such as ${pages.find((other) => other !== page) ?? ''}.`,
        ]
      : []),
    ...(expected === null ? [] : [`  expected: ${clean(expected)}`]),
    ...(hint === null ? [] : [`  ${clean(hint)}`]),
  ].join('\n');
}

/** "Checked 165 pages and 659 files: nothing found." */
function summary({ pages, files, findings, vendors }: CheckReport): string {
  const { errors, warnings } = countBySeverity(findings);
  const found = [count(errors, 'error'), count(warnings, 'warning')].filter((words) => words !== null);
  const words = found.length === 0 ? 'nothing found' : found.join(', ');
  const checked = `Checked ${count(pages, 'page') ?? 'no pages'} and ${count(files, 'file') ?? 'no files'}: ${words}.`;
  return vendors ? `${checked}\n${vendorSummary(vendors)}` : checked;
}

function vendorSummary({ asked, alive, moved, dead, silent, unclear, skipped }: VendorCounts): string {
  const parts = [
    `${alive} answer`,
    `${moved} moved`,
    `${dead} dead`,
    `${silent} silent`,
    `${unclear} answer no programs`,
  ];
  const invented = skipped === 0 ? '' : ` Not asked: ${skipped} with names that are reserved for examples.`;
  return `Asked ${count(asked, 'vendor link') ?? 'no vendor links'}: ${parts.join(', ')}.${invented}`;
}

const count = (number: number, what: string): string | null =>
  number === 0 ? null : `${number} ${what}${number === 1 ? '' : 's'}`;
