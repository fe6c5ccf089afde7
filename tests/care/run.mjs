// Trains the model that recognizes people who need help: `npm run care:train` (docs/testing.md).
import { importBundled } from '../support/importBundled.mjs';

await importBundled(
  'tests/care/writeCareModel.ts',
  /** @param {typeof import('./writeCareModel.ts')} module */ ({ writeCareModel }) =>
    writeCareModel(console.log),
);
