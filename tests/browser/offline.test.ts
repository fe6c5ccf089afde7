import { readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltCity, buildCity } from '../support/sampleSite.ts';
import { secondCity } from '../support/secondCity.ts';
import { testBundle } from '../support/testBundle.ts';
import { openUnreliableHost, type UnreliableHost } from '../support/unreliableHost.ts';
import { connectBrowser, desktop, saveData } from '../support/visit.ts';

const browser = connectBrowser();
let site: BuiltCity;
let host: UnreliableHost;
let context: BrowserContext;

beforeAll(async () => {
  site = await buildCity(() => secondCity);
  host = await openUnreliableHost(site.out);
});

afterAll(() => {
  host?.close();
  site?.remove();
});

afterEach(() => {
  host.setUp(true);
  return context?.close();
});

const deal = '/deal/mariachi-courtyard';

/** A page from which the service worker was installed. */
async function openPage(at = '/'): Promise<Page> {
  context = await browser().newContext({ viewport: desktop, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(host.url + at);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 20_000,
  });
  return page;
}

const heading = (page: Page) => page.locator('h1').textContent();

/** The paths of the deals whose pages are on the device, the oldest first. */
const keptDeals = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('city-deals-pages')).keys();
    return keys.map(({ url }) => new URL(url).pathname).filter((at) => at.startsWith('/deal/'));
  });

/** Changes a file of the site while `work` runs. */
async function withChanged(
  file: string,
  change: (text: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  const place = path.join(site.out, file);
  const text = readFileSync(place, 'utf8');
  writeFileSync(place, change(text));
  try {
    await work();
  } finally {
    writeFileSync(place, text);
  }
}

describe('without a network', () => {
  it('shows the pages that were visited, saved deals, search and the assistant', async () => {
    const page = await openPage();
    await page.goto(host.url + deal);
    const title = await heading(page);
    await page.locator('.heart-button, .heart').first().click();
    await page.waitForFunction(
      (slug) => Object.values(localStorage).join().includes(slug),
      path.basename(deal),
    );
    host.setUp(false);
    await page.goto(host.url + deal);
    await expect.poll(() => heading(page)).toBe(title);
    await page.goto(`${host.url}/saved`);
    await page
      .locator('main')
      .getByText(title ?? '')
      .first()
      .waitFor();
    await page.goto(`${host.url}/search?q=mariachi`);
    await page
      .locator('.results')
      .getByText(title ?? '')
      .first()
      .waitFor();
    await page.goto(`${host.url}/chatbot?q=mariachi`);
    await page.locator('.conversation a[href^="/deal/"]').first().waitFor();
  });

  it('says of other pages that they are not at hand, and lists what is', async () => {
    const page = await openPage();
    await page.goto(host.url + deal);
    host.setUp(false);
    await page.goto(`${host.url}/about`);
    await expect.poll(() => heading(page)).toBe('You’re offline');
    await expect.poll(() => page.locator('main a[href="/saved"]').count()).toBe(1);
    expect(await page.locator('main a[href="/chatbot"]').textContent()).toBe('Ask Javi');
    for (const link of await page.locator('main a').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.locator(`main a[href="${deal}"]`).click();
    await page.waitForURL(`**${deal}`);
    expect(await heading(page)).not.toBe('You’re offline');
  });

  it('opens deals that were saved, now or before, but never visited', async () => {
    const saved = JSON.stringify([{ slug: path.basename(deal), title: 'Saved before' }]);
    const page = await openPage('/about');
    await page.evaluate((deals) => localStorage.setItem('saved-deals-1', deals), saved);
    await page.goto(`${host.url}/deals`);
    await expect.poll(() => keptDeals(page)).toEqual([deal]);
    const heart = page.locator(`[data-action="save"]:not([data-deal="${path.basename(deal)}"])`).first();
    const second = `/deal/${await heart.getAttribute('data-deal')}`;
    await heart.click();
    await expect.poll(() => keptDeals(page)).toEqual([deal, second]);
    host.setUp(false);
    await page.goto(host.url + second);
    await expect.poll(() => page.locator('main .poster').count()).toBe(1);
    const picture = page.locator('main .poster img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  it('shows the drawings of a list that were not scrolled to', async () => {
    const page = await openPage('/about');
    await page.goto(`${host.url}/deals`);
    const last = page.locator('main .card img').last();
    const src = await last.getAttribute('src');
    await expect
      .poll(() => page.evaluate(async (file) => !!(await caches.match(file ?? '')), src))
      .toBe(true);
    host.setUp(false);
    await page.reload();
    await last.scrollIntoViewIfNeeded();
    await expect
      .poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  it('keeps no saved deal where the visitor saves data', async () => {
    const page = await openPage('/about');
    await saveData(page);
    await page.goto(`${host.url}/deals`);
    const loaded = page.waitForResponse('**/assets/actions-*.js');
    await page.locator('[data-action="save"]').first().click();
    await loaded;
    await page.waitForTimeout(1_500);
    expect(await keptDeals(page)).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'says so in the page itself, above its footer, in the %s theme',
    async (colorScheme) => {
      const page = await openPage();
      await page.emulateMedia({ colorScheme });
      host.setUp(false);
      await page.goto(`${host.url}/about`);
      await expect.poll(() => heading(page)).toBe('You’re offline');
      const look = await page.locator('main').evaluate((main) => ({
        end: main.getBoundingClientRect().bottom,
        footer: document.querySelector('footer')?.getBoundingClientRect().top,
        position: getComputedStyle(main).position,
        color: getComputedStyle(main).color,
        button: getComputedStyle(main.querySelector('.button') ?? main).color,
        page: getComputedStyle(document.body).color,
      }));
      expect(look.end).toBeLessThanOrEqual(look.footer ?? 0);
      expect([look.position, look.color, look.button]).toEqual(['static', look.page, look.page]);
    },
  );

  it('never shows a page that has gone stale', async () => {
    const stale = (html: string) => html.replace(/(name="valid-until" content=")\d*/, '$11');
    await withChanged(`${deal.slice(1)}.html`, stale, async () => {
      const page = await openPage();
      await page.goto(host.url + deal);
      await expect.poll(() => heading(page)).not.toBe('You’re offline');
      host.setUp(false);
      await page.goto(host.url + deal);
      await expect.poll(() => heading(page)).toBe('You’re offline');
      await expect.poll(() => page.locator(`main a[href="${deal}"]`).count()).toBe(0);
    });
  });
});

describe('a service worker', () => {
  it('is replaced by a new one without loading the page again', async () => {
    const page = await openPage();
    let loads = 0;
    page.on('load', () => loads++);
    await withChanged(
      'sw.js',
      (code) => code.replace(/"version":"[^"]*"/, '"version":"next"'),
      async () => {
        await page.evaluate(async () => {
          const replaced = new Promise((resolve) =>
            navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
          );
          await (await navigator.serviceWorker.ready).update();
          await replaced;
        });
      },
    );
    expect(loads).toBe(0);
  });

  it('removes itself and all that it stored from a site that wants none', async () => {
    const { assets } = JSON.parse(readFileSync(path.join(testBundle(), 'engine.json'), 'utf8'));
    const page = await openPage();
    await withChanged(
      'sw.js',
      () => assets.worker.remove,
      async () => {
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
        await expect
          .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
          .toBe(0);
        await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 10_000 }).toEqual([]);
      },
    );
  });
});
