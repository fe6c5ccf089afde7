import { describe, expect, it } from 'vitest';
import { sampleOf } from '../support/fullRun.ts';
import { testInstant } from '../support/rig.ts';
import { pagesOfEachKind } from '../support/sampleRoutes.ts';
import { holdBack, layoutShift, phone, sampleCity, settled } from '../support/visit.ts';

const city = sampleCity();

describe('fonts', () => {
  const pages = [
    ['home', '/'],
    ['a list', '/deals'],
    ['a deal', pagesOfEachKind.deal],
    ['a guide', pagesOfEachKind.guide],
  ] as const;

  it.for(sampleOf(pages, 2))(
    'move nothing on %s, however much wider or narrower those before them are',
    async ([, path]) => {
      await city.visit('/robots.txt', { viewport: phone }, async ({ page }) => {
        const releaseFonts = await holdBack(page, '**/*.woff2');
        await page.goto(city.url() + path);
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        expect(await page.evaluate(() => document.documentElement.dataset.fonts)).toBe('late');
        releaseFonts();
        await settled(page);
        expect(await layoutShift(page)).toBeLessThan(0.01);
      });
    },
  );

  it('are those of the site in a heading that would have fewer lines in them', async () => {
    await city.visit('/deals', { viewport: phone }, async ({ page }) => {
      const heading = page.getByRole('heading', { level: 1 });
      const { height } = (await heading.boundingBox()) ?? {};
      const marks = () =>
        page.evaluate(() =>
          [document.documentElement, document.querySelector('h1')].map((each) => each?.dataset.fonts),
        );
      await expect.poll(marks).toEqual([undefined, undefined]);
      expect((await heading.boundingBox())?.height).toBe(height);
    });
  });

  it.for([
    ['/things-happening-in-charlotte-this-weekend', phone],
    ['/contact', phone],
    ['/july-4th', { width: 1440, height: 900 }],
  ] as const)('are those of the site in all texts of %s, not in some', async ([path, viewport]) => {
    await city.visit('/robots.txt', { viewport }, async ({ page }) => {
      const releaseFonts = await holdBack(page, '**/*.woff2');
      await page.goto(city.url() + path);
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      releaseFonts();
      await settled(page);
      expect(await page.locator('[data-fonts]').count()).toBe(0);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });
  });

  it('show from the start on every page but the first', async () => {
    await city.visit('/about', { viewport: phone }, async ({ page }) => {
      await settled(page);
      await page.route('**/assets/enhance-*', (route) => route.abort());
      await page.goto(`${city.url()}/contact`);
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.fonts)).toBeUndefined();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('1em Inter'))).toBe(true);
    });
  });
});

describe('without JavaScript', () => {
  const offline = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

  it('a visitor gets from home through the menu to a category, a deal and its vendor', async () => {
    await city.visit('/', offline, async ({ page }) => {
      await page.locator('header summary').first().click();
      await page.locator('header').getByRole('link', { name: 'Food & Drink' }).click();
      expect(new URL(page.url()).pathname).toBe('/categories/food-drink');
      await page.locator('main h3 a').first().click();
      expect(new URL(page.url()).pathname).toMatch(/^\/deal\//);
      const vendor = page
        .locator('main')
        .getByRole('link', { name: /Get This Deal/ })
        .first();
      expect(await vendor.getAttribute('rel')).toBe('sponsored noopener');
      expect(await vendor.getAttribute('target')).toBe('_blank');
      expect(await vendor.getAttribute('href')).toMatch(/^https:\/\//);
      expect(await page.getByText('Paid link').first().isVisible()).toBe(true);
    });
  });

  it('a listing can be read page by page', async () => {
    await city.visit('/deals', offline, async ({ page }) => {
      expect(await page.locator('main .grid').first().locator('article').count()).toBe(24);
      await page.getByRole('link', { name: /Next/ }).click();
      expect(new URL(page.url()).pathname).toBe('/deals/page/2');
      await expect.poll(() => page.locator('[aria-current="page"]').last().textContent()).toContain('2');
    });
  });

  it('the search and the assistant say something useful', async () => {
    await city.visit('/search?q=taco', offline, async ({ page }) => {
      expect(await page.locator('main a[href^="/categories/"]').count()).toBeGreaterThanOrEqual(6);
    });
    await city.visit('/chatbot', offline, async ({ page }) => {
      expect(await page.locator('main').textContent()).toContain('Hi! I’m Charlotte');
      expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('with JavaScript', () => {
  it('a deal that ends within two weeks says how many days are left', async () => {
    await city.visit('/', {}, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2027-01-10T12:00:00-05:00'));
      await page.reload();
      await expect.poll(() => page.locator('#ending-soon').textContent()).toMatch(/days left/);
    });
  });

  it('an unknown deal lists deals of a similar name', async () => {
    await city.visit('/deal/taco-flight', {}, async ({ page }) => {
      await page.locator('main a[href="/deal/taco-flight-plaza-midwood"]').first().waitFor();
      expect(await page.locator('main').textContent()).not.toContain('Loading deal details');
    });
  });
});

describe('a guide on a small phone', () => {
  it('breaks no line inside the times of a deal', async () => {
    await city.visit('/robots.txt', { viewport: { width: 360, height: 740 } }, async ({ page }) => {
      // Later, the guide is over, and tells no times.
      await page.clock.setFixedTime(testInstant);
      await page.goto(`${city.url()}/events-in-charlotte-this-weekend`);
      await settled(page);
      const lines = await page
        .locator('.pick .unbroken')
        .evaluateAll((all) => all.map((times) => times.getClientRects().length));
      expect(lines.length).toBeGreaterThan(3);
      expect(new Set(lines)).toEqual(new Set([1]));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });
});
