import { describe, expect, it } from 'vitest';
import { pagesOfEachKind } from '../support/sampleRoutes.ts';
import { axeViolations, desktop, layoutShift, phone, sampleCity } from '../support/visit.ts';

const city = sampleCity();
/** Widths at which nothing may stick out, in CSS pixels: a small phone, a tablet, a desktop. */
const widths = [320, 768, 1440];
const pages = Object.entries(pagesOfEachKind);

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('on a %s each page', (_, viewport) => {
  it.each(pages)('loads whole, without a fault, a jump or a foreign request: %s', async (_, path) => {
    // The second page of a visit has its fonts at hand; what comes late is looked at below.
    await city.visit('/contact', { viewport }, async ({ page, faults }) => {
      await page.waitForLoadState('networkidle');
      await page.goto(city.url() + path, { waitUntil: 'networkidle' });
      expect(await layoutShift(page), 'layout shift').toBeLessThan(0.002);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const broken = await page.evaluate(async () => {
        const images = [...document.images];
        for (const image of images) image.loading = 'eager';
        await Promise.all(images.map((image) => image.decode().catch(() => null)));
        return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
      });
      expect(broken).toEqual([]);
      expect(faults).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    });
  });
});

describe('fonts that come late', () => {
  it.each([
    ['home', '/'],
    ['a list', '/deals'],
    ['a deal', pagesOfEachKind.deal],
    ['a guide', pagesOfEachKind.guide],
  ])('move hardly anything on %s, because those before them are as wide', async (_, path) => {
    await city.visit('/robots.txt', { viewport: phone }, async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await page.goto(city.url() + path, { waitUntil: 'networkidle' });
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each(pages)('axe finds nothing on the page: %s', async (_, path) => {
    const options = { viewport: desktop, colorScheme, reducedMotion: 'reduce' } as const;
    await city.visit(path, options, async ({ page }) => {
      expect(await axeViolations(page), `${path} at ${desktop.width}`).toEqual([]);
      await page.setViewportSize(phone);
      expect(await axeViolations(page), `${path} at ${phone.width}`).toEqual([]);
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
      expect(await page.locator('main article').count()).toBe(24);
      await page.getByRole('link', { name: /Next/ }).click();
      expect(new URL(page.url()).pathname).toBe('/deals/page/2');
      expect(await page.locator('[aria-current="page"]').last().textContent()).toContain('2');
    });
  });

  it('the search and the assistant say something useful', async () => {
    await city.visit('/search?q=taco', offline, async ({ page }) => {
      expect(await page.locator('main a[href^="/categories/"]').count()).toBeGreaterThanOrEqual(6);
    });
    await city.visit('/chatbot', offline, async ({ page }) => {
      expect(await page.locator('main').textContent()).toContain("Hi! I'm Charlotte");
      expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('with JavaScript', () => {
  it('a deal that ends within two weeks says how many days are left', async () => {
    await city.visit('/', {}, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2027-01-10T12:00:00-05:00'));
      await page.reload();
      expect(await page.locator('#ending-soon').textContent()).toMatch(/days left/);
    });
  });

  it('an unknown deal lists deals of a similar name', async () => {
    await city.visit('/deal/taco-flight', {}, async ({ page }) => {
      await page.locator('main a[href="/deal/taco-flight-plaza-midwood"]').first().waitFor();
      expect(await page.locator('main').textContent()).not.toContain('Loading deal details');
    });
  });
});
