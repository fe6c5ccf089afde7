import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { buildClient, production } from './buildClient.mjs';
import { bundlesFolder, root } from './bundleFolder.mjs';
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
const programEntries = {
  main: 'cli/main.ts',
  api: 'cli/api/api.ts',
  renderWorker: 'cli/publish/render/renderWorker.ts',
};
const renderer = 'templates/renderPage.tsx';
const socialPainter = 'cli/images/paintSocialImage.ts';
const socialFonts = 'templates/social/fonts';
/** The packages that paint social images; they are not bundled, so the hash has their versions instead of their sources. */
const paintingPackages = ['satori', 'sharp'];
const bundlesKept = 3;
const hour = 3_600_000;

/**
 * Bundles the program and the client into `folder`, which appears complete or not at all.
 * @param {string} folder
 */
export async function bundle(folder) {
  const temporary = `${folder}.${randomBytes(4).toString('hex')}`;
  try {
    const program = await bundleProgram(temporary);
    const client = await bundleClient(join(temporary, 'client'));
    cpSync(join(root, socialFonts), join(temporary, 'social-fonts'), { recursive: true });
    const engine = {
      programHash: hashOf('', reachedFrom(program, programEntries.main)),
      hash: hashOf(JSON.stringify(client.assets), reachedFrom(program, renderer)),
      socialHash: hashOf(JSON.stringify(paintingPackages.map(versionOf)), [
        ...reachedFrom(program, socialPainter),
        ...readdirSync(join(root, socialFonts)).map((file) => `${socialFonts}/${file}`),
      ]),
      ...client,
    };
    writeFileSync(join(temporary, 'engine.json'), JSON.stringify(engine));
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process may have created the same bundle in the meantime.
    if (!existsSync(folder)) throw error;
  }
  removeOldBundles();
}

/** @param {string} folder */
async function bundleProgram(folder) {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: programEntries,
    outdir: folder,
    bundle: true,
    splitting: true,
    metafile: true,
    platform: 'node',
    // The main file of jsonc-parser is UMD, whose imports esbuild cannot follow.
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    define: production,
    external: ['esbuild', 'serve', 'playwright-core', 'satori', 'sharp'],
    // CommonJS packages require Node's own modules, but ES modules have no require.
    banner: {
      js: "import { createRequire as requireFrom_ } from 'node:module'; const require = requireFrom_(import.meta.url);",
    },
    logLevel: 'silent',
  });
  return metafile;
}

/**
 * Bundles what browsers load into `folder`. Returns the assets that pages name, the files to publish, and the sizes and
 * sources that tests keep within their budgets.
 * @param {string} folder
 */
async function bundleClient(folder) {
  const lazySheets = await bundleLazySheets(folder);
  const { islands, version } = await bundleIslands(folder, lazySheets.define);
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
  const { metafile: sheets, styles } = await bundleInlinedSheets(folder);
  const files = readdirSync(join(folder, 'assets')).sort();
  const scriptFile = files.find((file) => /^enhance-.*\.js$/.test(file)) ?? '';
  const inlined = (/** @type {string} */ name) =>
    readFileSync(join(folder, 'inline', `${name}.js`), 'utf8').trim();
  const headScript = inlined('head');
  return {
    assets: {
      styles,
      laterSheets: lazySheets.later,
      headScript,
      enhanceScript: `/assets/${scriptFile}`,
      worker: { main: inlined('worker'), remove: inlined('remove') },
      files: files.map((file) => `/assets/${file}`),
    },
    files: files.map((file) => `assets/${file}`),
    gzip: gzipSizes(folder, { styles, headScript, scriptFile, islands, lazySheets: lazySheets.files }),
    inputs: {
      base: inputsOf([script, head, sheets]),
      islands: inputsOf([islands, lazySheets.metafile, workers]),
    },
  };
}

/**
 * Sizes in bytes of gzip.
 * @param {string} folder
 * @param {{
 *   styles: Record<string, string>,
 *   headScript: string,
 *   scriptFile: string,
 *   islands: import('esbuild').Metafile,
 *   lazySheets: Record<string, string>,
 * }} client
 */
function gzipSizes(folder, { styles, headScript, scriptFile, islands, lazySheets }) {
  const gzipOf = (/** @type {string | Buffer} */ content) => gzipSync(content).length;
  const sizeOf = (/** @type {string} */ file) => gzipOf(readFileSync(join(folder, 'assets', basename(file))));
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

/**
 * A hash of everything that an output depends on: its sources, packages included, and their parameters.
 * @param {string} parameters
 * @param {Iterable<string>} files
 */
function hashOf(parameters, files) {
  const hash = createHash('sha256').update(parameters);
  for (const file of [...files].sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 20);
}

/**
 * The file and all sources that it imports, directly or not.
 * @param {import('esbuild').Metafile} metafile
 * @param {string} file
 * @param {Set<string>} reached
 */
function reachedFrom(metafile, file, reached = new Set()) {
  if (reached.has(file) || !metafile.inputs[file]) return reached;
  reached.add(file);
  for (const { path } of metafile.inputs[file].imports) reachedFrom(metafile, path, reached);
  return reached;
}

/** @param {string} name of an installed package */
function versionOf(name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

function removeOldBundles() {
  if (!existsSync(bundlesFolder)) return;
  const folders = readdirSync(bundlesFolder)
    .map((name) => join(bundlesFolder, name))
    .map((path) => ({ path, age: Date.now() - statSync(path).mtimeMs }))
    .sort((a, b) => a.age - b.age);
  // A recent one may still be in use by another process.
  for (const { path } of folders.slice(bundlesKept).filter(({ age }) => age > hour))
    rmSync(path, { recursive: true, force: true });
}
