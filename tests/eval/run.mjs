// Measures the assistant on sets of conversations: `npm run assistant:eval -- FILE...` (docs/testing.md).
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../cli/bundler/bundleFolder.mjs';

// Here, so that the packages that stay outside of the bundle are found.
const cache = join(root, 'node_modules', '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'assistant-eval-'));
try {
  const outfile = join(folder, 'evaluate.mjs');
  await build({
    entryPoints: [join(root, 'tests', 'eval', 'evaluate.ts')],
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
  /** @type {typeof import('./evaluate.ts')} */
  const { evaluate } = await import(pathToFileURL(outfile).href);
  process.exitCode = evaluate(process.argv.slice(2), console.log);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
