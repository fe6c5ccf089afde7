// Measures the assistant on labeled turns of visitors: `npm run assistant:turns [-- MARK]` (docs/testing.md).
import { importBundled } from '../support/importBundled.mjs';

await importBundled(
  'tests/eval/printTurns.ts',
  /** @param {typeof import('./printTurns.ts')} module */ ({ printTurns }) =>
    printTurns(process.argv.slice(2), console.log),
);
