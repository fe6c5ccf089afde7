// How long searches and conversations take, and how much a first search downloads.
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { benchNow } from './catalog.mjs';
import { median } from './program.mjs';

/** A word, a prefix, two words, a typo, and a word without results. */
const queries = ['brunch', 'kay', 'family museum', 'picnik basket', 'jazz tonight', 'zeppelin'];

const conversations = join(root, 'tests', 'fixtures', 'assistant', 'conversations.jsonl');

/**
 * Medians in milliseconds; `bytes` is the largest download of a first search, in bytes of gzip.
 * @typedef {{ bytes: number, firstSearchMs: number, searchMs: number, assistantReadyMs: number, turnMs: number }} Latency
 */

/** @typedef {typeof import('./latency.ts')} Visitor */

/** Measures the built site `out`. @param {string} out @returns {Promise<Latency>} */
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
  /** A new visit with nothing loaded. @returns {Promise<Visitor>} */
  const visit = () => import(`${pathToFileURL(file).href}?visit=${++visits}`);
  const original = globalThis.fetch;
  try {
    return { ...(await measureSearch(visit, out)), ...(await measureAssistant(visit, out)) };
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
async function measureAssistant(visit, out) {
  serveFrom(out);
  const { getAssistant, converse } = await visit();
  /** @type {Awaited<ReturnType<typeof getAssistant>> | undefined} */
  let assistant;
  const assistantReadyMs = await timed(async () => {
    assistant = await getAssistant();
  });
  const turns = [];
  for (const line of readFileSync(conversations, 'utf8').trim().split('\n')) {
    /** @type {{ turns: readonly string[] }} */
    const conversation = JSON.parse(line);
    const ms = await timed(
      async () => assistant && converse(assistant, conversation.turns, Date.parse(benchNow)),
    );
    turns.push(ms / conversation.turns.length);
  }
  return { assistantReadyMs, turnMs: median(turns) };
}

/** Replaces fetch: serves files of `out` and records what was sent. @param {string} out @returns {() => Buffer[]} */
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
