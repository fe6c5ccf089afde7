import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { buildClient, production } from './buildClient.mjs';
import { root } from './bundleFolder.mjs';

const entryFolder = 'client/islands/entries';
/** Islands that share React are bundled together; the others need not know of what it is packed in. */
const groups = [entryFolder, `${entryFolder}/react`];

/**
 * Bundles the islands. All have one `version` in their names, so that the script of every page need not know a hash of
 * each; what they share has hashes of its own.
 * @param {string} folder
 * @param {Record<string, string>} define what is put in for names that the sources leave open
 */
export async function bundleIslands(folder, define) {
  /** @type {import('esbuild').Metafile} */
  const islands = { inputs: {}, outputs: {} };
  for (const group of groups) {
    const options = { splitting: true, entryNames: '[dir]/[name]', define: { ...production, ...define } };
    const { inputs, outputs } = await buildClient(folder, entriesOf(group), options);
    Object.assign(islands.inputs, inputs);
    Object.assign(islands.outputs, outputs);
  }
  return withVersion(folder, islands);
}

/**
 * Whether a file was made of an island; what an island imports later has an entry point of its own too.
 * @param {string | undefined} entryPoint
 */
const isIsland = (entryPoint) => entryPoint?.startsWith(`${entryFolder}/`) === true;

/** @param {string} group */
const entriesOf = (group) =>
  Object.fromEntries(
    readdirSync(join(root, group))
      .filter((file) => extname(file) === '.ts')
      .map((file) => [`assets/${basename(file, '.ts')}`, `${group}/${file}`]),
  );

/**
 * @param {string} folder
 * @param {import('esbuild').Metafile} islands
 */
function withVersion(folder, { inputs, outputs }) {
  const isEntry = (/** @type {string} */ file) => isIsland(outputs[file]?.entryPoint);
  const pathOf = (/** @type {string} */ file) => join(folder, 'assets', basename(file));
  const entries = Object.keys(outputs).filter(isEntry).sort();
  const hash = createHash('sha256');
  for (const file of entries) hash.update(readFileSync(pathOf(file)));
  const version = hash.digest('hex').slice(0, 8);
  const named = (/** @type {string} */ file) => file.replace(/\.js$/, `-${version}.js`);
  for (const file of entries) renameSync(pathOf(file), pathOf(named(file)));
  const renamed = Object.entries(outputs).map(([file, output]) => [
    isEntry(file) ? named(file) : file,
    output,
  ]);
  return { version, islands: { inputs, outputs: Object.fromEntries(renamed) } };
}

/**
 * How many bytes each island costs, with all that it imports at once, and each part that one imports later.
 * @param {import('esbuild').Metafile} metafile
 * @param {(file: string) => number} sizeOf
 */
export function islandLoads({ outputs }, sizeOf) {
  /** @param {string} file @param {Set<string>} found */
  const together = (file, found = new Set()) => {
    if (found.has(file)) return found;
    found.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') together(path, found);
    }
    return found;
  };
  /** @type {{ islands: Record<string, number>, deferred: Record<string, number> }} */
  const loads = { islands: {}, deferred: {} };
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint) continue;
    const name = basename(entryPoint, extname(entryPoint));
    loads[isIsland(entryPoint) ? 'islands' : 'deferred'][name] = [...together(file)].reduce(
      (sum, part) => sum + sizeOf(part),
      0,
    );
  }
  return loads;
}
