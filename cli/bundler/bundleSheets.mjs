import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { buildClient } from './buildClient.mjs';
import { root } from './bundleFolder.mjs';
import { leftToRight } from './leftToRight.mjs';

/** One style sheet for each kind of page, which inlines it. */
const inlinedFolder = 'client/styles/sheets';

/** The style sheet of the newsletter's form, which only sites with one inline. */
const letterSheet = 'client/styles/optional/letter.css';

/** Style sheets that pages load in the background: one for each kind of page that has a file, and one for all others. */
const laterFolder = 'client/styles/later';
const laterForOthers = 'common';

/** The style sheets that islands load when they need them. */
const lazySheets = {
  conversation: 'client/styles/lazy/conversation.css',
  settings: 'client/styles/lazy/settings.css',
  map: 'client/styles/lazy/map.css',
};

/** The names of the style sheets in `folder`. @param {string} folder */
const sheetsIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((file) => extname(file) === '.css')
    .map((file) => basename(file, '.css'));

/**
 * Bundles the style sheets that pages inline. Returns esbuild's metafile, the sheets by kind of page for sites whose text runs
 * to the right and for those where it runs to the left, and that of the newsletter's form.
 * @param {string} folder
 * @param {import('esbuild').BuildOptions} [options]
 */
export async function bundleInlinedSheets(folder, options) {
  const kinds = sheetsIn(inlinedFolder);
  const entries = kinds.map((kind) => [`inline/${kind}`, `${inlinedFolder}/${kind}.css`]);
  const metafile = await buildClient(
    folder,
    { ...Object.fromEntries(entries), 'inline/letter': letterSheet },
    {
      entryNames: '[dir]/[name]',
      ...options,
    },
  );
  /** @param {string} kind */
  const read = (kind) => readFileSync(join(folder, 'inline', `${kind}.css`), 'utf8').trim();
  /** @type {Record<string, string>} */
  const rightToLeftStyles = Object.fromEntries(kinds.map((kind) => [kind, read(kind)]));
  /** @type {Record<string, string>} */
  const styles = Object.fromEntries(
    Object.entries(rightToLeftStyles).map(([kind, sheet]) => [kind, leftToRight(sheet)]),
  );
  return { metafile, styles, rightToLeftStyles, letterStyles: read('letter') };
}

/**
 * Bundles the style sheets that are not inlined. `files` has their file names; `later` has the addresses of those that
 * pages load in the background, by kind of page; `define` passes the addresses of those that islands load to the islands,
 * that of the sheet `x` as `lazySheets.x`.
 * @param {string} folder
 * @param {import('esbuild').BuildOptions} [options]
 */
export async function bundleLazySheets(folder, options) {
  const laterSheets = sheetsIn(laterFolder).map((kind) => [laterName(kind), `${laterFolder}/${kind}.css`]);
  const entries = [...Object.entries(lazySheets), ...laterSheets].map(([name, file]) => [
    `assets/${name}`,
    file,
  ]);
  const metafile = await buildClient(folder, Object.fromEntries(entries), options);
  const outputs = Object.keys(metafile.outputs).map((file) => basename(file));
  /** @type {Record<string, string>} */
  const files = Object.fromEntries(outputs.map((file) => [file.replace(/-[^-]+$/, ''), `assets/${file}`]));
  /** @param {string} kind */
  const laterOf = (kind) => files[laterName(kind)] ?? files[laterName(laterForOthers)];
  const define = Object.keys(lazySheets).map((name) => [
    `lazySheets.${name}`,
    JSON.stringify(`/${files[name]}`),
  ]);
  return {
    metafile,
    files,
    later: Object.fromEntries(sheetsIn(inlinedFolder).map((kind) => [kind, `/${laterOf(kind)}`])),
    define: Object.fromEntries(define),
  };
}

/** @param {string} kind */
const laterName = (kind) => `later-${kind}`;
