import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, holdBack, phone, sampleCity, saveData, settled } from '../support/visit.ts';

const city = sampleCity();

/** Opens `path` with its HTML changed on the way. */
async function openChanged(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(city.url() + path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(city.url() + path);
}

/** The scripts that a page asks for from now on, by their names without a hash. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([a-z-]+)-[A-Za-z0-9]+\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

describe('islands', () => {
  it.each([
    ['a page of text', '/about', []],
    ['a deal without hours', '/deal/canvas-tent', ['visit']],
    ['a deal with hours', '/deal/taco-flight-plaza-midwood', ['open-now', 'visit']],
    ['a list', '/deals', []],
    ['a list that is asked something', '/deals?price=mid', ['deal-browser']],
    ['an address that is none', '/deal/nothing-like-it', ['similar-deals']],
    ['home', '/', ['tabs']],
  ])('load no more than %s needs, where the visitor saves data', async (_, path, needed) => {
    await city.visit('/robots.txt', { viewport: desktop }, async ({ page }) => {
      await saveData(page);
      const scripts = scriptsOf(page);
      const islands = () => scripts.filter((name) => !['enhance', 'background', 'chunk'].includes(name));
      await page.goto(city.url() + path);
      await settled(page);
      await expect.poll(() => islands().toSorted()).toEqual(needed);
    });
  });

  it('come when they are seen', async () => {
    await city.visit('/robots.txt', { viewport: phone }, async ({ page }) => {
      await saveData(page);
      const scripts = scriptsOf(page);
      await page.goto(city.url());
      await settled(page);
      expect(scripts).not.toContain('carousel');
      await page.locator('[data-island="carousel"]').scrollIntoViewIfNeeded();
      await expect.poll(() => scripts).toContain('carousel');
    });
  });

  it('are loaded ahead, but not run, once the browser has nothing else to do', async () => {
    await city.visit('/deals', { viewport: desktop }, async ({ page }) => {
      const preloaded = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
            ({ href }) => /assets\/([a-z-]+)-/.exec(href)?.[1],
          ),
        );
      await expect
        .poll(preloaded)
        .toEqual(expect.arrayContaining(['actions', 'deal-browser', 'search', 'ask']));
      expect(await page.locator('[data-island="deal-browser"]').getAttribute('data-when')).toBe(
        'interaction',
      );
    });
  });

  it('keep a fault to themselves: the page stays, and a quiet line takes their place', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      await openChanged(page, '/deals?price=mid', (html) =>
        html.replace(/"categories":\[[^\]]*\]/, '"categories":null'),
      );
      await page.getByText('This part of the page stopped working.').waitFor();
      expect(await page.locator('h1').textContent()).toContain('All deals');
      expect(await page.locator('footer a').count()).toBeGreaterThan(10);
    });
  });

  it('make a click again that came before they lived', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      const release = await holdBack(page, '**/assets/deal-browser-*');
      await page.goto(`${city.url()}/deals`);
      await page.locator('.filters summary', { hasText: 'Setting' }).click();
      await page.getByRole('button', { name: 'Outdoors' }).click();
      release();
      await expect.poll(() => new URL(page.url()).search).toBe('?setting=outdoor');
    });
  });
});
