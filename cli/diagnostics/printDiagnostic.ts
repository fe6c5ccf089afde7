import { styleText } from 'node:util';
import type { Diagnostic, Range } from './diagnostic.ts';
import { diagnosticCodes } from './diagnosticCodes.ts';
import { splitLines } from './textLines.ts';

const frameWidth = 100;

/** Returns the text of a file by its name in diagnostics; `undefined` if it is unknown. */
export type TextOf = (file: string) => string | undefined;

/** How diagnostics are printed. */
export interface PrintOptions {
  readonly colors: boolean;
  /** For code frames; without it there are none. */
  readonly textOf?: TextOf | undefined;
}

type Style = Parameters<typeof styleText>[0];

/** A diagnostic for a reader at a terminal: place, name, problem, code frame, what is expected, what to do. */
export const printDiagnostic = (item: Diagnostic, options: PrintOptions): string =>
  printDiagnostics([item], options)[0] ?? '';

/** Prints several diagnostics. A file is split into lines once for all of its diagnostics in a row. */
export function printDiagnostics(items: readonly Diagnostic[], options: PrintOptions): string[] {
  let file: string | undefined;
  let lines: readonly string[] | null = null;
  return items.map((item) => {
    if (item.range && item.file !== file) {
      file = item.file;
      const text = options.textOf?.(item.file);
      lines = text ? splitLines(text) : null;
    }
    return printWithFrame(item, lines && item.range ? frameOf(lines, item.range) : [], options);
  });
}

function printWithFrame(item: Diagnostic, frame: readonly string[], options: PrintOptions): string {
  const paint = (style: Style, text: string) =>
    options.colors ? styleText(style, text, { validateStream: false }) : text;
  const accent = item.severity === 'error' ? 'red' : 'yellow';
  const lines = [
    `${paint([accent, 'bold'], item.severity)} ${paint('bold', item.code)} ${diagnosticCodes[item.code]}  ${paint('cyan', maskControls(formatPlace(item)))}`,
    `  ${maskControls(item.problem)}`,
    ...frame.map((row) => `  ${paintFrame(row, paint, accent)}`),
  ];
  if (item.related) {
    const { file, start, note } = item.related;
    lines.push(`  ${note}: ${paint('cyan', maskControls(`${file}:${start.line}:${start.column}`))}`);
  }
  if (item.expected) lines.push(`  expected: ${maskControls(item.expected)}`);
  if (item.hint) lines.push(`  ${paint('green', maskControls(item.hint))}`);
  return lines.join('\n');
}

const formatPlace = ({ file, range }: Diagnostic) =>
  range ? `${file}:${range.start.line}:${range.start.column}` : file;

function paintFrame(row: string, paint: (style: Style, text: string) => string, accent: Style): string {
  if (row.startsWith('>')) return row;
  return /^ +\| +\^+$/.test(row) ? paint(accent, row) : paint('dim', row);
}

/** The line of `range` with a line before and after, and carets below the range; long lines are cut around it. */
export const codeFrame = (text: string, range: Range): string[] => frameOf(splitLines(text), range);

function frameOf(lines: readonly string[], range: Range): string[] {
  const first = Math.max(1, range.start.line - 1);
  const last = Math.min(lines.length, range.start.line + 1);
  const gutter = String(last).length;
  const offset = Math.max(0, range.start.column - 1 - Math.floor(frameWidth * 0.6));
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const isMarked = number === range.start.line;
    const line = (lines[number - 1] ?? '').replaceAll('\t', ' ');
    const head = `${isMarked ? '>' : ' '} ${String(number).padStart(gutter)} | `;
    rows.push((head + clip(line, offset)).trimEnd());
    if (isMarked) rows.push(`  ${' '.repeat(gutter)} | ${caretLine(line, range, offset)}`);
  }
  return rows;
}

function caretLine(line: string, { start, end }: Range, offset: number): string {
  const lastColumn = end.line === start.line ? Math.min(end.column, line.length + 1) : line.length + 1;
  const room = offset + frameWidth - (start.column - 1);
  const length = Math.max(1, Math.min(lastColumn - start.column, room));
  return ' '.repeat(start.column - 1 - offset) + '^'.repeat(length);
}

const clip = (line: string, offset: number) => maskControls(line.slice(offset, offset + frameWidth));

/** `text` made safe for a terminal: control and direction characters become U+FFFD. */
export const maskControls = (text: string) =>
  text.replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '\ufffd');

/** Diagnostics for other programs: `{ok, diagnostics}`; `ok` is false when one of them is an error. */
export function diagnosticsJson(items: readonly Diagnostic[]) {
  return {
    ok: items.every(({ severity }) => severity !== 'error'),
    diagnostics: items.map(({ code, range, ...rest }) => ({
      code,
      name: diagnosticCodes[code],
      ...rest,
      line: range?.start.line ?? null,
      column: range?.start.column ?? null,
      endLine: range?.end.line ?? null,
      endColumn: range?.end.column ?? null,
    })),
  };
}
