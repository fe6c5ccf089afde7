// Bundles the parts and pages of a project with the program's own templates and client. The program runs it from the sources,
// which the package has for this, and only if a project has code: it needs esbuild.
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { packagesIn, production } from './buildClient.mjs';
import { bundleClient } from './bundleClient.mjs';
import { root } from './bundleFolder.mjs';
import { ownCodePlugin, ownPrefix } from './ownCodePlugin.mjs';
import { ownPageTemplate, pageFrame, pageTemplates, replaceableParts } from './parts.mjs';
import { hashOfTexts, reachedFrom } from './sourceHash.mjs';

/** @typedef {import('./ownCodePlugin.mjs').OwnCodeFiles} OwnCodeFiles */

const renderer = 'templates/renderPage.tsx';

/**
 * Bundles `own` for the program in the folder `bundle`. Returns the new folder below `cache`, in which `engine.json` describes the
 * result, and the hashes of all files of the project that are in it, by their absolute paths.
 * Other bundles below `cache` are removed, except for `kept`.
 * @param {{ bundle: string, cache: string, own: OwnCodeFiles, kept: string | null }} settings
 */
export async function bundleOwnCode({ bundle, cache, own, kept }) {
  const temporary = join(cache, `new-${randomBytes(4).toString('hex')}`);
  try {
    const base = JSON.parse(readFileSync(join(bundle, 'engine.json'), 'utf8'));
    /** @type {Map<string, string>} */
    const hashes = new Map();
    const metafile = await bundleRenderer(temporary, bundle, own, hashes);
    const client = await bundleOwnClient(join(temporary, 'client'), bundle, own, { base, hashes });
    for (const file of [...Object.keys(metafile.inputs), ...(client.inputs?.islands ?? [])])
      if (isOutside(file)) hashes.set(file, hashOfFile(resolve(root, file)));
    const sharedHash = hashOfTexts([
      base.hash,
      JSON.stringify(client.assets),
      codeOf(metafile, pageFrame, hashes),
    ]);
    const ownCode = { sharedHash, hashes: pageHashes(metafile, own, hashes) };
    const hash = hashOfTexts([sharedHash, JSON.stringify(ownCode.hashes)]);
    const engine = { ...base, ...client, hash, ownCode };
    writeFileSync(join(temporary, 'engine.json'), JSON.stringify(engine));
    const folder = join(cache, hash);
    if (existsSync(folder)) rmSync(temporary, { recursive: true, force: true });
    else renameSync(temporary, folder);
    for (const { name } of readdirSync(cache, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
      if (![folder, kept].includes(join(cache, name)))
        rmSync(join(cache, name), { recursive: true, force: true });
    const files = [...hashes].map(([name, fileHash]) => [placeOf(name, own), fileHash]);
    return { folder, files: Object.fromEntries(files) };
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {string} bundle
 * @param {OwnCodeFiles} own
 * @param {Map<string, string>} hashes
 */
async function bundleRenderer(folder, bundle, own, hashes) {
  const react = pathToFileURL(join(bundle, 'serverReact.js')).href;
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { renderer },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    jsx: 'automatic',
    tsconfigRaw: {},
    alias: {
      minisearch: packagesIn(bundle).minisearch,
      '@messageformat/parser': packagesIn(bundle).messageParser,
    },
    define: production,
    // For the places of errors, and the names of components in them.
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [reactOf(react), ownCodePlugin(own, 'build', hashes)],
    logLevel: 'silent',
  });
  return metafile;
}

/** The program's React. @param {string} path @returns {import('esbuild').Plugin} */
const reactOf = (path) => ({
  name: 'react of the program',
  setup: (build) =>
    build.onResolve({ filter: /^react(?:\/jsx-runtime|-dom\/(?:client|server))?$/ }, () => ({
      path,
      external: true,
    })),
});

/**
 * The program's client as it is, unless a part of it was replaced.
 * @param {string} folder
 * @param {string} bundle
 * @param {OwnCodeFiles} own
 * @param {{ base: { assets: object, files: object, gzip: object }, hashes: Map<string, string> }} client
 */
async function bundleOwnClient(folder, bundle, own, { base: { assets, files, gzip }, hashes }) {
  const isReplaced = Object.entries(replaceableParts).some(
    ([name, file]) => file.startsWith('client/') && own.parts.includes(name),
  );
  if (isReplaced) {
    return bundleClient(folder, bundle, {
      plugins: [ownCodePlugin(own, 'browser', hashes)],
      packages: packagesIn(bundle),
    });
  }
  cpSync(join(bundle, 'client'), folder, { recursive: true });
  return { assets, files, gzip, inputs: null };
}

/** Whether a path of a metafile is of a package of the project, not a source of the program or made by a plugin. @param {string} file */
const isOutside = (file) => !/^(?:cli|client|data|templates)\//.test(file) && existsSync(resolve(root, file));

/** @param {string} file */
const hashOfFile = (file) => hashOfTexts([readFileSync(file)]);

/** The absolute path of a file with this name in a metafile. @param {string} name @param {OwnCodeFiles} own */
const placeOf = (name, { project }) =>
  name.startsWith(ownPrefix) ? join(project, name.slice(ownPrefix.length)) : resolve(root, name);

/**
 * The hashes of the project's code that a source imports, directly or not.
 * @param {import('esbuild').Metafile} metafile
 * @param {string} file
 * @param {ReadonlyMap<string, string>} hashes
 */
const codeOf = (metafile, file, hashes) =>
  [...reachedFrom(metafile, file)]
    .flatMap((reached) => hashes.get(reached) ?? [])
    .sort()
    .join(' ');

/**
 * A hash of the project's code for each kind of page that has any, and for each of the project's pages, by its path.
 * @param {import('esbuild').Metafile} metafile
 * @param {OwnCodeFiles} own
 * @param {ReadonlyMap<string, string>} hashes
 */
function pageHashes(metafile, { pages }, hashes) {
  const frame = ownFrame(metafile, hashes);
  const entries = [
    ...Object.entries(pageTemplates).map(([kind, file]) => [kind, codeOf(metafile, file, hashes)]),
    ...Object.entries(pages).map(([path, file]) => [
      path,
      `${frame} ${codeOf(metafile, ownPrefix + file, hashes)}`,
    ]),
  ];
  return Object.fromEntries(entries.map(([key = '', code = '']) => [key, hashOfTexts([code])]));
}

/**
 * The parts that frame the project's pages, without these.
 * @param {import('esbuild').Metafile} metafile
 * @param {ReadonlyMap<string, string>} hashes
 */
function ownFrame(metafile, hashes) {
  const imports = metafile.inputs[ownPageTemplate]?.imports ?? [];
  return imports
    .filter(({ path }) => !path.startsWith('own-pages:'))
    .map(({ path }) => codeOf(metafile, path, hashes))
    .join(' ');
}
