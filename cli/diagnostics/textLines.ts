import type { Position, Range } from './diagnostic.ts';

/** Finds places in a text by their offsets in UTF-16 units. Create it once for a text with many diagnostics. */
export interface LineIndex {
  /** The place of the character at `offset`, or the end of the text if it is shorter. */
  readonly positionAt: (offset: number) => Position;
  /** The range of `length` characters from `offset`. */
  readonly rangeAt: (offset: number, length: number) => Range;
}

/** The lines of `text` without line ends; one empty line for an empty text. */
export const splitLines = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

export function createLineIndex(text: string): LineIndex {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  const positionAt = (offset: number): Position => {
    const at = Math.min(Math.max(0, offset), text.length);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
  };
  return {
    positionAt,
    rangeAt: (offset, length) => ({ start: positionAt(offset), end: positionAt(offset + length) }),
  };
}

/** The range of `length` characters from `offset` of `text`. */
export const rangeAt = (text: string, offset: number, length: number): Range =>
  createLineIndex(text).rangeAt(offset, length);
