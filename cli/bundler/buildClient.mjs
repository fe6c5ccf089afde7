import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { root } from './bundleFolder.mjs';
import { messagesPlugin } from './messagesPlugin.mjs';

/** Selects React's production build, which has no warnings for developers. */
export const production = { 'process.env.NODE_ENV': '"production"' };

/** The options that all parts of the client share. @type {import('esbuild').BuildOptions} */
export const clientOptions = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'esm',
  jsx: 'automatic',
  // Settings of a project are not for the program's sources.
  tsconfigRaw: {},
  define: production,
  target: ['chrome111', 'firefox113', 'safari16.4'],
  legalComments: 'none',
  logLevel: 'silent',
};

/** The files of the packages that the client and the templates use, each as one module, in the bundle `folder` of the program. @param {string} folder */
export const packagesIn = (folder) => ({
  react: join(folder, 'browserReact.js'),
  minisearch: join(folder, 'minisearch.js'),
  messageParser: join(folder, 'messageParser.js'),
});

/**
 * Bundles a part of the client into `folder`, and returns esbuild's metafile.
 * @param {string} folder
 * @param {Record<string, string>} entryPoints
 * @param {import('esbuild').BuildOptions} [options] overrides the options that all parts share
 */
export async function buildClient(folder, entryPoints, options) {
  const { metafile } = await esbuild.build({
    ...clientOptions,
    entryPoints,
    outdir: folder,
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    publicPath: '/',
    loader: { '.woff2': 'file' },
    metafile: true,
    ...options,
    plugins: [...(options?.plugins ?? []), messagesPlugin],
  });
  return /** @type {import('esbuild').Metafile} */ (metafile);
}
