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
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { buildClient, production } from './buildClient.mjs';
import { bundlesFolder, root } from './bundleFolder.mjs';
import { bundleIslands, islandLoads } from './bundleIslands.mjs';
import { bundleLazySheets } from './bundleSheets.mjs';

/** The files that the browser gets; named here and not imported, because only templates may import the client. */
const scriptEntry = 'client/enhance/main.ts';
const headEntry = 'client/head/main.ts';
const sheetFolder = 'client/styles/sheets';
const programEntries = { main: 'cli/main.ts', renderWorker: 'cli/publish/render/renderWorker.ts' };
const renderer = 'templates/renderPage.tsx';
const socialPainter = 'cli/images/paintSocialImage.ts';
const socialFonts = 'templates/social/fonts';
/** Not bundled, so that no source of theirs is among the inputs. */
const paintingPackages = ['satori', 'sharp'];
const bundlesKept = 3;
const hour = 3_600_000;

/**
 * Bundles the program and what it ships to browsers into `folder`, which appears whole or not at all.
 * @param {string} folder
 */
export async function bundle(folder) {
  const temporary = `${folder}.${randomBytes(4).toString('hex')}`;
  try {
    const program = await bundleProgram(temporary);
    const client = await bundleClient(join(temporary, 'client'));
    cpSync(join(root, socialFonts), join(temporary, 'social-fonts'), { recursive: true });
    const engine = {
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
    // Another process may have made the same bundle meanwhile.
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
    // jsonc-parser's main file is one that a bundler cannot follow.
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    define: production,
    external: ['esbuild', 'serve', 'playwright-core', 'satori', 'sharp'],
    // Packages in CommonJS reach Node's own modules through require, which a module does not have.
    banner: {
      js: "import { createRequire as requireFrom_ } from 'node:module'; const require = requireFrom_(import.meta.url);",
    },
    logLevel: 'silent',
  });
  return metafile;
}

/** @param {string} folder */
async function bundleClient(folder) {
  const sheets = readdirSync(join(root, sheetFolder)).map((file) => basename(file, '.css'));
  const inlined = Object.fromEntries(sheets.map((kind) => [`inline/${kind}`, `${sheetFolder}/${kind}.css`]));
  const lazySheets = await bundleLazySheets(folder);
  const { islands, version } = await bundleIslands(folder, lazySheets.define);
  const script = await buildClient(
    folder,
    { 'assets/enhance': scriptEntry },
    {
      define: { ...production, islandVersion: JSON.stringify(version) },
    },
  );
  const base = [
    script,
    await buildClient(folder, { 'inline/head': headEntry }, { format: 'iife', entryNames: '[dir]/[name]' }),
    await buildClient(folder, inlined, { entryNames: '[dir]/[name]' }),
  ];
  /** @param {string} file */
  const readInlined = (file) => readFileSync(join(folder, 'inline', file), 'utf8').trim();
  const styles = Object.fromEntries(sheets.map((kind) => [kind, readInlined(`${kind}.css`)]));
  const gzipOf = (/** @type {string | Buffer} */ content) => gzipSync(content).length;
  const files = readdirSync(join(folder, 'assets')).sort();
  const entry = files.find((file) => /^enhance-.*\.js$/.test(file)) ?? '';
  const headScript = readInlined('head.js');
  const fonts = files.filter((file) => extname(file) === '.woff2');
  const sizeOf = (/** @type {string} */ file) => gzipOf(readFileSync(join(folder, 'assets', basename(file))));
  return {
    assets: {
      styles,
      headScript,
      enhanceScript: `/assets/${entry}`,
      preloadFonts: fonts.map((file) => `/assets/${file}`),
    },
    files: files.map((file) => `assets/${file}`),
    gzip: {
      styles: Object.fromEntries(Object.entries(styles).map(([kind, sheet]) => [kind, gzipOf(sheet)])),
      script: gzipOf(headScript) + sizeOf(entry),
      ...islandLoads(islands, sizeOf),
      lazyStyles: Object.fromEntries(
        Object.entries(lazySheets.files).map(([name, file]) => [name, sizeOf(file)]),
      ),
    },
    inputs: { base: inputsOf(base), islands: inputsOf([islands, lazySheets.metafile]) },
  };
}

/** @param {import('esbuild').Metafile[]} metafiles */
const inputsOf = (metafiles) => [...new Set(metafiles.flatMap(({ inputs }) => Object.keys(inputs)))].sort();

/**
 * One hash of everything that an output depends on: sources, packages included, and what they were given. Of pages
 * these are the sources that rendering reaches, and the styles, script and fonts that pages name.
 * @param {string} given
 * @param {Iterable<string>} files
 */
function hashOf(given, files) {
  const hash = createHash('sha256').update(given);
  for (const file of [...files].sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 20);
}

/**
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
  const folders = readdirSync(bundlesFolder)
    .map((name) => join(bundlesFolder, name))
    .map((path) => ({ path, made: statSync(path).mtimeMs }))
    .sort((a, b) => b.made - a.made);
  // One that was made lately may be at work.
  const isOld = (/** @type {{ made: number }} */ { made }) => Date.now() - made > hour;
  for (const { path } of folders.slice(bundlesKept).filter(isOld))
    rmSync(path, { recursive: true, force: true });
}
