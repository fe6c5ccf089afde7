// The proxy for Cloudflare Workers and Netlify Functions, each in one file.
import { build } from 'esbuild';
import { root } from './bundleFolder.mjs';

/**
 * Bundles the proxy for hosts that run functions into `folder`: cloudflare/worker.mjs and netlify/proxy.mjs.
 * @param {string} folder
 */
export async function bundleEdge(folder) {
  await build({
    absWorkingDir: root,
    entryPoints: {
      'cloudflare/worker': 'cli/commands/proxy/edge/cloudflare.ts',
      'netlify/proxy': 'cli/commands/proxy/edge/netlify.ts',
    },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
  });
}
