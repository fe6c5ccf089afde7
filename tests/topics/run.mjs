// Trains the models that tell which fact a question asks for: `npm run topics:train` (docs/testing.md).
import { importBundled } from '../support/importBundled.mjs';

await importBundled(
  'tests/topics/writeTopicModels.ts',
  /** @param {typeof import('./writeTopicModels.ts')} module */ ({ writeTopicModels }) =>
    writeTopicModels(console.log),
);
