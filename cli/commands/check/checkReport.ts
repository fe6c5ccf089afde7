import { codeFrame, maskControls } from '../../diagnostics/printDiagnostic.ts';
import { type FindingCode, findingCodes } from './findingCodes.ts';
import type { Finding } from './findings.ts';
import type { VendorCounts } from './vendors/checkVendors.ts';

/** The result of a check. */
export interface CheckReport {
  /** The number of pages that were checked. */
  readonly pages: number;
  /** The number of files in the output folder. */
  readonly files: number;
  /** False if the content could not be read: findings then name no content file. */
  readonly contentRead: boolean;
  /** `null` if vendors were not asked. */
  readonly vendors: VendorCounts | null;
  readonly findings: readonly Finding[];
}

/** The number of findings of each severity. */
export function countBySeverity(findings: readonly Finding[]): { errors: number; warnings: number } {
  const errors = findings.filter(({ code }) => findingCodes[code][1] === 'error').length;
  return { errors, warnings: findings.length - errors };
}

/** A report for other programs, as docs/checks.md describes it. */
export function checkReportJson({ findings, ...report }: CheckReport) {
  const counts = countBySeverity(findings);
  return {
    ok: counts.errors === 0,
    ...counts,
    checked: { pages: report.pages, files: report.files, contentRead: report.contentRead },
    vendors: report.vendors,
    findings: findings.map(({ code, range, ...finding }) => ({
      code,
      name: findingCodes[code][0],
      severity: findingCodes[code][1],
      page: finding.page,
      pages: finding.pages,
      pageCount: finding.pageCount,
      output: finding.output,
      file: finding.file,
      line: range?.start.line ?? null,
      column: range?.start.column ?? null,
      problem: finding.problem,
      expected: finding.expected,
      hint: finding.hint,
    })),
  };
}

/** Further findings with the same code are counted, not printed. */
const maxPrintedPerCode = 10;

/** A report for people. `out` is the output folder as typed; `textOf` returns the text of a content file. */
export function printCheckReport(
  report: CheckReport,
  out: string,
  textOf: (file: string) => string | undefined,
): string {
  const counts = new Map<FindingCode, number>();
  const printed = report.findings.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= maxPrintedPerCode;
  });
  const cut = [...counts].filter(([, count]) => count > maxPrintedPerCode);
  return [
    ...printed.map((finding) => printFinding(finding, out, textOf)),
    ...cut.map(
      ([code, count]) =>
        `… and ${count - maxPrintedPerCode} more of ${code} ${findingCodes[code][0]}; "--format json" prints all.`,
    ),
    summary(report),
  ].join('\n\n');
}

function printFinding(finding: Finding, out: string, textOf: (file: string) => string | undefined): string {
  const { code, page, output, pages, pageCount, file, range, problem, expected, hint } = finding;
  const [name, severity] = findingCodes[code];
  const place = file !== null && range ? `${file}:${range.start.line}:${range.start.column}` : file;
  const text = file !== null && range ? textOf(file) : undefined;
  const otherPage = pages.find((path) => path !== page) ?? '';
  const otherCount = pageCount - 1;
  return [
    `${severity} ${code} ${name}  ${maskControls(page ?? `${out}/${output}`)}`,
    `  ${maskControls(problem)}`,
    ...(place === null ? [] : [`  content: ${maskControls(place)}`]),
    ...(text !== undefined && range ? codeFrame(text, range).map((row) => `  ${row}`) : []),
    ...(otherCount > 0
      ? [`  Also on ${otherCount} other ${otherCount === 1 ? 'page' : 'pages'}, such as ${otherPage}.`]
      : []),
    ...(expected === null ? [] : [`  expected: ${maskControls(expected)}`]),
    ...(hint === null ? [] : [`  ${maskControls(hint)}`]),
  ].join('\n');
}

/** Such as "Checked 165 pages and 659 files: nothing found." */
function summary({ pages, files, findings, vendors }: CheckReport): string {
  const { errors, warnings } = countBySeverity(findings);
  const counts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  const result = counts.length === 0 ? 'nothing found' : counts.join(', ');
  const checked = `Checked ${counted(pages, 'page')} and ${counted(files, 'file')}: ${result}.`;
  return vendors ? `${checked}\n${vendorSummary(vendors)}` : checked;
}

function vendorSummary({ asked, alive, moved, dead, silent, unclear, skipped }: VendorCounts): string {
  const parts = [
    `${alive} work`,
    `${moved} moved`,
    `${dead} are dead`,
    `${silent} did not respond`,
    `${unclear} refuse programs`,
  ];
  const reserved = skipped === 0 ? '' : ` Skipped ${skipped} on hosts that are reserved for examples.`;
  return `Checked ${counted(asked, 'vendor link')}: ${parts.join(', ')}.${reserved}`;
}

const counted = (count: number, noun: string) =>
  `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;
