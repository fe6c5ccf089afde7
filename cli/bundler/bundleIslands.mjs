import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { buildClient, production } from './buildClient.mjs';
import { root } from './bundleFolder.mjs';
import { reactAsModule } from './bundleReact.mjs';
import { shareWithDeferred } from './shareWithDeferred.mjs';

const entryFolder = 'client/islands/entries';
/** Islands that share the deals, and most of them React. They are bundled first: others name their files. */
const catalogGroup = `${entryFolder}/catalog`;
/** What only starts a chat, and what each page does by itself, share no files: each would be one more request before all others. */
const starterGroup = `${entryFolder}/starters`;
/** Each group is bundled by itself, so that its islands do not change when those of others do. */
const groups = [catalogGroup, starterGroup, entryFolder];
const dealBrowser = `${catalogGroup}/deal-browser.ts`;
/** What a chat imports, also later, before it can answer. */
const chatParts = [
  `${catalogGroup}/chat-block.ts`,
  `${catalogGroup}/chat-panel.ts`,
  'client/assistant/assistantEngine.ts',
  'client/islands/assistant/answerView.ts',
  'data/model/deals/dealCalendar.ts',
];

/**
 * Bundles the islands. All have the same `version` in their names, so that the script of every page need not list a
 * hash for each. The chunks that they share have hashes of their own.
 * @param {string} folder
 * @param {Record<string, string>} define constants for the sources
 * @param {{ plugins: import('esbuild').Plugin[], packages: Record<'react' | 'minisearch', string> | null }} own plugins, and packages if they were bundled before
 */
export async function bundleIslands(folder, define, own) {
  /** @type {import('esbuild').Metafile} */
  const islands = { inputs: {}, outputs: {} };
  for (const group of groups) {
    const entries = entriesOf(group);
    const options = {
      splitting: group !== starterGroup,
      entryNames: '[dir]/[name]',
      ...(own.packages && { alias: { minisearch: own.packages.minisearch } }),
      define: {
        ...production,
        ...define,
        chatFiles: fileNames(islands, chatParts),
        dealBrowserFiles: fileNames(islands, [dealBrowser]),
      },
    };
    const separate = await buildClient(folder, entries, {
      ...options,
      plugins: [reactAsModule(own.packages?.react), ...own.plugins],
      write: false,
    });
    const plugins = [
      reactAsModule(own.packages?.react),
      ...own.plugins,
      shareWithDeferred(separate, Object.values(entries)),
    ];
    const { inputs, outputs } = await buildClient(folder, entries, { ...options, plugins });
    Object.assign(islands.inputs, inputs);
    Object.assign(islands.outputs, outputs);
  }
  return withVersion(folder, islands);
}

/**
 * Whether the entry point of a file is an island. Modules that islands import dynamically are entry points too.
 * @param {string | undefined} entryPoint
 */
const isIsland = (entryPoint) => entryPoint?.startsWith(`${entryFolder}/`) === true;

/**
 * The names, without `.js`, of the files that the modules `parts` import, as a constant for the sources. Separated by
 * spaces: esbuild would put a list into a file of its own.
 * @param {import('esbuild').Metafile} islands
 * @param {readonly string[]} parts
 */
function fileNames({ outputs }, parts) {
  const entries = Object.keys(outputs).filter((file) => parts.includes(outputs[file]?.entryPoint ?? ''));
  const files = new Set(entries.flatMap((file) => withImports(outputs, file)));
  // Islands get their final names later, and each is imported by name.
  const names = [...files]
    .filter((file) => !isIsland(outputs[file]?.entryPoint))
    .map((file) => basename(file, '.js'));
  return JSON.stringify(names.join(' '));
}

/** @param {string} group */
const entriesOf = (group) =>
  Object.fromEntries(
    readdirSync(join(root, group))
      .filter((file) => extname(file) === '.ts')
      .map((file) => [`assets/${basename(file, '.ts')}`, `${group}/${file}`]),
  );

/**
 * Adds a hash of all islands to their file names.
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
  const versioned = (/** @type {string} */ file) => file.replace(/\.js$/, `-${version}.js`);
  for (const file of entries) renameSync(pathOf(file), pathOf(versioned(file)));
  const renamed = Object.entries(outputs).map(([file, output]) => [
    isEntry(file) ? versioned(file) : file,
    output,
  ]);
  return { version, islands: { inputs, outputs: Object.fromEntries(renamed) } };
}

/**
 * The size in bytes of each island with its static imports; and of each module that islands import later, with those of its
 * static imports that have not been loaded by then.
 * @param {import('esbuild').Metafile} metafile
 * @param {(file: string) => number} sizeOf
 */
export function islandLoads({ outputs }, sizeOf) {
  const sizeOfAll = (/** @type {string[]} */ files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
  /** @type {{ islands: Record<string, number>, deferred: Record<string, number> }} */
  const loads = { islands: {}, deferred: {} };
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    if (!entryPoint) continue;
    const name = basename(entryPoint, extname(entryPoint));
    const loaded = withImports(outputs, file);
    if (isIsland(entryPoint)) {
      loads.islands[name] = sizeOfAll(loaded);
      continue;
    }
    const before = loadedBefore(outputs, file);
    loads.deferred[name] = sizeOfAll(loaded.filter((part) => !before.every((files) => files.includes(part))));
  }
  return loads;
}

/**
 * What has been loaded when `file` is imported later, for each way to it: from islands, else from modules that they import
 * later themselves.
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} file
 * @param {readonly string[]} passed modules on the way
 * @returns {string[][]}
 */
function loadedBefore(outputs, file, passed = []) {
  const entries = Object.keys(outputs).filter((other) => outputs[other]?.entryPoint && other !== file);
  const fromIslands = entries
    .filter((entry) => isIsland(outputs[entry]?.entryPoint))
    .map((island) => loadedBy(outputs, island, file))
    .filter((files) => files.some((other) => imports(outputs, other, 'dynamic-import').includes(file)));
  if (fromIslands.length > 0) return fromIslands;
  return entries
    .filter(
      (entry) =>
        !passed.includes(entry) &&
        withImports(outputs, entry).some((part) => imports(outputs, part, 'dynamic-import').includes(file)),
    )
    .flatMap((entry) =>
      loadedBefore(outputs, entry, [...passed, file]).map((files) => [
        ...files,
        ...withImports(outputs, entry),
      ]),
    );
}

/**
 * What an island has loaded when it imports `file` later: a chat has its parts by then.
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} island
 * @param {string} file
 */
function loadedBy(outputs, island, file) {
  const own = withImports(outputs, island);
  const isPart = (/** @type {string} */ other) => chatParts.includes(outputs[other]?.entryPoint ?? '');
  const parts = isPart(file)
    ? []
    : own.flatMap((other) => imports(outputs, other, 'dynamic-import')).filter(isPart);
  return [...own, ...parts.flatMap((part) => withImports(outputs, part))];
}

/**
 * A file and its static imports, direct or not.
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} file
 */
function withImports(outputs, file) {
  const loaded = new Set([file]);
  for (const part of loaded) for (const path of imports(outputs, part, 'import-statement')) loaded.add(path);
  return [...loaded];
}

/**
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} file
 * @param {import('esbuild').ImportKind} kind
 */
const imports = (outputs, file, kind) =>
  (outputs[file]?.imports ?? []).filter((imported) => imported.kind === kind).map(({ path }) => path);
