import type { Message } from 'esbuild';
import { cappedDiagnostics } from '../../diagnostics/cappedDiagnostics.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnosticCodes } from '../../diagnostics/diagnosticCodes.ts';
import { messageRange } from '../../diagnostics/messageRange.ts';
import { codeFrame, type TextOf } from '../../diagnostics/printDiagnostic.ts';
import { crashNotice } from '../../program/failure.ts';

/** What keeps the site from being built, as open pages and the terminal show it; of content, styles or code. */
export interface DevProblem {
  /** The kind of problem, such as "CD303 unknown-category". */
  readonly name: string;
  /** Where it is, such as "deals/food.json:10:17"; empty if unknown. */
  readonly place: string;
  readonly problem: string;
  /** The lines around the place, or of a stack trace; may be empty. */
  readonly frame: readonly string[];
  /** A second place, and what is there. */
  readonly related: string | null;
  readonly expected: string | null;
  readonly hint: string | null;
  /** How many problems it stands for; one if absent. */
  readonly count?: number;
}

/** The number of problems, with those that are not shown one by one. */
export const countProblems = (problems: readonly DevProblem[]): number =>
  problems.reduce((sum, { count = 1 }) => sum + count, 0);

/** The problems of the content: the first of each code, and the number of the others. */
export function problemsOfDiagnostics(items: readonly Diagnostic[], textOf: TextOf): DevProblem[] {
  const { shown, hidden } = cappedDiagnostics(items);
  const empty = { place: '', problem: '', frame: [], related: null, expected: null, hint: null };
  return [
    ...shown.map((item) => problemOfDiagnostic(item, textOf)),
    ...hidden.map(({ text, count }) => ({ ...empty, name: text, count })),
  ];
}

/** A problem of the content. */
export function problemOfDiagnostic(item: Diagnostic, textOf: TextOf): DevProblem {
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

/** An error of esbuild in code or styles. */
export function problemOfBundling({ text, location, notes }: Message, textOf: TextOf): DevProblem {
  const related = notes.flatMap((note) => {
    const place = note.location ? `: ${note.location.file}:${note.location.line}` : '';
    return note.text === '' ? [] : [note.text.replace(/:$/, '') + place];
  });
  const problem = { name: 'Not bundled', problem: text, related: related.join('\n') || null, expected: null };
  if (!location) return { ...problem, place: '', frame: [], hint: null };
  const { file, line, lineText, suggestion } = location;
  const { start, end } = messageRange(location);
  return {
    ...problem,
    place: `${file}:${line}:${start.column}`,
    frame: codeFrame(textOf(file) ?? `${'\n'.repeat(line - 1)}${lineText}`, { start, end }),
    hint: suggestion === '' ? null : `Did you mean "${suggestion}"?`,
  };
}

/** How many lines of a stack trace are shown. */
const framesShown = 5;

/**
 * An error that code threw, from the `stderr` of a run of the program. Places in the bundle are mapped to the source
 * file, and to its line if exactly one line there is the same. `textOf` takes absolute paths and names of sources.
 */
export function problemOfCrash(stderr: string, textOf: TextOf): DevProblem {
  const lines = stderr.trim().split('\n');
  const isFrame = (line: string) => /^\s+at /.test(line);
  const messages = lines.filter((line) => !isFrame(line) && line !== crashNotice);
  // The last message is the cause of the others.
  const lastMessage = lines.findLastIndex((line) => !isFrame(line));
  const frames = lines.slice(lastMessage + 1).map((line) => sourceFrame(line, textOf));
  return {
    name: 'Thrown by the code',
    place: frames.flatMap(({ place }) => place ?? [])[0] ?? '',
    problem: messages.join('\n').replace(/^Error: /, ''),
    frame: frames.slice(0, framesShown).map(({ text }) => text),
    related: null,
    expected: null,
    hint: null,
  };
}

/** A line of a stack trace, and the place in the sources that it names; `null` if that is unknown. */
function sourceFrame(line: string, textOf: TextOf): { text: string; place: string | null } {
  const [, name, file, number] = /^\s+at (?:(.*) \()?file:\/\/(\/.*?):(\d+):\d+\)?$/.exec(line) ?? [];
  const bundle = file === undefined ? undefined : textOf(decodeURI(file));
  const source = bundle === undefined ? null : sourceOf(bundle.split('\n'), Number(number), textOf);
  if (source === null) return { text: line.trim(), place: null };
  return { text: `at ${name === undefined ? source : `${name} (${source})`}`, place: source };
}

/** The source of line `number` of a bundle: esbuild writes the name of each source above its code. */
function sourceOf(bundle: readonly string[], number: number, textOf: TextOf): string | null {
  for (let index = number - 1; index >= 0; index--) {
    const file = /^\/\/ (\S+\.(?:tsx?|mjs))$/.exec(bundle[index] ?? '')?.[1];
    if (file === undefined) continue;
    if (file.includes('node_modules/')) return null;
    const line = matchingLine(bundle[number - 1] ?? '', textOf(file) ?? '');
    return line === null ? file : `${file}:${line}`;
  }
  return null;
}

/** The number of the only line of `text` that has the same code; `null` if there is none, or several. */
function matchingLine(line: string, text: string): number | null {
  const normalize = (code: string) => code.trim().replaceAll("'", '"');
  const matches = text
    .split('\n')
    .flatMap((other, index) => (normalize(other) === normalize(line) ? [index + 1] : []));
  return matches.length === 1 ? (matches[0] ?? null) : null;
}

/** A problem for a reader at a terminal. */
export function printProblem({ name, place, problem, frame, related, expected, hint }: DevProblem): string {
  return [
    `error ${name}${place === '' ? '' : `  ${place}`}`,
    ...[problem, ...frame, related ?? '', expected === null ? '' : `expected: ${expected}`, hint ?? '']
      .filter((line) => line !== '')
      .flatMap((text) => text.split('\n'))
      .map((line) => `  ${line}`),
  ].join('\n');
}
