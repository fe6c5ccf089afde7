import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { runBuild } from '../../cli/commands/build/runBuild.ts';
import { createRig, testInstant } from '../support/rig.ts';
import { secondCity } from '../support/secondCity.ts';

/** The text of a built file without what names the code that made it: hashes of scripts and social images, and the manifest. */
function contentOf(file: string): string | Buffer {
  const bytes = readFileSync(file);
  if (/\.(?:js|woff2|jpg|png|avif|webp|ico)$|build-manifest\.json$/.test(file)) return '';
  return bytes
    .toString('utf8')
    .replace(/(\/assets\/[\w-]+)-\w{8}\.js/g, '$1.js')
    .replace(/(\/assets\/social-[\w-]*)-\w{10}\.jpg/g, '$1.jpg');
}

/** A line for each file below `folder`: the start of its hash, and its path without the hash of a script. */
function hashesOf(folder: string): string {
  const lines = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\/assets\/[\w-]+\.js$/.test(file))
    .map((file) => {
      const hash = createHash('sha256').update(contentOf(file)).digest('hex').slice(0, 12);
      return `${path.relative(folder, file).replace(/(\/social-.*)-\w{10}\.jpg$/, '$1.jpg')} ${hash}`;
    });
  return `${lines.sort().join('\n')}\n`;
}

it.each([
  ['the sample city', path.join(root, 'data', 'content'), 'charlotte'],
  ['the second city', secondCity, 'tucson'],
])('%s is built to the same bytes as before', async (_, content, golden) => {
  const out = mkdtempSync(path.join(tmpdir(), 'city-deals-golden-'));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  const { deps } = createRig({});
  const options = { now: testInstant, clean: false, jobs: 1, shard: null, socialImages: true, json: true };
  expect(await runBuild(deps, { ...options, content, out })).toBe(0);
  await expect(hashesOf(out)).toMatchFileSnapshot(
    path.join(root, 'tests', 'golden', 'sites', `${golden}.txt`),
  );
});
