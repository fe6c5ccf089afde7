// Learns how people say that they need help: `npm run care:train` (docs/testing.md).
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../cli/bundler/bundleFolder.mjs';

// Here, so that the packages that stay outside of the bundle are found.
const cache = join(root, 'node_modules', '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'care-train-'));
try {
  const outfile = join(folder, 'train.mjs');
  await build({
    entryPoints: [join(root, 'tests', 'care', 'writeCareModel.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    external: ['esbuild', 'serve', 'playwright-core', 'satori', 'sharp'],
    // CommonJS packages require Node's own modules, but ES modules have no require.
    banner: {
      js: "import { createRequire as requireFrom_ } from 'node:module'; const require = requireFrom_(import.meta.url);",
    },
    logLevel: 'error',
  });
  /** @type {typeof import('./writeCareModel.ts')} */
  const { writeCareModel } = await import(pathToFileURL(outfile).href);
  writeCareModel(console.log);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
