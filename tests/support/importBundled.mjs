import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../cli/bundler/bundleFolder.mjs';

/**
 * Runs what a TypeScript module of the tests exports, bundled for Node: how scripts of the tests start without a compiled copy.
 * @template T
 * @param {string} entry path below the root of the repository
 * @param {(module: T) => void | Promise<void>} run called with the module; the bundle is removed afterwards
 */
export async function importBundled(entry, run) {
  // Here, so that the packages that stay outside of the bundle are found.
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'bundled-'));
  try {
    const outfile = join(folder, 'module.mjs');
    await build({
      entryPoints: [join(root, entry)],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      mainFields: ['module', 'main'],
      external: ['esbuild', 'serve', 'playwright-core', 'satori', 'sharp', 'harfbuzzjs', 'wawoff2'],
      // CommonJS packages require Node's own modules, but ES modules have no require.
      banner: {
        js: "import { createRequire as requireFrom_ } from 'node:module'; const require = requireFrom_(import.meta.url);",
      },
      logLevel: 'error',
    });
    await run(await import(pathToFileURL(outfile).href));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
