// Holds conversations with a model whose answers are in files: `npm run assistant:model -- FOLDER [INSTANT]` (docs/testing.md).
import { importBundled } from '../support/importBundled.mjs';

await importBundled(
  'tests/eval/modelTalk.ts',
  /** @param {typeof import('./modelTalk.ts')} module */ ({ modelTalk }) =>
    modelTalk(process.argv.slice(2), console.log),
);
