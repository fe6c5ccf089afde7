import type { DiagnosticCode } from './diagnosticCodes.ts';

/** A place in a text; both count from 1, columns in UTF-16 units as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** From `start` up to, but not including, `end`. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** One problem or warning, with its place and what to do about it. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: 'error' | 'warning';
  /** The path as the reader would type it, with forward slashes. */
  readonly file: string;
  /** `null` if it is about the whole file, or its absence. */
  readonly range: Range | null;
  /** What is wrong, as a sentence. */
  readonly problem: string;
  /** What would be valid; completes "expected: …". */
  readonly expected: string | null;
  /** What to do, as a sentence. */
  readonly hint: string | null;
  /** Another place that the problem is about. */
  readonly related: { readonly file: string; readonly start: Position; readonly note: string } | null;
}

/** A diagnostic with the given fields, an error unless they say otherwise. Very long texts are cut. */
export function diagnostic(
  fields: Pick<Diagnostic, 'code' | 'file' | 'problem'> & Partial<Diagnostic>,
): Diagnostic {
  const { problem, expected = null, hint = null } = fields;
  return {
    severity: 'error',
    range: null,
    related: null,
    ...fields,
    problem: truncated(problem),
    expected: expected && truncated(expected),
    hint: hint && truncated(hint),
  };
}

const maxTextLength = 400;

const truncated = (text: string) =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1).trimEnd()}…` : text;

/** A value, or the diagnostics that say why there is none. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** The order of printing: by file, then place, then code. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  const start = (d: Diagnostic) => d.range?.start ?? { line: 0, column: 0 };
  return (
    compareText(a.file, b.file) ||
    start(a).line - start(b).line ||
    start(a).column - start(b).column ||
    compareText(a.code, b.code)
  );
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** "1 error", "3 errors in 2 files". */
export function countErrors(items: readonly Diagnostic[]): string {
  const files = new Set(items.map(({ file }) => file)).size;
  const errors = `${items.length} error${items.length === 1 ? '' : 's'}`;
  return files > 1 ? `${errors} in ${files} files` : errors;
}

/** A value as it was written, cut to one short line. */
export function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (value !== null && typeof value === 'object') return 'an object';
  if (value === '') return 'empty';
  if (value === Number.POSITIVE_INFINITY) return 'a number too large';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 70 ? `${text.slice(0, 67)}…${typeof value === 'string' ? '"' : ''}` : text;
}
