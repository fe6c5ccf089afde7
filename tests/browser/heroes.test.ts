import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { quickChoice } from '../support/fullRun.ts';
import { fontsLoaded, sampleCity } from '../support/visit.ts';

const city = sampleCity();

/** Pictures of the words of a page's hero, from the page's top. */
async function wordsOf(page: Page): Promise<readonly string[]> {
  const areas = await page.locator('.sky .wide :is(h1, .lead)').evaluateAll((found) =>
    found.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      // Boxes of lines are higher than their letters.
      return [...range.getClientRects()].map(({ left, top, width, height }) => ({
        x: left + scrollX,
        y: top + scrollY + height * 0.12,
        width,
        height: height * 0.76,
      }));
    }),
  );
  const pictures: string[] = [];
  for (const clip of areas)
    pictures.push((await page.screenshot({ clip, fullPage: true })).toString('base64'));
  return pictures;
}

/** Hides towers, clouds and what else is drawn; the rings of the sky stay, as a ground. */
const hideDrawings = (page: Page) =>
  page.evaluate(() => {
    for (const drawn of document.querySelectorAll<HTMLElement>(
      'img.skyline, svg.skyline > :not(circle, defs)',
    ))
      drawn.style.visibility = 'hidden';
  });

const paths = [
  '/',
  '/things-to-do-with-kids',
  '/fun-places-charlotte-nc',
  '/charlotte-north-carolina-things-to-do',
  '/memorial-day/fun-things-to-do-memorial-day-weekend',
];

describe.each(quickChoice([1440, 1024, 390, 320, 768, 1088, 1280, 1920], 3))(
  'the hero at %d pixels',
  (width) => {
    it.each(paths)('of %s has nothing drawn behind its words', async (path) => {
      const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const;
      await city.visit(path, options, async ({ page }) => {
        await fontsLoaded(page);
        const before = await wordsOf(page);
        expect(before.length).toBeGreaterThan(2);
        await hideDrawings(page);
        expect(await wordsOf(page)).toEqual(before);
      });
    });
  },
);
