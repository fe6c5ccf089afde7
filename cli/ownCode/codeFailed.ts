import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { OwnCodeFault } from '../publish/render/ownCodeError.ts';

/** Code of the project threw an error while a page was rendered (CD113). */
export function codeFailed({ file, start, component, page, message }: OwnCodeFault): Diagnostic {
  const where = component === '' ? 'The code' : component;
  const when = page === null ? 'when it was loaded' : `while it rendered ${page}`;
  return diagnostic({
    code: 'CD113',
    file,
    range: { start, end: { ...start, column: start.column + 1 } },
    problem: `${where} failed ${when}: ${message}.`.replace(/([.!?])\.$/, '$1'),
    hint: 'Run the build again when it is corrected. Pages that were written before are complete.',
  });
}
