import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, pagesOfEachKind, widths } from '../support/browser.ts';
import { buildSampleCity, servePreview } from '../support/sampleSite.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pages = Object.entries(pagesOfEachKind);

let site: Awaited<ReturnType<typeof buildSampleCity>>;
let server: Awaited<ReturnType<typeof servePreview>>;
let browser: Browser;

beforeAll(async () => {
  site = await buildSampleCity();
  server = await servePreview(site.out, 4330);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  site?.remove();
});

/** Opens a page; `faults` collects what the browser complains about and requests to other hosts. */
async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ bypassCSP: false, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    const isOwnStatus = message.text().includes('status of 404') && path === pagesOfEachKind['not found'];
    if (message.type() === 'error' && !isOwnStatus) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) faults.push(`asked ${request.url()}`);
  });
  await page.goto(server.url + path, { waitUntil: 'load' });
  return { page, context, faults };
}

async function withPage(
  path: string,
  options: Parameters<Browser['newContext']>[0],
  work: (page: Page, faults: string[], context: BrowserContext) => Promise<void>,
): Promise<void> {
  const { page, faults, context } = await open(path, options);
  try {
    await work(page, faults, context);
  } finally {
    await context.close();
  }
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the policy of the site forbids inline scripts.
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { axe: tool } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };
    };
    return (await tool.run(document, { runOnly: tags })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each(pages)('axe finds nothing on the page: %s', async (_, path) => {
    const viewport = { width: 1440, height: 900 };
    await withPage(path, { viewport, colorScheme, reducedMotion: 'reduce' }, async (page) => {
      expect(await axeViolations(page), `${path} at 1440`).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await axeViolations(page), `${path} at 390`).toEqual([]);
    });
  });
});

describe('each page', () => {
  it.each(pages)('runs without an error, a policy violation or a foreign request: %s', async (_, path) => {
    await withPage(path, { viewport: { width: 1440, height: 900 } }, async (page, faults) => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(faults).toEqual([]);
    });
  });

  it.each(pages)('fits its width, from a small phone to a desktop: %s', async (_, path) => {
    await withPage(path, {}, async (page) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    });
  });

  it.each(pages)('has pictures that load: %s', async (_, path) => {
    await withPage(path, { viewport: { width: 1440, height: 900 } }, async (page) => {
      const broken = await page.evaluate(async () => {
        const images = [...document.images];
        for (const image of images) image.loading = 'eager';
        await Promise.all(images.map((image) => image.decode().catch(() => null)));
        return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
      });
      expect(broken).toEqual([]);
    });
  });
});

describe('without JavaScript', () => {
  const offline = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

  it('a visitor gets from home through the menu to a category, a deal and its vendor', async () => {
    await withPage('/', offline, async (page) => {
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
    await withPage('/deals', offline, async (page) => {
      expect(await page.locator('main article').count()).toBe(24);
      await page.getByRole('link', { name: /Next/ }).click();
      expect(new URL(page.url()).pathname).toBe('/deals/page/2');
      expect(await page.locator('[aria-current="page"]').last().textContent()).toContain('2');
    });
  });

  it('the search and the assistant say something useful', async () => {
    await withPage('/search?q=taco', offline, async (page) => {
      expect(await page.locator('main a[href^="/categories/"]').count()).toBeGreaterThanOrEqual(6);
    });
    await withPage('/chatbot', offline, async (page) => {
      expect(await page.locator('main').textContent()).toContain("Hi! I'm Charlotte");
      expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('with JavaScript', () => {
  it('a deal that ends within two weeks says how many days are left', async () => {
    await withPage('/', {}, async (page) => {
      await page.clock.setFixedTime(new Date('2027-01-10T12:00:00-05:00'));
      await page.reload();
      expect(await page.locator('#ending-soon').textContent()).toMatch(/days left/);
    });
  });

  it('an unknown deal lists deals of a similar name', async () => {
    await withPage('/deal/taco-flight', {}, async (page) => {
      await page.locator('main a[href="/deal/taco-flight-plaza-midwood"]').first().waitFor();
      expect(await page.locator('main').textContent()).not.toContain('Loading deal details');
    });
  });
});
