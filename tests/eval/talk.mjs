// Holds conversations with the assistant of the sample city: `npm run assistant:talk -- FILE [INSTANT]` (docs/testing.md).
import { importBundled } from '../support/importBundled.mjs';

await importBundled(
  'tests/eval/talk.ts',
  /** @param {typeof import('./talk.ts')} module */ ({ talk }) => talk(process.argv.slice(2), console.log),
);
