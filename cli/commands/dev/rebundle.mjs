// Bundles for the development server. It is run from the sources, because the bundler is not part of the bundle.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { bundle } from '../../bundler/bundle.mjs';
import { bundleInlinedSheets, bundleLazySheets } from '../../bundler/bundleSheets.mjs';

/**
 * The result of bundling style sheets: esbuild's errors; or that everything has to be bundled, because other files
 * change with them; or the inlined sheets by kind of page.
 * @typedef {{ errors: import('esbuild').Message[] } | { needsWhole: true } | { styles: Record<string, string> }} StylesResult
 */

/**
 * Bundles the whole program into `folder`, and returns the errors.
 * @param {string} folder
 * @returns {Promise<import('esbuild').Message[]>}
 */
export async function bundleAll(folder) {
  try {
    await bundle(folder);
    return [];
  } catch (error) {
    return messagesOf(error);
  }
}

/**
 * Updates only the style sheets of the bundle in `folder`.
 * @param {string} folder
 * @returns {Promise<StylesResult>}
 */
export async function bundleStyles(folder) {
  try {
    return await updateStyles(folder);
  } catch (error) {
    return { errors: messagesOf(error) };
  }
}

/** Ends esbuild's process. */
export const stopEsbuild = () => esbuild.stop();

/** @param {string} folder @returns {Promise<StylesResult>} */
async function updateStyles(folder) {
  const client = join(folder, 'client');
  const file = join(folder, 'engine.json');
  const engine = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {import('esbuild').Message[]} */
  const warnings = [];
  const plugins = [collectWarnings(warnings)];
  const inlined = await bundleInlinedSheets(client, { plugins });
  await bundleLazySheets(client, { plugins, write: false });
  // For esbuild an invalid style sheet is only a warning.
  if (warnings.length > 0) return { errors: warnings };
  const lazy = await bundleLazySheets(client);
  const assets = [...assetsOf(inlined.metafile), ...assetsOf(lazy.metafile)];
  if (assets.some((asset) => !engine.files.includes(asset))) return { needsWhole: true };
  const { styles, rightToLeftStyles } = inlined;
  const hash = createHash('sha256')
    .update(engine.hash)
    .update(JSON.stringify(rightToLeftStyles))
    .digest('hex')
    .slice(0, 20);
  const updated = { ...engine.assets, styles, rightToLeftStyles };
  writeFileSync(file, JSON.stringify({ ...engine, hash, assets: updated }));
  return { styles };
}

/** @param {import('esbuild').Metafile} metafile */
const assetsOf = ({ outputs }) =>
  Object.keys(outputs)
    .filter((file) => /\/assets\/[^/]+$/.test(file))
    .map((file) => `assets/${basename(file)}`);

/**
 * Collects warnings about style sheets. A problem of a file that several sheets import is collected once.
 * @param {import('esbuild').Message[]} collected
 * @returns {import('esbuild').Plugin}
 */
const collectWarnings = (collected) => ({
  name: 'warnings',
  setup: (build) =>
    build.onEnd(({ warnings }) => {
      const keys = new Set(collected.map(keyOf));
      const isNew = (/** @type {import('esbuild').Message} */ warning) => !keys.has(keyOf(warning));
      collected.push(...warnings.filter(({ location }) => location?.file.endsWith('.css')).filter(isNew));
    }),
});

/** @param {import('esbuild').Message} message */
const keyOf = ({ text, location }) => `${location?.file}:${location?.line}:${location?.column} ${text}`;

/** @param {unknown} error @returns {import('esbuild').Message[]} */
function messagesOf(error) {
  const errors = /** @type {{ errors?: import('esbuild').Message[] }} */ (error).errors;
  if (errors && errors.length > 0) return errors;
  const text = error instanceof Error ? error.message : String(error);
  return [{ id: '', pluginName: '', text, location: null, notes: [], detail: null }];
}
