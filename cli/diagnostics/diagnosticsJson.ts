import { catalogue } from './catalogue.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Diagnostics for other programs: `{ok, diagnostics}`; `ok` is false when one of them is an error. */
export function diagnosticsJson(items: readonly Diagnostic[]) {
  return {
    ok: items.every(({ severity }) => severity !== 'error'),
    diagnostics: items.map(({ code, range, ...rest }) => ({
      code,
      name: catalogue[code],
      ...rest,
      line: range?.start.line ?? null,
      column: range?.start.column ?? null,
      endLine: range?.end.line ?? null,
      endColumn: range?.end.column ?? null,
    })),
  };
}
