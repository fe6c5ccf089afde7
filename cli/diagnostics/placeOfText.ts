import type { Range } from './diagnostic.ts';
import { fileHolding, type SourceFile } from './sourceFile.ts';
import { splitLines } from './textLines.ts';

/**
 * The place of `length` characters from `index` on in the text at `path` of a JSON file, in which a character can be written as
 * an escape; of the whole value if it is no such text, as in front matter.
 */
export function placeOfText(
  whole: SourceFile,
  path: readonly PropertyKey[],
  index: number,
  length: number,
): { readonly file: string; readonly range: Range | null } {
  const file = fileHolding(whole, path);
  const range = file.locate(path, 'value');
  if (range === null) return { file: file.path, range };
  const literal = splitLines(file.readText())[range.start.line - 1]?.slice(range.start.column - 1);
  if (!literal?.startsWith('"')) return { file: file.path, range };
  const characters = literal.slice(1).match(/\\u[\dA-Fa-f]{4}|\\.|[\s\S]/g) ?? [];
  const { line, column } = range.start;
  const placeAfter = (count: number) => ({
    line,
    column: column + 1 + characters.slice(0, count).join('').length,
  });
  return { file: file.path, range: { start: placeAfter(index), end: placeAfter(index + length) } };
}
