import type { Location } from 'esbuild';
import type { Range } from './diagnostic.ts';

/** The place of an error of esbuild, which counts columns in bytes from 0. */
export function messageRange({ line, column, length, lineText }: Location): Range {
  const columnAt = (bytes: number) => Buffer.from(lineText).subarray(0, bytes).toString().length + 1;
  return { start: { line, column: columnAt(column) }, end: { line, column: columnAt(column + length) } };
}
