// Lighthouse for a phone on a slow network, on a page of every kind, if it is installed.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, runCommand } from './program.mjs';

const port = 4399;

/** A path of every indexable page kind, in the sample city. */
const paths = [
  '/',
  '/deal/taco-flight-plaza-midwood',
  '/deals',
  '/chatbot',
  '/about',
  '/events-in-charlotte-this-weekend',
];

/**
 * Scores of a page, out of 100; Largest Contentful Paint in milliseconds; Cumulative Layout Shift.
 * @typedef {{ path: string, performance: number, accessibility: number, practices: number, seo: number, lcp: number, cls: number }} Score
 */

/** Whether the command `lighthouse` is installed. */
export function hasLighthouse() {
  try {
    execFileSync('lighthouse', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The scores of pages of the built site `out`: the median of three runs by LCP. @param {string} out @returns {Promise<Score[]>} */
export async function measureLighthouse(out) {
  const folder = mkdtempSync(join(tmpdir(), 'city-deals-lighthouse-'));
  const server = await serve(out);
  try {
    const scores = [];
    for (const path of paths) scores.push(await median(path, folder));
    return scores;
  } finally {
    server.kill('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} path @param {string} folder */
async function median(path, folder) {
  const runs = [];
  for (let run = 0; run < 3; run++) runs.push(await scoreOrRetry(path, join(folder, 'report.json')));
  runs.sort((a, b) => a.lcp - b.lcp);
  const middle = runs[1];
  if (!middle) throw new Error('There are three runs');
  return middle;
}

/** Lighthouse now and then records nothing of a page, and asks to be run again. @param {string} path @param {string} report */
const scoreOrRetry = (path, report) =>
  score(path, report)
    .catch(() => score(path, report))
    .catch(() => score(path, report));

/** @param {string} path @param {string} report @returns {Promise<Score>} */
async function score(path, report) {
  const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  await runCommand(
    'lighthouse',
    [
      `http://localhost:${port}${path}`,
      ...['--quiet', '--output=json', `--output-path=${report}`],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { env: existsSync(chromium) ? { CHROME_PATH: chromium } : {} },
  );
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  const of = (/** @type {string} */ name) => Math.round(100 * categories[name].score);
  return {
    path,
    performance: of('performance'),
    accessibility: of('accessibility'),
    practices: of('best-practices'),
    seo: of('seo'),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

/** @param {string} out @returns {Promise<import('node:child_process').ChildProcess>} */
function serve(out) {
  const child = spawn(process.execPath, [bin, 'preview', '--out', out, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`preview exited with ${code}`)));
    child.stdout.once('data', () => resolve(child));
  });
}
