import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';

/** The fault of a file in which nothing is written (CD104); `null` where something is. */
export function emptyFile({ path, text }: SourceFile, expected: string): Diagnostic | null {
  if (text.trim() !== '') return null;
  return diagnostic({ code: 'CD104', file: path, problem: 'The file is empty.', expected });
}
