import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { root } from './bundleFolder.mjs';
import { withPlaceholders } from './messagesPlugin.mjs';

/**
 * A plugin for modules that islands import later, dynamically: each imports also all that has been loaded by then.
 * That loads nothing new, but otherwise esbuild puts what such a module shares with its islands into chunks of its own, and
 * each of them costs a request and up to 0.3 kB.
 * @param {import('esbuild').Metafile} metafile of the same islands without this plugin
 * @param {string[]} islands their entry points
 * @returns {import('esbuild').Plugin}
 */
export const shareWithDeferred = ({ inputs }, islands) => ({
  name: 'share with deferred modules',
  setup(build) {
    const shared = sharedModules(inputs, islands);
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const modules = shared.get(path);
      if (!modules) return undefined;
      // At the end of the file, so that errors name the right lines.
      const imports = modules.map((module) => `import ${JSON.stringify(join(root, module))};`);
      return {
        contents: [withPlaceholders(readFileSync(path, 'utf8')), ...imports].join('\n'),
        loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
      };
    });
    build.onEnd(({ metafile }) => {
      for (const [file, { entryPoint }] of Object.entries(metafile?.outputs ?? {}))
        if (entryPoint && shared.has(join(root, entryPoint))) dropBareImports(resolve(root, file));
    });
  },
});

/**
 * Removes the imports without names from a bundled file. They only told esbuild how to divide the chunks; what they name is
 * loaded by then.
 * @param {string} file
 */
function dropBareImports(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/(?<=^|;)import"[^"]*";/g, ''));
}

/**
 * The modules that have been loaded, whichever way, when a module is imported later; by the path of that module.
 * @param {import('esbuild').Metafile['inputs']} inputs
 * @param {string[]} islands
 */
function sharedModules(inputs, islands) {
  /** @type {Map<string, string[]>} */
  const shared = new Map();
  /** @param {string} entry @param {ReadonlySet<string>} before @param {readonly string[]} entries those that led here */
  const follow = (entry, before, entries) => {
    const loaded = new Set([...before, ...reachedFrom(inputs, entry)]);
    for (const deferred of importsOf(inputs, [...reachedFrom(inputs, entry)], 'dynamic-import')) {
      if (entries.includes(deferred)) continue;
      // A file that shares no module needs no such import, which would only make it larger.
      if (![...reachedFrom(inputs, deferred)].some((file) => loaded.has(file))) continue;
      const path = join(root, deferred);
      const others = shared.get(path);
      const passed = [...entries, entry];
      shared.set(
        path,
        [...loaded].filter(
          (file) => isSource(file) && !passed.includes(file) && others?.includes(file) !== false,
        ),
      );
      follow(deferred, loaded, passed);
    }
  };
  for (const island of islands) follow(island, new Set(), []);
  return shared;
}

/**
 * The file and all that it imports statically, directly or not.
 * @param {import('esbuild').Metafile['inputs']} inputs
 * @param {string} file
 */
function reachedFrom(inputs, file) {
  // A set is iterated with what is added meanwhile.
  const reached = new Set([file]);
  for (const next of reached)
    for (const imported of importsOf(inputs, [next], 'import-statement')) reached.add(imported);
  return reached;
}

/**
 * @param {import('esbuild').Metafile['inputs']} inputs
 * @param {string[]} files
 * @param {import('esbuild').ImportKind} kind
 */
const importsOf = (inputs, files, kind) =>
  files.flatMap((file) =>
    (inputs[file]?.imports ?? []).filter((imported) => imported.kind === kind).map(({ path }) => path),
  );

/** False for packages. @param {string} file */
const isSource = (file) => /^(?:client|data)\//.test(file);
