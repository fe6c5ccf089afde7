// npm run screenshots [-- PATH…]: pictures of the built sample city, phone to desktop, light and dark.
// Without paths it visits every top-level page, the first page of each folder, and one that does not exist.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumOptions } from '../support/chromium.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const launcher = join(root, 'cli', 'bin.mjs');
const pictures = join(root, 'screenshots');
const widths = [360, 768, 1440];
const schemes = /** @type {const} */ (['light', 'dark']);

const site = mkdtempSync(join(tmpdir(), 'city-deals-screenshots-'));
const build = spawnSync(process.execPath, [launcher, 'build', '--out', site], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);
const server = spawn(process.execPath, [launcher, 'preview', '--out', site], { cwd: root });
try {
  await takePictures(await addressOf(server), process.argv.slice(2));
} finally {
  server.kill();
  rmSync(site, { recursive: true, force: true });
}

/** @param {string} origin @param {string[]} asked */
async function takePictures(origin, asked) {
  const browser = await chromium.launch(chromiumOptions());
  const paths = asked.length > 0 ? asked : samplePaths();
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const folder = join(pictures, `${width}-${colorScheme}`);
      mkdirSync(folder, { recursive: true });
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(origin + path, { waitUntil: 'load' });
        await page.evaluate('document.fonts.ready.then(() => null)');
        const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--');
        await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
      }
      await context.close();
      console.error(`${paths.length} pages at ${width} px, ${colorScheme}`);
    }
  }
  await browser.close();
  console.log(`The pictures are in ${pictures}`);
}

/** @returns {string[]} paths of the built site, in the order of its manifest */
function samplePaths() {
  const { pages } = JSON.parse(readFileSync(join(site, 'build-manifest.json'), 'utf8'));
  const folders = new Set();
  const paths = Object.keys(pages).filter((path) => {
    const folder = path.split('/').slice(1, -1).join('/');
    if (folder === '') return path !== '/404';
    return !folders.has(folder) && folders.add(folder);
  });
  return [...paths, '/nowhere'];
}

/**
 * The address that `preview` prints once it is ready.
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} child
 * @returns {Promise<string>}
 */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    /** @param {Buffer} text */
    const read = (text) => {
      output += text;
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(`The site could not be served.\n${output}`)));
  });
}
