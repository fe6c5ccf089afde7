import * as path from 'node:path';
import * as esbuild from 'esbuild';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { root } from '../../../../../cli/bundler/bundleFolder.mjs';
import cloudflare from '../../../../../cli/commands/proxy/edge/cloudflare.ts';
import { createEdgeHandler } from '../../../../../cli/commands/proxy/edge/createEdgeHandler.ts';
import netlify, { config } from '../../../../../cli/commands/proxy/edge/netlify.ts';
import { asked, modelReply, proxySettings, question, secret } from '../../../../support/proxy.ts';

const settings = JSON.stringify(proxySettings({ perAddress: { burst: 1, everyMs: 1e9 } }));
const variables: Record<string, string> = { CITY_DEALS_KEY: secret, CITY_DEALS_SETTINGS: settings };
const request = (headers: Record<string, string> = {}) =>
  new Request('https://proxy.example/v1/responses', asked(question(), headers));

/** Records what is printed and fetched during a test; the model's server answers every request. */
function watch() {
  const printed: string[] = [];
  const note = (...words: unknown[]) => void printed.push(words.join(' '));
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(modelReply()));
  return { printed, fetched };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('cli/commands/proxy/edge', () => {
  it('runs on Cloudflare and limits by the address that the platform names', async () => {
    const { fetched } = watch();
    const from = (ip: string) => request({ 'CF-Connecting-IP': ip, 'X-Forwarded-For': '10.0.0.1' });
    expect((await cloudflare.fetch(from('203.0.113.7'), variables)).status).toBe(200);
    expect((await cloudflare.fetch(from('203.0.113.7'), variables)).status).toBe(429);
    expect((await cloudflare.fetch(from('203.0.113.8'), variables)).status).toBe(200);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('runs on Netlify and limits by the address that the platform names', async () => {
    watch();
    vi.stubGlobal('Netlify', { env: { get: (name: string) => variables[name] } });
    expect((await netlify(request(), { ip: '203.0.113.7' })).status).toBe(200);
    expect((await netlify(request(), { ip: '203.0.113.7' })).status).toBe(429);
    expect((await netlify(request(), { ip: '203.0.113.8' })).status).toBe(200);
    expect(config.path).toEqual(['/v1/responses', '/health']);
  });

  it.each([
    [{}, ['CITY_DEALS_KEY', 'CITY_DEALS_SETTINGS all']],
    [{ CITY_DEALS_SETTINGS: settings }, ['CITY_DEALS_KEY']],
    [{ ...variables, CITY_DEALS_KEY: 'two words of a key' }, ['CITY_DEALS_KEY']],
    [
      { ...variables, CITY_DEALS_SETTINGS: JSON.stringify({ ...JSON.parse(settings), origins: ['*'] }) },
      ['CITY_DEALS_SETTINGS origins.0'],
    ],
  ])(
    'does not start and names invalid variables (case %#)',
    async (given: Record<string, string>, invalid) => {
      const { printed, fetched } = watch();
      const response = await createEdgeHandler((name) => given[name])(request(), null);
      expect(response.status).toBe(503);
      expect(JSON.parse(printed.join(''))).toEqual({ kind: 'not_configured', invalid });
      expect(fetched).not.toHaveBeenCalled();
      expect(printed.join('') + (await response.text())).not.toMatch(/SECRET|two words/);
    },
  );

  it.each(['cloudflare', 'netlify'])('bundles into one file without Node APIs for %s', async (platform) => {
    const { outputFiles, metafile } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: [path.join('cli', 'commands', 'proxy', 'edge', `${platform}.ts`)],
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    expect(outputFiles).toHaveLength(1);
    const outside = Object.values(metafile.inputs).flatMap(({ imports }) =>
      imports.filter(({ external, path: name }) => external || name.startsWith('node:')),
    );
    expect(outside).toEqual([]);
    expect(Object.keys(metafile.inputs).filter((file) => file.includes('node-server'))).toEqual([]);
  });
});
