// Measures the assistant on sets of conversations: `npm run assistant:eval -- FILE...` (docs/testing.md).
import { importBundled } from '../support/importBundled.mjs';

await importBundled(
  'tests/eval/evaluate.ts',
  /** @param {typeof import('./evaluate.ts')} module */ ({ evaluate }) => {
    process.exitCode = evaluate(process.argv.slice(2), console.log);
  },
);
