import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type SourceFile, spanOf } from '../diagnostics/sourceFile.ts';

/** No content needs more; a file made to be deep would overflow what walks it. */
const deepest = 50;

/** Whether there are values in values in `value`, deeper than in any content. */
export function isDeep(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object') return false;
  return depth >= deepest || Object.values(value).some((inner) => isDeep(inner, depth + 1));
}

const token = /"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs;

/** The fault of a JSON text that has values in values in values, deeper than any content (CD105); `null` otherwise. */
export function tooDeep({ path, text }: SourceFile): Diagnostic | null {
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found === '[' || found === '{') depth += 1;
    else if (found === ']' || found === '}') depth -= 1;
    if (depth > deepest) {
      return diagnostic({
        code: 'CD105',
        file: path,
        range: spanOf(text, index, 1),
        problem: `Lists and objects stand in each other more than ${deepest} deep here.`,
        hint: 'No content is like that: make the file anew.',
      });
    }
  }
  return null;
}
