import type { Range } from './diagnostic.ts';
import type { SourceFile } from './sourceFile.ts';
import { splitLines } from './textLines.ts';

/**
 * The range of `length` characters from `index` on in the text at `path` of a JSON file, in which a character can be written as
 * an escape; of the whole value if it is no such text, as in front matter.
 */
export function textRange(
  file: SourceFile,
  path: readonly PropertyKey[],
  index: number,
  length: number,
): Range | null {
  const range = file.locate(path, 'value');
  if (range === null) return null;
  const literal = splitLines(file.readText())[range.start.line - 1]?.slice(range.start.column - 1);
  if (!literal?.startsWith('"')) return range;
  const characters = literal.slice(1).match(/\\u[\dA-Fa-f]{4}|\\.|[\s\S]/g) ?? [];
  const { start } = range;
  const placeAfter = (count: number) => ({
    line: start.line,
    column: start.column + 1 + characters.slice(0, count).join('').length,
  });
  return { start: placeAfter(index), end: placeAfter(index + length) };
}
