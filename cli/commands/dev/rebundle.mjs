// Bundles for the development server. Run from the sources, like all that bundles.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { buildClient } from '../../bundler/buildClient.mjs';
import { bundle } from '../../bundler/bundle.mjs';
import { root } from '../../bundler/bundleFolder.mjs';
import { bundleLazySheets } from '../../bundler/bundleSheets.mjs';

const inlinedSheets = 'client/styles/sheets';
const lazySheets = 'client/styles/lazy';

/**
 * What came of bundling. `faults` are esbuild's; `whole` says that styles are not all that is other now, so that all has
 * to be bundled; `styles` are the inlined sheets by kind of page.
 * @typedef {{ faults: import('esbuild').Message[] } | { whole: true } | { styles: Record<string, string> }} Restyled
 */

/**
 * Bundles the program into `folder`; gives what keeps it from being bundled.
 * @param {string} folder
 * @returns {Promise<import('esbuild').Message[]>}
 */
export async function bundleAll(folder) {
  try {
    await bundle(folder);
    return [];
  } catch (error) {
    return faultsOf(error);
  }
}

/**
 * Brings the bundle in `folder` up to date with the style sheets alone.
 * @param {string} folder
 * @returns {Promise<Restyled>}
 */
export async function bundleSheets(folder) {
  try {
    return await restyle(folder);
  } catch (error) {
    return { faults: faultsOf(error) };
  }
}

/** Ends the process that esbuild works in. */
export const stop = () => esbuild.stop();

/** @param {string} folder @returns {Promise<Restyled>} */
async function restyle(folder) {
  const client = join(folder, 'client');
  const file = join(folder, 'engine.json');
  const engine = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {import('esbuild').Message[]} */
  const faults = [];
  // What is wrong in a style sheet is a warning to esbuild, which takes its best guess.
  const plugins = [collectWarnings(faults)];
  const entries = sheetsIn(inlinedSheets, 'inline');
  const inlined = await buildClient(client, entries, { entryNames: '[dir]/[name]', plugins });
  await buildClient(client, sheetsIn(lazySheets, 'lazy'), { write: false, plugins });
  if (faults.length > 0) return { faults };
  const lazy = await bundleLazySheets(client);
  const assets = [...assetsOf(inlined), ...assetsOf(lazy.metafile)];
  if (assets.some((asset) => !engine.files.includes(asset))) return { whole: true };
  const styles = Object.fromEntries(
    Object.keys(entries).map((name) => [
      basename(name),
      readFileSync(join(client, `${name}.css`), 'utf8').trim(),
    ]),
  );
  const hash = createHash('sha256')
    .update(engine.hash)
    .update(JSON.stringify(styles))
    .digest('hex')
    .slice(0, 20);
  writeFileSync(file, JSON.stringify({ ...engine, hash, assets: { ...engine.assets, styles } }));
  return { styles };
}

/** @param {string} folder @param {string} below */
const sheetsIn = (folder, below) =>
  Object.fromEntries(
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.css'))
      .map((name) => [`${below}/${basename(name, '.css')}`, `${folder}/${name}`]),
  );

/** @param {import('esbuild').Metafile} metafile */
const assetsOf = ({ outputs }) =>
  Object.keys(outputs)
    .filter((file) => /\/assets\/[^/]+$/.test(file))
    .map((file) => `assets/${basename(file)}`);

/** @param {import('esbuild').Message[]} found @returns {import('esbuild').Plugin} */
const collectWarnings = (found) => ({
  name: 'warnings',
  setup: (build) =>
    build.onEnd(({ warnings }) => {
      const texts = new Set(found.map(textOf));
      const isNew = (/** @type {import('esbuild').Message} */ warning) => !texts.has(textOf(warning));
      found.push(...warnings.filter(({ location }) => location?.file.endsWith('.css')).filter(isNew));
    }),
});

/** The same fault is met in each sheet that takes the file in. @param {import('esbuild').Message} message */
const textOf = ({ text, location }) => `${location?.file}:${location?.line}:${location?.column} ${text}`;

/** @param {unknown} error @returns {import('esbuild').Message[]} */
function faultsOf(error) {
  const errors = /** @type {{ errors?: import('esbuild').Message[] }} */ (error).errors;
  if (errors && errors.length > 0) return errors;
  const text = error instanceof Error ? error.message : String(error);
  return [{ id: '', pluginName: '', text, location: null, notes: [], detail: null }];
}
