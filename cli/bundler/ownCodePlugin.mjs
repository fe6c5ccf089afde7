import { readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { root } from './bundleFolder.mjs';
import { ownPageList, partImports, replaceableParts } from './parts.mjs';
import { hashOfTexts } from './sourceHash.mjs';

/**
 * The code of a project.
 * @typedef {{
 *   project: string,
 *   parts: readonly string[],
 *   pages: Readonly<Record<string, string>>,
 * }} OwnCodeFiles
 * `project` is its folder; `parts` are the names of those in parts/, `pages` files, relative to it, by the paths of their pages.
 */

const specifier = 'city-deals/parts';

/** Begins the names of the project's files in bundles. */
export const ownPrefix = 'own-code:';

/**
 * A plugin that puts the parts and pages of a project in the place of the program's. Their names are those within the project, so that
 * the bundle does not depend on where that is. Whatever the project imports from
 * `city-deals/parts` is the original, so that a part can wrap what it replaces.
 * @param {OwnCodeFiles} own
 * @param {'browser' | 'build'} target
 * @param {Map<string, string>} hashes receives those of the project's files as they are read: a file may change
 *   while it is bundled
 * @returns {import('esbuild').Plugin}
 */
export const ownCodePlugin = (own, target, hashes) => ({
  name: 'own code',
  setup(build) {
    const replaced = new Map(
      Object.entries(replaceableParts)
        .filter(([name]) => own.parts.includes(name))
        .map(([name, file]) => [join(root, file), name]),
    );
    build.onResolve({ filter: /\.tsx?$/ }, ({ path, resolveDir, namespace }) => {
      if (namespace !== 'file') return undefined;
      const file = resolve(resolveDir, path);
      const name = replaced.get(file);
      if (name !== undefined) return { path: name, namespace: 'own-part', sideEffects: false };
      return file === join(root, ownPageList) ? { path: 'pages', namespace: 'own-pages' } : undefined;
    });
    build.onResolve({ filter: /^city-deals(?:\/|$)/ }, ({ path }) =>
      path === specifier
        ? { path, namespace: 'original-parts', sideEffects: false }
        : { errors: [{ text: `Components come from "${specifier}"; "${path}" has only types for parts.` }] },
    );
    const load = (/** @type {string} */ namespace, /** @type {(path: string) => string} */ contentsOf) =>
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: contentsOf(path),
        resolveDir: own.project,
      }));
    build.onResolve({ filter: /^own-code:/ }, ({ path }) => ({
      path: path.replace(/^own-code:/, ''),
      namespace: 'own-code',
    }));
    build.onResolve({ filter: /.*/, namespace: 'own-code' }, async ({ path, kind, resolveDir }) => {
      const found = await build.resolve(path, { kind, resolveDir, namespace: 'file' });
      const isOwn = found.errors.length === 0 && isOwnFile(found.path, own.project);
      return isOwn ? { path: nameIn(own.project, found.path), namespace: 'own-code' } : found;
    });
    build.onLoad({ filter: /.*/, namespace: 'own-code' }, ({ path }) => {
      const file = join(own.project, path);
      const contents = readFileSync(file);
      const name = ownPrefix + path;
      if (!hashes.has(name)) hashes.set(name, hashOfTexts([contents]));
      return {
        contents,
        loader: /** @type {'tsx'} */ (extname(path).slice(1)),
        resolveDir: dirname(file),
      };
    });
    load('own-part', (name) => reexport(`default as ${name}`, `${ownPrefix}parts/${name}.tsx`));
    load('own-pages', () => pageList(own));
    load('original-parts', () => originals(target));
  },
});

/** Neither a package nor a source of the program. @param {string} file @param {string} project */
const isOwnFile = (file, project) =>
  file.startsWith(project + sep) &&
  !file.includes(`${sep}node_modules${sep}`) &&
  !['cli', 'client', 'data', 'templates'].some((room) => file.startsWith(join(root, room) + sep));

/** The name of a file in the project. @param {string} project @param {string} file */
const nameIn = (project, file) => relative(project, file).split(sep).join('/');

/** @param {string} names @param {string} file */
const reexport = (names, file) => `export { ${names} } from ${JSON.stringify(file)};\n`;

/** @param {'browser' | 'build'} target */
const originals = (target) =>
  Object.entries(partImports)
    .filter(([, file]) => target === 'build' || !file.startsWith('templates/'))
    .map(([name, file]) => reexport(name, join(root, file)))
    .join('');

/** @param {OwnCodeFiles} own */
function pageList({ pages }) {
  const imports = Object.values(pages).map(
    (file, index) =>
      `import Component${index}, { title as title${index}, description as description${index} } from ${JSON.stringify(ownPrefix + file)};\n`,
  );
  const entries = Object.keys(pages).map(
    (path, index) =>
      `  ${JSON.stringify(path)}: { Component: Component${index}, title: title${index}, description: description${index} },\n`,
  );
  return `${imports.join('')}export const ownPages = {\n${entries.join('')}};\n`;
}
