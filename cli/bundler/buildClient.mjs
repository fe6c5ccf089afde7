import * as esbuild from 'esbuild';
import { root } from './bundleFolder.mjs';

/** Has React leave out what it says to developers. */
export const production = { 'process.env.NODE_ENV': '"production"' };

/**
 * Bundles a part of what ships to browsers; gives esbuild's account of it.
 * @param {string} folder
 * @param {Record<string, string>} entryPoints
 * @param {import('esbuild').BuildOptions} options what is different about this part
 */
export async function buildClient(folder, entryPoints, options) {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir: folder,
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    publicPath: '/',
    bundle: true,
    minify: true,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    jsx: 'automatic',
    define: production,
    target: ['chrome111', 'firefox113', 'safari16.4'],
    loader: { '.woff2': 'file' },
    legalComments: 'none',
    logLevel: 'silent',
    ...options,
  });
  return /** @type {import('esbuild').Metafile} */ (metafile);
}
