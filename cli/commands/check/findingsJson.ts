import { findingCatalogue } from './catalogue.ts';
import type { Finding } from './finding.ts';
import type { VendorCounts } from './vendors/checkVendors.ts';

/** What a check looked at, and what it found. */
export interface CheckReport {
  readonly pages: number;
  readonly files: number;
  /** False where the content could not be read, and findings name no content file. */
  readonly contentRead: boolean;
  /** `null` where vendors were not asked. */
  readonly vendors: VendorCounts | null;
  readonly findings: readonly Finding[];
}

/** The number of findings of each severity. */
export function countBySeverity(findings: readonly Finding[]): { errors: number; warnings: number } {
  const errors = findings.filter(({ code }) => findingCatalogue[code][1] === 'error').length;
  return { errors, warnings: findings.length - errors };
}

/** A report for other programs, as docs/checks.md describes it. `ok` is false when one finding is an error. */
export function findingsJson({ findings, ...report }: CheckReport) {
  const counts = countBySeverity(findings);
  return {
    ok: counts.errors === 0,
    ...counts,
    checked: { pages: report.pages, files: report.files, contentRead: report.contentRead },
    vendors: report.vendors,
    findings: findings.map(({ code, range, ...finding }) => ({
      code,
      name: findingCatalogue[code][0],
      severity: findingCatalogue[code][1],
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
