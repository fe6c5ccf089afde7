import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { bundlesFolder, root } from './bundleFolder.mjs';

/** The files that the browser gets; named here and not imported, because only templates may import the client. */
const clientEntries = { enhance: 'client/enhance/main.ts', styles: 'client/styles/main.css' };
const programEntries = { main: 'cli/main.ts', renderWorker: 'cli/effects/renderWorker.ts' };
const renderer = 'templates/renderPage.tsx';
const bundlesKept = 3;

/**
 * Bundles the program and what it ships to browsers into `folder`, which appears whole or not at all.
 * @param {string} folder
 */
export async function bundle(folder) {
  const temporary = `${folder}.${randomBytes(4).toString('hex')}`;
  try {
    const program = await bundleProgram(temporary);
    const client = await bundleClient(join(temporary, 'client'));
    const engine = { hash: engineHash(program, client), ...client };
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
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['esbuild', 'serve', 'playwright-core'],
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
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: clientEntries,
    outdir: folder,
    entryNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    publicPath: '/',
    bundle: true,
    minify: true,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    loader: { '.woff2': 'file' },
    legalComments: 'none',
    logLevel: 'silent',
  });
  const outputs = Object.keys(metafile.outputs)
    .map((file) => basename(file))
    .sort();
  /** @param {RegExp} pattern */
  const named = (pattern) => outputs.filter((file) => pattern.test(file));
  const [styleFile = ''] = named(/^styles-.*\.css$/);
  const [script = ''] = named(/^enhance-.*\.js$/);
  const styles = readFileSync(join(folder, 'assets', styleFile), 'utf8').trim();
  return {
    assets: {
      styles,
      enhanceScript: `/assets/${script}`,
      preloadFonts: named(/\.woff2$/).map((file) => `/assets/${file}`),
    },
    files: outputs.filter((file) => file !== styleFile).map((file) => `assets/${file}`),
    gzip: {
      styles: gzipSync(styles).length,
      script: gzipSync(readFileSync(join(folder, 'assets', script))).length,
    },
    inputs: Object.keys(metafile.inputs).sort(),
  };
}

/**
 * One hash of everything that turns a planned page into HTML: the sources that rendering reaches, packages
 * included, and the styles, script and fonts that pages name.
 * @param {import('esbuild').Metafile} program
 * @param {{ assets: object }} client
 */
function engineHash(program, client) {
  const hash = createHash('sha256').update(JSON.stringify(client.assets));
  for (const file of [...reachedFrom(program, renderer)].sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
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

function removeOldBundles() {
  const folders = readdirSync(bundlesFolder)
    .map((name) => join(bundlesFolder, name))
    .map((path) => ({ path, made: statSync(path).mtimeMs }))
    .sort((a, b) => b.made - a.made);
  for (const { path } of folders.slice(bundlesKept)) rmSync(path, { recursive: true, force: true });
}
