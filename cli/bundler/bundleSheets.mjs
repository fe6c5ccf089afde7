import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { buildClient } from './buildClient.mjs';
import { root } from './bundleFolder.mjs';

/** One style sheet for each kind of page, which inlines it. */
const inlinedFolder = 'client/styles/sheets';

/** The style sheets that islands load when they need them. */
const lazySheets = {
  conversation: 'client/styles/lazy/conversation.css',
  settings: 'client/styles/lazy/settings.css',
};

/**
 * Bundles the style sheets that pages inline. Returns esbuild's metafile, and the sheets by kind of page.
 * @param {string} folder
 * @param {import('esbuild').BuildOptions} [options]
 */
export async function bundleInlinedSheets(folder, options) {
  const kinds = readdirSync(join(root, inlinedFolder))
    .filter((file) => extname(file) === '.css')
    .map((file) => basename(file, '.css'));
  const entries = kinds.map((kind) => [`inline/${kind}`, `${inlinedFolder}/${kind}.css`]);
  const metafile = await buildClient(folder, Object.fromEntries(entries), {
    entryNames: '[dir]/[name]',
    ...options,
  });
  /** @param {string} kind */
  const read = (kind) => readFileSync(join(folder, 'inline', `${kind}.css`), 'utf8').trim();
  /** @type {Record<string, string>} */
  const styles = Object.fromEntries(kinds.map((kind) => [kind, read(kind)]));
  return { metafile, styles };
}

/**
 * Bundles the style sheets that islands load. `files` has their file names, and `define` passes their
 * addresses to the islands, that of the sheet `x` as `lazySheets.x`.
 * @param {string} folder
 * @param {import('esbuild').BuildOptions} [options]
 */
export async function bundleLazySheets(folder, options) {
  const entries = Object.entries(lazySheets).map(([name, file]) => [`assets/${name}`, file]);
  const metafile = await buildClient(folder, Object.fromEntries(entries), options);
  const files = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [[basename(entryPoint, '.css'), `assets/${basename(file)}`]] : [],
  );
  const define = files.map(([name, file]) => [`lazySheets.${name}`, JSON.stringify(`/${file}`)]);
  return { metafile, files: Object.fromEntries(files), define: Object.fromEntries(define) };
}
