import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { copySources } from '../support/copySources.mjs';
import { type DevServer, startDev } from '../support/dev.ts';
import { freePort } from '../support/freePort.ts';
import { isFullRun } from '../support/fullRun.ts';
import { axeViolations, connectBrowser, desktop, phone } from '../support/visit.ts';

const port = String(await freePort());
const at = '/deal/taco-flight-plaza-midwood';
const patience = { timeout: 60_000, interval: 25 };

const browser = connectBrowser();

/** A visit to the taco deal, with the errors that the browser reports. */
async function visit(
  dev: DevServer,
  options: BrowserContextOptions,
  work: (page: Page, errors: readonly string[]) => Promise<void>,
): Promise<void> {
  const context = await browser().newContext(options);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  try {
    await page.goto(dev.url + at, { waitUntil: 'load' });
    await work(page, errors);
  } finally {
    await context.close();
  }
}

/** Saves another text, and puts the first back at the end of `work`. */
async function edited(
  file: string,
  change: (text: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  try {
    await work();
  } finally {
    writeFileSync(file, before);
  }
}

const withTypo = (text: string) => text.replace('"category": "food-drink"', '"category": "food-drnk"');
const overlay = (page: Page) => page.locator('#dev-problems dialog');
const heading = (page: Page) => page.locator('h1').first();

describe('an open page while content is worked on', () => {
  let folder: string;
  let dev: DevServer;
  const deals = () => path.join(folder, 'content', 'deals', 'food-drink.json');
  const start = () => startDev(['--content', path.join(folder, 'content'), '--port', port]);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'city-deals-dev-page-'));
    cpSync(path.join(root, 'data', 'content'), path.join(folder, 'content'), { recursive: true });
    dev = await start();
  });
  afterAll(async () => {
    await dev?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('follows a save, and stays where the reader is', async () => {
    await visit(dev, { viewport: phone }, async (page, errors) => {
      const title = (await heading(page).textContent()) ?? '';
      const other = `${title.slice(0, -1)}o`;
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      await edited(
        deals(),
        (text) => text.replace(`"title": "${title}"`, `"title": "${other}"`),
        async () => {
          await expect.poll(() => heading(page).textContent(), patience).toBe(other);
          await expect.poll(() => page.evaluate(() => scrollY), patience).toBe(500);
        },
      );
      await expect.poll(() => heading(page).textContent(), patience).toBe(title);
      expect(errors).toEqual([]);
    });
  });

  it.each([
    ['light', phone],
    ['dark', desktop],
  ] as const)(
    'shows problems in an overlay, in the %s theme, until they are fixed',
    async (colorScheme, viewport) => {
      await visit(dev, { viewport, colorScheme }, async (page, errors) => {
        const build = await page.locator('script[data-build]').getAttribute('data-build');
        await edited(deals(), withTypo, async () => {
          await overlay(page).waitFor();
          const text = await overlay(page).innerText();
          expect(text).toMatch(/food-drink\.json:\d+:\d+/);
          expect(text).toContain('There is no category "food-drnk"');
          expect(text).toContain('^^^^^^^^^^^');
          expect(text).toContain('Did you mean "food-drink"?');
          // Asked first: axe makes itself styles for what is in a shadow root, which the policy of the site refuses.
          expect(errors).toEqual([]);
          expect(await axeViolations(page)).toEqual([]);
          const { width } = viewport;
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
        await expect.poll(() => overlay(page).count(), patience).toBe(0);
        // Nothing on the page is other than it was, and so it was not loaded again.
        expect(await page.locator('script[data-build]').getAttribute('data-build')).toBe(build);
      });
    },
  );

  it('can be used despite a problem: the overlay can be hidden, and comes back for other problems', async () => {
    await visit(dev, { viewport: desktop }, async (page) => {
      await edited(deals(), withTypo, async () => {
        await overlay(page).waitFor();
        await page.getByRole('button', { name: 'Hide' }).click();
        await expect.poll(() => overlay(page).isVisible()).toBe(false);
        writeFileSync(deals(), '[');
        await expect.poll(() => overlay(page).isVisible(), patience).toBe(true);
        expect(await overlay(page).innerText()).toContain('CD105 json-syntax');
      });
      await expect.poll(() => overlay(page).count(), patience).toBe(0);
    });
  });

  it.runIf(isFullRun)('shows problems without JavaScript too, and lets the reader hide them', async () => {
    await edited(deals(), withTypo, async () => {
      await expect.poll(() => dev.states.at(-1)?.overlay ?? '', patience).toContain('food-drnk');
      await visit(dev, { viewport: phone, javaScriptEnabled: false }, async (page) => {
        expect(await overlay(page).innerText()).toContain('There is no category "food-drnk"');
        await page.getByRole('button', { name: 'Hide' }).click();
        await expect.poll(() => overlay(page).isVisible()).toBe(false);
      });
    });
    await expect.poll(() => dev.states.at(-1)?.overlay, patience).toBe('');
  });

  it.runIf(isFullRun)('finds the server again after it was stopped and started', async () => {
    await visit(dev, { viewport: desktop }, async (page) => {
      const build = () => page.locator('script[data-build]').getAttribute('data-build');
      const before = await build();
      expect(await dev.stop()).toBe(0);
      dev = await start();
      await expect.poll(() => build().catch(() => before), patience).not.toBe(before);
    });
  });
});

describe.runIf(isFullRun)('an open page while styles are worked on', () => {
  let sources: string;
  let dev: DevServer;
  beforeAll(async () => {
    sources = copySources();
    dev = await startDev(['--port', port], { cwd: sources, sources });
  });
  afterAll(async () => {
    await dev?.stop();
    rmSync(sources, { recursive: true, force: true });
  });

  it('wears a style sheet that was saved without being loaded again, also after a second save', async () => {
    await visit(dev, { viewport: desktop }, async (page, errors) => {
      await page.evaluate(() => document.body.setAttribute('data-same', ''));
      const file = path.join(sources, 'client', 'styles', 'parts', 'deal.css');
      const color = () => heading(page).evaluate((element) => getComputedStyle(element).color);
      const colored = (name: string) => (text: string) => `${text}\nh1 {\n  color: ${name} !important;\n}\n`;
      const before = await color();
      await edited(file, colored('rgb(1 2 3)'), async () => {
        await expect.poll(color, patience).toBe('rgb(1, 2, 3)');
        writeFileSync(file, colored('rgb(4 5 6)')(''));
        await expect.poll(color, patience).toBe('rgb(4, 5, 6)');
      });
      await expect.poll(color, patience).toBe(before);
      expect(await page.locator('body[data-same]').count()).toBe(1);
      expect(errors).toEqual([]);
    });
  });
});
