// The proxy for Cloudflare Workers and Netlify Functions, with what both share in a file of its own: hosts bundle what is imported.
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
    splitting: true,
    chunkNames: 'shared-[hash]',
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
  });
}
