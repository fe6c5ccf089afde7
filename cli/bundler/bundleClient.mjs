import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildClient, packagesIn, production } from './buildClient.mjs';
import { bundleIslands, islandLoads } from './bundleIslands.mjs';
import { bundleInlinedSheets, bundleLazySheets } from './bundleSheets.mjs';

/** Sources for the browser. They are named, not imported, because only templates may import the client. */
const scriptEntry = 'client/enhance/main.ts';
const headEntry = 'client/head/main.ts';
/** The service worker, and the one that removes it. */
const workerEntries = {
  'inline/worker': 'client/worker/main.ts',
  'inline/remove': 'client/worker/remove.ts',
};

/**
 * Without code of a project.
 * @type {{ plugins: import('esbuild').Plugin[], packages: ReturnType<typeof packagesIn> | null }}
 */
const noOwnCode = { plugins: [], packages: null };

/**
 * Bundles what browsers load into `folder`. Returns the assets that pages name, the files to publish, and the sizes and
 * sources that tests keep within their budgets. `program` is the folder of the bundled program. `own` is code of a project:
 * plugins for the islands, and packages as they were bundled before.
 * @param {string} folder
 * @param {string} program
 * @param {typeof noOwnCode} own
 */
export async function bundleClient(folder, program, own = noOwnCode) {
  /** @type {typeof import('../../data/messages/scriptMessages.ts')} */
  const { scriptInEnglish: inEnglish } = await import(pathToFileURL(join(program, 'scriptMessages.js')).href);
  const lazySheets = await bundleLazySheets(folder);
  const { islands, version } = await bundleIslands(folder, lazySheets.define, own);
  const script = await buildClient(
    folder,
    { 'assets/enhance': scriptEntry },
    { define: { ...production, islandVersion: JSON.stringify(version) } },
  );
  const head = await buildClient(
    folder,
    { 'inline/head': headEntry },
    { format: 'iife', entryNames: '[dir]/[name]' },
  );
  const workers = await buildClient(folder, workerEntries, { format: 'iife', entryNames: '[dir]/[name]' });
  const { metafile: sheets, ...inlinedSheets } = await bundleInlinedSheets(folder);
  const files = readdirSync(join(folder, 'assets')).sort();
  const scriptFile = files.find((file) => /^enhance-.*\.js$/.test(file)) ?? '';
  const inlined = (/** @type {string} */ name) =>
    readFileSync(join(folder, 'inline', `${name}.js`), 'utf8').trim();
  const headScript = inlined('head');
  return {
    assets: {
      ...inlinedSheets,
      laterSheets: lazySheets.later,
      headScript,
      enhanceScript: `/assets/${scriptFile}`,
      worker: { main: inlined('worker'), remove: inlined('remove') },
      files: files.map((file) => `/assets/${file}`),
    },
    files: files.map((file) => `assets/${file}`),
    gzip: gzipSizes(folder, inEnglish, {
      styles: inlinedSheets.styles,
      headScript,
      scriptFile,
      islands,
      lazySheets: lazySheets.files,
    }),
    inputs: {
      base: inputsOf([script, head, sheets]),
      islands: inputsOf([islands, lazySheets.metafile, workers]),
    },
  };
}

/**
 * Sizes in bytes of gzip, of scripts in English.
 * @param {string} folder
 * @param {(script: string) => string} inEnglish
 * @param {{
 *   styles: Record<string, string>,
 *   headScript: string,
 *   scriptFile: string,
 *   islands: import('esbuild').Metafile,
 *   lazySheets: Record<string, string>,
 * }} client
 */
function gzipSizes(folder, inEnglish, { styles, headScript, scriptFile, islands, lazySheets }) {
  const gzipOf = (/** @type {string} */ content) => gzipSync(inEnglish(content)).length;
  const sizeOf = (/** @type {string} */ file) =>
    gzipOf(readFileSync(join(folder, 'assets', basename(file)), 'utf8'));
  /** @template T @param {Record<string, T>} values @param {(value: T) => number} size */
  const sizes = (values, size) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, size(value)]));
  return {
    styles: sizes(styles, gzipOf),
    script: gzipOf(headScript) + sizeOf(scriptFile),
    ...islandLoads(islands, sizeOf),
    lazyStyles: sizes(lazySheets, sizeOf),
  };
}

/** @param {import('esbuild').Metafile[]} metafiles */
const inputsOf = (metafiles) => [...new Set(metafiles.flatMap(({ inputs }) => Object.keys(inputs)))].sort();
