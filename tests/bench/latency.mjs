// How long searches and conversations take, and what the first search has a visitor's browser ask for.
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { benchNow } from './catalogue.mjs';
import { median } from './program.mjs';

/** A word, the beginning of one, two words, a slip of the fingers, and what nothing is named. */
const queries = ['brunch', 'kay', 'family museum', 'picnik basket', 'jazz tonight', 'zeppelin'];

const conversations = join(root, 'tests', 'fixtures', 'guide', 'conversations.jsonl');

/**
 * Medians in milliseconds; `bytes` are the most gzip that any first search asked for.
 * @typedef {{ bytes: number, firstSearchMs: number, searchMs: number, guideReadyMs: number, turnMs: number }} Latency
 */

/** @typedef {typeof import('./latency.ts')} Visitor */

/** Measures against the built site `out`. @param {string} out @returns {Promise<Latency>} */
export async function measureLatency(out) {
  const folder = await mkdtemp(join(tmpdir(), 'city-deals-latency-'));
  const file = join(folder, 'visitor.mjs');
  const entryPoints = [join(root, 'tests', 'bench', 'latency.ts')];
  await build({
    entryPoints,
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  let visits = 0;
  /** A page of its own, which knows nothing yet. @returns {Promise<Visitor>} */
  const visit = () => import(`${pathToFileURL(file).href}?visit=${++visits}`);
  const original = globalThis.fetch;
  try {
    return { ...(await measureSearch(visit, out)), ...(await measureGuide(visit, out)) };
  } finally {
    globalThis.fetch = original;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {() => Promise<Visitor>} visit @param {string} out */
async function measureSearch(visit, out) {
  const bytes = [];
  const first = [];
  const later = [];
  for (const query of queries) {
    const { search } = await visit();
    const sent = serveFrom(out);
    first.push(await timed(() => search(query)));
    bytes.push(sent().reduce((sum, file) => sum + gzipSync(file).length, 0));
    later.push(await timed(() => search(`${query} for two`)));
  }
  return { bytes: Math.max(...bytes), firstSearchMs: median(first), searchMs: median(later) };
}

/** @param {() => Promise<Visitor>} visit @param {string} out */
async function measureGuide(visit, out) {
  serveFrom(out);
  const { getGuide, converse } = await visit();
  /** @type {Awaited<ReturnType<typeof getGuide>> | undefined} */
  let guide;
  const guideReadyMs = await timed(async () => {
    guide = await getGuide();
  });
  const turns = [];
  for (const line of readFileSync(conversations, 'utf8').trim().split('\n')) {
    /** @type {{ turns: readonly string[] }} */
    const said = JSON.parse(line);
    const ms = await timed(async () => guide && converse(guide, said.turns, Date.parse(benchNow)));
    turns.push(ms / said.turns.length);
  }
  return { guideReadyMs, turnMs: median(turns) };
}

/** Answers requests for files of `out`; gives what was sent. @param {string} out @returns {() => Buffer[]} */
function serveFrom(out) {
  /** @type {Buffer[]} */
  const sent = [];
  globalThis.fetch = async (address) => {
    const [path = ''] = String(address).split('?');
    const file = readFileSync(join(out, path));
    sent.push(file);
    return new Response(new Uint8Array(file));
  };
  return () => sent;
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
