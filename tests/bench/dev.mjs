// Measures the time from a save to the next request of the open page, by kind of file, in a copy of the sources
// and the sample city: `node tests/bench/dev.mjs [runs]`
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { chromiumOptions } from '../support/chromium.mjs';
import { copySources } from '../support/copySources.mjs';

const runs = Number(process.argv[2] ?? 10);
const budgetMs = 300;
const path = '/deal/taco-flight-plaza-midwood';

/** @typedef {{ name: string, file: string, edit: (text: string, edition: number) => string }} Kind */

/** @type {readonly Kind[]} */
const kinds = [
  {
    name: "a deal's JSON",
    file: 'data/content/deals/food-drink.json',
    edit: (text, edition) => text.replace(/"summary": "[^"]*"/, `"summary": "Edition ${edition}."`),
  },
  {
    name: 'a style sheet',
    file: 'client/styles/parts/promotion.css',
    edit: (text, edition) => `${text}\n.edition-${edition} {\n  color: red;\n}\n`,
  },
  {
    name: 'a template',
    file: 'templates/pages/deal/DealPage.tsx',
    edit: (text, edition) => text.replace('<h1>', `<h1 data-edition="${edition}">`),
  },
  {
    name: 'an island',
    file: 'client/islands/entries/catalog/search.ts',
    edit: (text, edition) => `${text}\nconsole.debug('edition ${edition}');\n`,
  },
];

const folder = copySources();
const server = await startServer();
const browser = await chromium.launch(chromiumOptions());
try {
  const page = await browser.newPage();
  for (const kind of kinds) report(kind.name, await measure(page, kind));
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
function startServer() {
  const child = spawn(process.execPath, [join(folder, 'cli', 'bin.mjs'), 'dev', '--port', '4369'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', process.env.VERBOSE ? 'inherit' : 'ignore'],
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once('close', () => resolve()));
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  return new Promise((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`dev exited with ${code}`)));
    child.stdout.on('data', (text) => {
      const url = /http:\/\/localhost:\d+/.exec(String(text))?.[0];
      if (url) resolve({ url, stop });
    });
  });
}

/**
 * Milliseconds from each save to the request that it causes.
 * @param {import('playwright-core').Page} page
 * @param {Kind} kind
 */
async function measure(page, { file, edit }) {
  const original = readFileSync(join(folder, file), 'utf8');
  const times = [];
  for (let edition = 0; edition <= runs; edition++) {
    await page.goto(server.url + path, { waitUntil: 'load' });
    await wait(400);
    const asked = page.waitForRequest(
      (request) => request.isNavigationRequest() || request.url().includes('/@dev/styles/'),
    );
    const text = edit(original, edition);
    if (text === original) throw new Error(`Nothing to edit in ${file}`);
    const start = performance.now();
    writeFileSync(join(folder, file), text);
    await asked;
    // The first save warms up caches.
    if (edition > 0) times.push(performance.now() - start);
    // Pages are still being built when the new style sheet already shows.
    await wait(800);
  }
  return times;
}

/** @param {string} name @param {readonly number[]} times */
function report(name, times) {
  const sorted = times.map(Math.round).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const verdict = median <= budgetMs ? '' : `  over ${budgetMs} ms`;
  console.log(`${name.padEnd(14)} median ${median} ms, ${sorted[0]}–${sorted.at(-1)} ms${verdict}`);
}
