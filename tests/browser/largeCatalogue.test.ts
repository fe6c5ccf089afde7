import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withSaved } from '../support/dealPage.ts';
import { kayaks, rareDeal, writeLargeCity } from '../support/largeCity.ts';
import { buildCity } from '../support/sampleSite.ts';
import { desktop, ownCity, settled } from '../support/visit.ts';

const count = 10_050;
const city = ownCity(() => buildCity((folder) => writeLargeCity(folder, count)));

const options = (page: Page) => page.getByRole('option');
const firstOption = (page: Page) => page.getByRole('option').first();
const found = async (page: Page) => (await page.locator('.count h2').textContent()) ?? '';
const cards = (page: Page) => page.locator('.results article');

/** What the page loads from now on: by file, its bytes as hosts send them. */
function watchBytes(page: Page): () => Promise<Map<string, number>> {
  const sizes: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname;
    // Responses to a page that was left have no body.
    const bytes = response.body().then(
      (body) => gzipSync(body).length,
      () => 0,
    );
    sizes.push(bytes.then((size) => [name, size]));
  });
  return async () => new Map(await Promise.all(sizes));
}

const namesIn = (loaded: ReadonlyMap<string, number>) => [...loaded.keys()];
const sum = (loaded: ReadonlyMap<string, number>) =>
  [...loaded.values()].reduce((all, bytes) => all + bytes, 0);

async function choose(page: Page, name: string, choice: string): Promise<void> {
  await page.locator('.filters summary', { hasText: name }).first().click();
  await page.locator('.filter[open] :is(a, button)', { hasText: choice }).first().click();
}

describe('a catalogue of more than ten thousand deals', () => {
  it('finds a deal for less than 300 kB, script included, by title, beginning and with a slip', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page, faults }) => {
      const loaded = watchBytes(page);
      await page.keyboard.press('/');
      await page.keyboard.type('zeppelin ride', { delay: 40 });
      await expect.poll(() => firstOption(page).textContent()).toContain(rareDeal.title);
      await settled(page);
      const first = await loaded();
      expect(namesIn(first)).toContain('/deals.json');
      expect(sum(first)).toBeLessThan(300_000);
      for (const query of ['zepp', 'zepelin']) {
        await page.locator('dialog input').fill('');
        await page.locator('dialog input').fill(query);
        await expect.poll(() => firstOption(page).textContent()).toContain(rareDeal.title);
      }
      expect(await page.locator('dialog mark').first().textContent()).toBe('Zeppelin');
      await page.locator('dialog input').fill('xylophone');
      await page.getByText('No results yet.').waitFor();
      expect(await options(page).count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });

  it('keeps the answer to what was typed last, also where one to earlier words comes after it', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page, faults }) => {
      let release = () => undefined as unknown;
      const held = new Promise((resolve) => {
        release = () => resolve(null);
      });
      let isFirst = true;
      await page.route('**/deals/words/*', async (route) => {
        const isHeld = isFirst;
        isFirst = false;
        if (isHeld) await held;
        await route.continue();
      });
      await page.keyboard.press('/');
      const asked = page.waitForRequest('**/deals/words/*');
      await page.keyboard.type('kayak');
      await asked;
      expect(await page.locator('dialog [role="status"]').textContent()).toBe('Loading deals');
      await page.locator('dialog input').fill('zeppelin');
      await expect.poll(() => firstOption(page).textContent()).toContain(rareDeal.title);
      const late = page.waitForResponse('**/deals/words/*');
      release();
      await (await late).finished();
      await settled(page);
      expect(await firstOption(page).textContent()).toContain(rareDeal.title);
      expect(await page.getByRole('option').count()).toBe(1);
      expect(faults).toEqual([]);
    });
  });

  it('shows results page by page, and loads the deals of the page that is shown alone', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page, faults }) => {
      const loaded = watchBytes(page);
      await page.goto(`${city.url()}/search?q=kayak`);
      await expect.poll(() => found(page)).toBe(`${kayaks} deals for “kayak”`);
      expect(await cards(page).count()).toBe(24);
      const data = new Map([...(await loaded())].filter(([name]) => name.endsWith('.json')));
      expect(namesIn(data).filter((name) => name.startsWith('/deals/records/')).length).toBeLessThanOrEqual(
        24,
      );
      expect(namesIn(data).filter((name) => /outlines|sorts/.test(name))).toEqual([]);
      expect(sum(data)).toBeLessThan(300_000);
      const before = await cards(page).first().textContent();
      await page.getByRole('link', { name: 'Next' }).click();
      await expect.poll(() => cards(page).first().textContent()).not.toBe(before);
      await page.getByRole('link', { name: 'Next' }).click();
      await expect.poll(() => cards(page).count()).toBe(kayaks - 48);
      await choose(page, 'Category', 'Shows');
      await expect.poll(() => found(page)).toBe(`${kayaks / 3} Shows deals for “kayak”`);
      await page.goto(`${city.url()}/search?q=xylophone`);
      await page.getByText('No deals found').waitFor();
      expect(faults).toEqual([]);
    });
  });

  it('narrows a category with what is known of its own deals', async () => {
    await city.visit('/categories/shows', { viewport: desktop }, async ({ page, faults }) => {
      const loaded = watchBytes(page);
      await choose(page, 'Setting', 'Outdoors');
      await expect.poll(() => found(page)).toMatch(/^\d+ deals outdoors$/);
      const all = count / 3;
      expect(Number.parseInt(await found(page), 10)).toBeGreaterThan(all / 5 - 5);
      expect(Number.parseInt(await found(page), 10)).toBeLessThan(all / 5 + 5);
      expect(await cards(page).count()).toBe(24);
      const outlines = namesIn(await loaded()).filter((name) => /outlines|sorts/.test(name));
      expect(outlines).toEqual(['/deals/outlines/shows.json']);
      await choose(page, 'Sort', 'Lowest Price');
      const prices = async () =>
        (await page.locator('.results .price').allTextContents()).map((text) => Number(text.slice(1)));
      await expect
        .poll(async () => (await prices()).every((price, place, row) => price >= (row[place - 1] ?? 0)))
        .toBe(true);
      expect(faults).toEqual([]);
    });
  });

  it('knows when its deals take place and what they have, and loads no more for that', async () => {
    await city.visit('/categories/shows', { viewport: desktop }, async ({ page, faults }) => {
      const loaded = watchBytes(page);
      await choose(page, 'When', 'Tonight');
      // Every second deal of the category is open in the evening, every fourth one step-free.
      const total = Math.floor(count / 3);
      const near = async (share: number) =>
        Math.abs(Number.parseInt((await found(page)).replace(',', ''), 10) - total * share) < 10;
      await expect.poll(() => near(1 / 2)).toBe(true);
      expect(new Set(await page.locator('.results .times').allTextContents())).toEqual(
        new Set(['Open 6–11 PM']),
      );
      await page.locator('.filters summary', { hasText: 'More filters' }).click();
      await page.getByRole('checkbox', { name: 'Step-free' }).check();
      await expect.poll(() => near(1 / 4)).toBe(true);
      const outlines = namesIn(await loaded()).filter((name) => /outlines|sorts/.test(name));
      expect(outlines).toEqual(['/deals/outlines/shows.json']);
      expect(faults).toEqual([]);
    });
  });

  it('shows saved deals, wherever in the catalogue they are', async () => {
    await city.visit('/saved', { viewport: desktop }, async ({ page, faults }) => {
      const gone = { slug: 'long-gone', title: 'Long gone' };
      const other = { slug: 'deal-9000', title: 'Another deal' };
      await withSaved(page, [rareDeal, other, gone]);
      await expect.poll(() => page.locator('.choices article').count()).toBe(2);
      expect(await page.locator('.choices article').first().textContent()).toContain(rareDeal.title);
      expect(await page.locator('.unavailable').textContent()).toContain(gone.title);
      await page.getByRole('button', { name: `Remove ${gone.title}` }).click();
      await expect.poll(() => page.locator('.unavailable').count()).toBe(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.locator('.unavailable').waitFor();
      expect(faults).toEqual([]);
    });
  });

  it('says so where a file is of another build, and tries again when asked to', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      await page.route('**/deals/words/*', (route) =>
        route.fulfill({ json: { layout: 'old', words: [], lists: [] } }),
      );
      await page.goto(`${city.url()}/search?q=kayak`);
      await page.getByText('The deals could not be loaded.').waitFor();
      await page.unroute('**/deals/words/*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => found(page)).toBe(`${kayaks} deals for “kayak”`);
    });
  });
});
