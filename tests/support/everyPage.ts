import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from './fullRun.ts';
import { axeViolations, type City, desktop, layoutShift, phone, settled, type Visit } from './visit.ts';

/** Windows, and the other widths at which nothing may overflow a page, in CSS pixels. */
const devices = {
  'a phone': { viewport: phone, otherWidths: [320] },
  'a desktop': { viewport: desktop, otherWidths: [768] },
} as const;

/** The axe rules that depend on the width of the window; all others run only on a desktop. A quick run has none on a phone. */
const rulesOfWidth = ['color-contrast', 'target-size'];

/** Addresses of the pictures of a page that cannot be shown. */
const brokenImages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => null)));
    return images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });

/**
 * Tests every page, in one visit each, in one window: that it loads whole, without errors, jumps and foreign requests, and
 * that axe finds nothing in either theme. Pages are names and paths.
 */
export function testEveryPage(
  city: City,
  device: keyof typeof devices,
  pages: readonly (readonly [name: string, path: string])[],
): void {
  const { viewport, otherWidths } = devices[device];
  const rules = viewport === desktop ? undefined : rulesOfWidth;
  // All that a theme can change is colors.
  const rulesIn = { light: rules, dark: isFullRun ? rules : ['color-contrast'] };
  const axeThemes = isFullRun || viewport === desktop ? (['light', 'dark'] as const) : [];

  describe(`on ${device} each page`, () => {
    let visit: Visit;
    beforeAll(async () => {
      visit = await city.begin({ viewport });
      // From the second page on, fonts are in the cache: pages whose fonts come late have tests of their own.
      await visit.page.goto(`${city.url()}/contact`);
      await settled(visit.page);
    });
    afterAll(() => visit?.context.close());

    it.each(pages)('loads whole, and axe finds nothing: %s', async (_, path) => {
      const { page, faults } = visit;
      faults.length = 0;
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
      await page.goto(city.url() + path, { waitUntil: 'load' });
      await settled(page);
      // Stand-ins for fonts are some pixels wider or narrower, more or less so with each version of a browser.
      expect(await layoutShift(page), 'layout shift').toBeLessThan(0.005);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      // Both devices show the same pictures, and decoding them takes the most time of all.
      if (isFullRun || viewport === desktop) expect(await brokenImages(page), 'broken images').toEqual([]);
      for (const width of [...otherWidths, viewport.width]) {
        await page.setViewportSize({ ...viewport, width });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `overflow at ${width}`).toBeLessThanOrEqual(0);
      }
      // What the policy of the site forbids is reported as an error, too.
      expect(faults).toEqual([]);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      for (const colorScheme of axeThemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await atRest(page);
        expect(await axeViolations(page, rulesIn[colorScheme]), `in the ${colorScheme} theme`).toEqual([]);
      }
    });
  });
}

/** Resolves once what follows scrolling and the theme, such as the assistant's button, has its final colors. */
async function atRest(page: Page): Promise<void> {
  await settled(page);
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
}
