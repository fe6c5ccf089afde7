import { randomBytes } from 'node:crypto';
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
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { clientOptions, packagesIn, production } from './buildClient.mjs';
import { bundleClient } from './bundleClient.mjs';
import { bundlesFolder, root } from './bundleFolder.mjs';
import { bundleReact } from './bundleReact.mjs';
import { hashOf, reachedFrom } from './sourceHash.mjs';

const programEntries = {
  main: 'cli/main.ts',
  api: 'cli/api/api.ts',
  renderWorker: 'cli/publish/render/renderWorker.ts',
  serverReact: 'cli/bundler/serverReact.mjs',
  scriptMessages: 'data/messages/scriptMessages.ts',
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
    const client = await bundleClient(join(temporary, 'client'), temporary);
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
    await writePackages(temporary);
    writeFileSync(join(temporary, 'engine.json'), JSON.stringify(engine));
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process may have created the same bundle in the meantime.
    if (!existsSync(folder)) throw error;
  }
  removeOldBundles();
}

/**
 * The packages that the client and the templates use, for bundling them with the code of a project, which has only this program
 * installed.
 * @param {string} folder
 */
async function writePackages(folder) {
  const files = packagesIn(folder);
  writeFileSync(files.react, await bundleReact());
  await esbuild.build({
    ...clientOptions,
    entryPoints: ['minisearch'],
    outfile: files.minisearch,
  });
  await esbuild.build({
    ...clientOptions,
    entryPoints: ['@messageformat/parser'],
    outfile: files.messageParser,
  });
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
    external: ['esbuild', 'serve', 'playwright-core', 'satori', 'sharp', 'harfbuzzjs', 'wawoff2'],
    // CommonJS packages require Node's own modules, but ES modules have no require.
    banner: {
      js: "import { createRequire as requireFrom_ } from 'node:module'; const require = requireFrom_(import.meta.url);",
    },
    logLevel: 'silent',
  });
  return metafile;
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
