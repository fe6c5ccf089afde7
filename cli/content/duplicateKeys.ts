import { visit } from 'jsonc-parser';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type SourceFile, spanOf } from '../diagnostics/sourceFile.ts';

/**
 * Keys that an object of a JSON text has twice (CD105): parsing keeps the last and says nothing. `value` is what the
 * text parsed to. Walking a text is slow, so that is done only where it seems to have more keys than the value.
 */
export function duplicateKeys(source: SourceFile, value: unknown): Diagnostic[] {
  const inText = source.text.match(/"\s*:/g)?.length ?? 0;
  if (inText <= countKeys(value)) return [];
  const objects: Set<string>[] = [];
  const faults: Diagnostic[] = [];
  visit(source.text, {
    onObjectBegin: () => {
      objects.push(new Set());
    },
    onObjectEnd: () => {
      objects.pop();
    },
    onObjectProperty: (key, offset, length) => {
      const seen = objects.at(-1);
      if (seen?.has(key)) faults.push(duplicate(source, key, offset, length));
      seen?.add(key);
    },
  });
  return faults;
}

function countKeys(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const inner = Object.values(value);
  const own = Array.isArray(value) ? 0 : inner.length;
  return inner.reduce<number>((sum, item) => sum + countKeys(item), own);
}

const duplicate = (source: SourceFile, key: string, offset: number, length: number) =>
  diagnostic({
    code: 'CD105',
    file: source.path,
    range: spanOf(source.text, offset, length),
    problem: `The key ${JSON.stringify(key)} is there twice in this object.`,
    hint: 'Keep one of the two: the first would be passed over.',
  });
