// What visitors download, in bytes of gzip.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleFolder } from '../../cli/bundler/bundleFolder.mjs';

/**
 * Sizes of the base script, of all script of an open chat (in the placement that needs most), and of the longest deal
 * page with its styles, in the built site `out`.
 * @param {string} out
 */
export function visitorBytes(out) {
  /** @type {{ gzip: { script: number, islands: Record<string, number> } }} */
  const { gzip } = JSON.parse(readFileSync(join(bundleFolder(), 'engine.json'), 'utf8'));
  const { script, islands } = gzip;
  const inPage = islands.chat ?? 0;
  const inPanel = (islands.ask ?? 0) + (islands['chat-panel'] ?? 0);
  return { script, chat: script + Math.max(inPage, inPanel), dealPage: longestPage(join(out, 'deal')) };
}

/** @param {string} folder */
function longestPage(folder) {
  const pages = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
  const longest = pages.reduce((a, b) => (b.length > a.length ? b : a), Buffer.alloc(0));
  return gzipSync(longest).length;
}
