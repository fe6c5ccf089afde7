import type { Position } from './diagnostic.ts';

/** A text and its lines. */
interface LinedText {
  readonly text: string;
  readonly lines: readonly string[];
  /** Where each line begins, in UTF-16 units. */
  readonly starts: readonly number[];
}

const lineEnd = /\r\n|\r|\n/g;

/** Faults come file by file, and a file may have thousands: its lines are found once. */
let last: LinedText = lined('');

function lined(text: string): LinedText {
  const starts = [0];
  for (const match of text.matchAll(lineEnd)) starts.push(match.index + match[0].length);
  return { text, lines: text.split(/\r\n|\r|\n/), starts };
}

function linedOnce(text: string): LinedText {
  if (last.text !== text) last = lined(text);
  return last;
}

/** The lines of `text` without their ends; one empty line where it is empty. */
export const linesOf = (text: string): readonly string[] => linedOnce(text).lines;

/** The place of the character at `offset`; that after the last one where the text ends before it. */
export function positionAt(text: string, offset: number): Position {
  const { starts } = linedOnce(text);
  const at = Math.min(Math.max(0, offset), text.length);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
}
