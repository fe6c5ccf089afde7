// Asks questions about single deals and judges the answers: `npm run assistant:answers -- FILE…` (docs/testing.md).
import { importBundled } from '../support/importBundled.mjs';

await importBundled(
  'tests/eval/printAnswers.ts',
  /** @param {typeof import('./printAnswers.ts')} module */ ({ printAnswers }) =>
    printAnswers(process.argv.slice(2), console.log),
);
