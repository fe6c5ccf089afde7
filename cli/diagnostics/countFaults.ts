import type { Diagnostic } from './diagnostic.ts';

/** "1 error", "3 errors in 2 files". */
export function countFaults(items: readonly Diagnostic[]): string {
  const files = new Set(items.map(({ file }) => file)).size;
  const errors = `${items.length} error${items.length === 1 ? '' : 's'}`;
  return files > 1 ? `${errors} in ${files} files` : errors;
}
