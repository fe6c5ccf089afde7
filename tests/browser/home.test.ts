import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  atOnce,
  before,
  bringToLife,
  dots,
  expectToAdvance,
  lookAt,
  slides,
  withCarousel,
} from '../support/carousel.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import {
  axeViolations,
  desktop,
  fontsLoaded,
  holdBack,
  layoutShift,
  phone,
  sampleCity,
  type Visit,
} from '../support/visit.ts';

const city = sampleCity();
const widths = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;
type Options = Parameters<typeof city.visit>[1];

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

/** A visit to a tab of home with the tabs alive. */
async function withTabs(
  path: string,
  options: Options,
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  await city.visit(before, options, async (visit) => {
    await bringToLife(visit.page, 'tabs', () =>
      visit.page.goto(city.url() + path, { waitUntil: 'domcontentloaded' }),
    );
    await work(visit);
    expect(visit.faults).toEqual([]);
  });
}

const hashOf = (page: Page) => new URL(page.url()).hash;

async function expectOpen(page: Page, name: string): Promise<void> {
  await expect.poll(() => panel(page, name).isVisible()).toBe(true);
  expect(await page.getByRole('tabpanel').count()).toBe(1);
  expect(await page.getByRole('tab', { selected: true }).allTextContents()).toEqual([name]);
}

describe.each(quickChoice(widths))('the tabs on %s', (_, viewport) => {
  it('open at a click without a jump or a step in the history', async () => {
    await withTabs('/', { viewport }, async ({ page }) => {
      await expectOpen(page, 'Featured');
      await lookAt(page, '.tabs');
      const [place, steps] = await page.evaluate(() => [scrollY, history.length] as const);
      for (const name of ['Ending Soon', 'Trending']) {
        await tab(page, name).click();
        await expectOpen(page, name);
        expect(await page.evaluate(() => [scrollY, history.length])).toEqual([place, steps]);
      }
      expect(hashOf(page)).toBe('#trending');
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe(before);
    });
  });

  it('follow the arrow keys, Home and End, and are one stop for Tab', async () => {
    await withTabs('/', { viewport }, async ({ page }) => {
      await tab(page, 'Featured').focus();
      for (const [key, name] of [
        ['ArrowLeft', 'Ending Soon'],
        ['ArrowRight', 'Featured'],
        ['ArrowRight', 'Trending'],
        ['End', 'Ending Soon'],
        ['Home', 'Featured'],
        ['ArrowRight', 'Trending'],
        ['Space', 'Trending'],
      ] as const) {
        await page.keyboard.press(key);
        await expectOpen(page, name);
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
      }
      expect(hashOf(page)).toBe('#trending');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Trending');
      await page.keyboard.press('Tab');
      expect(
        await page.getByRole('tab').evaluateAll((all) => all.includes(document.activeElement as HTMLElement)),
      ).toBe(false);
    });
  });

  it('open the one that the address names, where the visitor sees it', async () => {
    await withTabs('/#ending-soon', { viewport }, async ({ page }) => {
      await expectOpen(page, 'Ending Soon');
      await expect.poll(() => tab(page, 'Ending Soon').evaluate(isSeen)).toBe(true);
    });
  });
});

/** Whether an element is in the window, below the bar at its top. */
const isSeen = (element: HTMLElement | SVGElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 60 && bottom < innerHeight;
};

describe('the tabs', () => {
  it.runIf(isFullRun)('follow a link of the page and the way back', async () => {
    await withTabs('/', { viewport: desktop }, async ({ page }) => {
      await page.evaluate(() => {
        location.hash = '#trending';
      });
      await expectOpen(page, 'Trending');
      await expect.poll(() => tab(page, 'Trending').evaluate(isSeen)).toBe(true);
      await page.goBack();
      await expectOpen(page, 'Featured');
    });
  });

  it('are found again after a visit to a deal', async () => {
    await withTabs('/', { viewport: desktop }, async ({ page }) => {
      await tab(page, 'Ending Soon').click();
      await panel(page, 'Ending Soon').locator('h3 a').first().click();
      await page.waitForURL('**/deal/*');
      await page.goBack();
      await expectOpen(page, 'Ending Soon');
    });
  });
});

describe.each(quickChoice(widths))('home on %s', (_, viewport) => {
  it('does not move as its parts come alive and are used', async () => {
    await city.visit(before, { viewport }, async ({ page }) => {
      const release = await holdBack(page, /\/assets\/(carousel|tabs)-/);
      await page.clock.install();
      await page.goto(city.url());
      await lookAt(page, '.slides');
      await fontsLoaded(page);
      const shift = await layoutShift(page);
      await bringToLife(page, 'carousel', async () => release());
      await expectToAdvance(page, 2);
      await tab(page, 'Trending').click();
      expect(await layoutShift(page)).toBe(shift);
    });
  });
});

/** Adds a banner of the season, which the sample city has from May to July. */
const addBanner = (page: Page) =>
  page.evaluate(() => {
    const text = 'Memorial Day weekend in Charlotte: ceremonies, family plans and things to do.';
    const banner = `<aside class="season"><a href="/"><span>${text}</span> <b>Open the Memorial Day guide</b></a></aside>`;
    document.querySelector('.hero')?.insertAdjacentHTML('beforebegin', banner);
  });

const windows = [
  [390, 844],
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [360, 740],
] as const;

describe.each(quickChoice(windows, 2))('home in a window of %i by %i pixels', (width, height) => {
  it('has the field of the assistant in its first view, below a banner too', async () => {
    await city.visit('/', { viewport: { width, height } }, async ({ page }) => {
      await fontsLoaded(page);
      await addBanner(page);
      const field = await page.locator('.ask-panel .ask-form').boundingBox();
      expect((field?.y ?? Number.NaN) + (field?.height ?? 0)).toBeLessThanOrEqual(height);
    });
  });
});

describe('home on a small phone', () => {
  it('names as many examples in its field as there is room for', async () => {
    await city.visit('/', { viewport: { width: 360, height: 740 } }, async ({ page }) => {
      const placeholder = () => page.locator('.ask-panel textarea').getAttribute('placeholder');
      await expect.poll(placeholder).toBe('Ask about deals...');
      await page.setViewportSize({ width: 900, height: 740 });
      await expect.poll(placeholder).toBe('Ask about deals, restaurants, events...');
    });
  });

  it('has crowns between popular searches, and none at the ends of lines', async () => {
    await city.visit('/', { viewport: { width: 360, height: 740 } }, async ({ page }) => {
      await fontsLoaded(page);
      const edge = (await page.locator('.popular h2').boundingBox())?.x ?? Number.NaN;
      const lines = await page.locator('.popular li').evaluateAll((all) =>
        all.map((item) => {
          const [crown, link] = ['img', 'a'].map((part) => item.querySelector(part)?.getBoundingClientRect());
          return { crown: crown?.right ?? Number.NaN, link: link?.left ?? Number.NaN };
        }),
      );
      for (const { crown, link } of lines) {
        expect(crown).toBeLessThan(link);
        if (Math.abs(link - edge) < 1) expect(crown).toBeLessThan(edge);
      }
      expect(lines.some(({ crown }) => crown > edge)).toBe(true);
    });
  });

  it('has the field of the assistant in its first view', async () => {
    await city.visit('/', { viewport: { width: 390, height: 664 } }, async ({ page }) => {
      await fontsLoaded(page);
      const field = await page.locator('.ask-panel .ask-form').boundingBox();
      expect((field?.y ?? Number.NaN) + (field?.height ?? 0)).toBeLessThanOrEqual(664);
    });
  });
});

describe.each(quickChoice(widths))('the header of home on %s', (_, viewport) => {
  it('is opaque before the headline is below it', async () => {
    await city.visit('/', { viewport }, async ({ page }) => {
      const color = () => page.locator('.top').evaluate((top) => getComputedStyle(top).backgroundColor);
      expect(await color()).toBe('rgba(0, 0, 0, 0)');
      await page.evaluate(() => window.scrollTo({ top: 24, behavior: 'instant' }));
      await expect
        .poll(color)
        .toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
    });
  });
});

describe.each(quickChoice(['dark', 'light'] as const))('home in the %s theme', (colorScheme) => {
  it.each(quickChoice(widths))('has nothing for axe to find once it was used on %s', async (_, viewport) => {
    await withCarousel(city, { viewport, colorScheme, ...atOnce }, async ({ page }) => {
      await page.clock.resume();
      await dots(page).nth(2).click();
      await tab(page, 'Ending Soon').click();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
});

describe.each(quickChoice(widths))('home without JavaScript on %s', (_, viewport) => {
  it('has slides to scroll, without buttons, and lists to choose by links', async () => {
    await city.visit(
      '/',
      { viewport, javaScriptEnabled: false, reducedMotion: 'reduce' },
      async ({ page, faults }) => {
        expect(await page.locator('.controls').isVisible()).toBe(false);
        expect(await slides(page).evaluate((scroller) => scroller.scrollWidth > scroller.clientWidth)).toBe(
          true,
        );
        const lists = page.getByRole('navigation', { name: 'Lists of deals' });
        const shownList = () =>
          page.locator('.tabs > section').filter({ visible: true }).getByRole('heading', { level: 2 });
        const colorOf = (name: string) =>
          lists.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).borderBottomColor);
        expect(await shownList().allTextContents()).toEqual(['Featured']);
        await lists.getByRole('link', { name: 'Ending Soon' }).click();
        expect(hashOf(page)).toBe('#ending-soon');
        await expect.poll(() => shownList().allTextContents()).toEqual(['Ending Soon']);
        await expect.poll(() => colorOf('Ending Soon')).not.toBe(await colorOf('Featured'));
        await expect.poll(() => colorOf('Trending')).toBe(await colorOf('Featured'));
        await expect.poll(() => lists.evaluate(isSeen)).toBe(true);
        expect(faults).toEqual([]);
      },
    );
  });
});

describe('home after its next build was due', () => {
  const day = 86_400_000;

  it('drops numbers of deals and the ended ones of its lists, and the season only once that is over', async () => {
    await city.visit('/about', { viewport: phone }, async ({ page, faults }) => {
      const now = Date.parse('2027-12-31T12:00:00Z');
      const season = `<aside class="season"><a href="/">A season</a></aside>`;
      const homeUntil = (end: number) =>
        page.route(`${city.url()}/`, async (route) => {
          const html = await (await route.fetch()).text();
          const tag = `<meta name="until" content="${end}" id="past">`;
          await route.fulfill({
            contentType: 'text/html',
            body: html.replace('</head>', `${tag}</head>`).replace('<div class="hero">', `${season}$&`),
          });
        });
      await page.clock.install({ time: now });
      await homeUntil(now + day);
      await page.goto(`${city.url()}/#ending-soon`);
      await expect.poll(() => page.locator('.tabs [data-over]').count()).toBeGreaterThan(0);
      expect(await page.locator('.tabs [data-over]').filter({ visible: true }).count()).toBe(0);
      for (const part of ['.hero .lead', '.section-head', '.doors', '.tabs + p'])
        expect(await page.locator(part).first().innerText()).not.toMatch(/\d/);
      expect(await page.getByRole('link', { name: 'View All Deals' }).count()).toBe(2);
      expect(await page.locator('.season').isVisible()).toBe(true);
      // Where the anchor leads to, the bar at the top may cover a part of a link.
      await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
      expect(await axeViolations(page)).toEqual([]);
      await page.clock.fastForward(2 * day);
      await expect.poll(() => page.locator('.season').isVisible()).toBe(false);
      expect(faults).toEqual([]);
    });
  });
});
