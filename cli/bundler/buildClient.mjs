import * as esbuild from 'esbuild';
import { root } from './bundleFolder.mjs';

/** Selects React's production build, which has no warnings for developers. */
export const production = { 'process.env.NODE_ENV': '"production"' };

/**
 * Bundles a part of the client into `folder`, and returns esbuild's metafile.
 * @param {string} folder
 * @param {Record<string, string>} entryPoints
 * @param {import('esbuild').BuildOptions} [options] overrides the options that all parts share
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
