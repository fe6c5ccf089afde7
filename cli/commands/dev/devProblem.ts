import type { Message } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnosticCodes } from '../../diagnostics/diagnosticCodes.ts';
import { codeFrame } from '../../diagnostics/printDiagnostic.ts';

/** What keeps the site from being built, in words for the page; content, styles and code alike. */
export interface DevProblem {
  /** What kind of fault, such as "CD303 unknown-category". */
  readonly name: string;
  /** Where, such as "deals/food.json:10:17"; empty where no place is known. */
  readonly place: string;
  readonly problem: string;
  /** The lines around the place; none where there is nothing to show. */
  readonly frame: readonly string[];
  /** A second place and what is there. */
  readonly related: string | null;
  readonly expected: string | null;
  readonly hint: string | null;
}

/** A fault of content. `textOf` gives the text of a file by its name in diagnostics. */
export function problemOfDiagnostic(
  item: Diagnostic,
  textOf: (file: string) => string | undefined,
): DevProblem {
  const { code, file, range, problem, expected, hint, related } = item;
  const text = range && textOf(file);
  return {
    name: `${code} ${diagnosticCodes[code]}`,
    place: range ? `${file}:${range.start.line}:${range.start.column}` : file,
    problem,
    frame: range && text ? codeFrame(text, range) : [],
    related: related && `${related.note}: ${related.file}:${related.start.line}:${related.start.column}`,
    expected,
    hint,
  };
}

/** A fault that keeps code or styles from being bundled. `textOf` gives the text of a file by its name in `message`. */
export function problemOfBundling(
  { text, location, notes }: Message,
  textOf: (file: string) => string | undefined,
): DevProblem {
  const related = notes.flatMap((note) => {
    const place = note.location ? `: ${note.location.file}:${note.location.line}` : '';
    return note.text === '' ? [] : [note.text.replace(/:$/, '') + place];
  });
  const fault = { name: 'Not bundled', problem: text, related: related.join('\n') || null, expected: null };
  if (!location) return { ...fault, place: '', frame: [], hint: null };
  const { file, line, lineText, suggestion } = location;
  // esbuild counts bytes.
  const columnAt = (bytes: number) => Buffer.from(lineText).subarray(0, bytes).toString().length + 1;
  const start = { line, column: columnAt(location.column) };
  const end = { line, column: columnAt(location.column + location.length) };
  return {
    ...fault,
    place: `${file}:${line}:${start.column}`,
    frame: codeFrame(textOf(file) ?? `${'\n'.repeat(line - 1)}${lineText}`, { start, end }),
    hint: suggestion === '' ? null : `Did you mean "${suggestion}"?`,
  };
}

/** A fault for a reader at a terminal. */
export function printProblem({ name, place, problem, frame, related, expected, hint }: DevProblem): string {
  return [
    `error ${name}${place === '' ? '' : `  ${place}`}`,
    ...[problem, ...frame, related ?? '', expected === null ? '' : `expected: ${expected}`, hint ?? '']
      .filter((line) => line !== '')
      .flatMap((text) => text.split('\n'))
      .map((line) => `  ${line}`),
  ].join('\n');
}
