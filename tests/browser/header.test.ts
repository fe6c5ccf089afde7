import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { quickChoice } from '../support/fullRun.ts';
import { sampleCity, settled } from '../support/visit.ts';

const city = sampleCity();

/** The texts of the links in the header that a visitor sees and can press, from left to right in rows. */
const pressable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.top a')]
      .filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((link) => link.textContent?.trim() ?? ''),
  );

describe('the header of a phone', () => {
  it.each([320, 360])('has name, search, saved deals and menu side by side at %i px', async (width) => {
    await city.visit('/deals', { viewport: { width, height: 740 } }, async ({ page }) => {
      await settled(page);
      expect((await pressable(page)).slice(0, 3)).toEqual(['Charlotte Deals', 'Search', 'Saved deals']);
      const parts = await page
        .locator('.top .wordmark, .find, .top > div > .saved, .menu summary')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      expect(parts.length).toBe(4);
      for (const [place, { left, height }] of parts.entries()) {
        expect(left).toBeGreaterThanOrEqual(parts[place - 1]?.right ?? 0);
        expect(height).toBeGreaterThanOrEqual(44);
      }
      expect(parts.at(-1)?.right).toBeLessThanOrEqual(width);
      const nameHeight = await page.locator('.top .wordmark > span').evaluate((name) => name.clientHeight);
      expect(nameHeight).toBeLessThan(30);
    });
  });

  it('has the lines of its menu below each other, and closes it with a cross', async () => {
    await city.visit('/deals', { viewport: { width: 767, height: 800 } }, async ({ page }) => {
      await settled(page);
      await page.locator('.menu summary').click();
      const starts = await page.locator('.menu nav :is(a, button)').evaluateAll((lines) =>
        lines.map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line.querySelector('span') ?? line);
          return Math.round(range.getBoundingClientRect().left);
        }),
      );
      expect(starts.length).toBeGreaterThan(8);
      expect(new Set(starts).size).toBe(1);
      expect(await page.locator('.menu summary path').evaluate((path) => getComputedStyle(path).d)).toMatch(
        /6\.5 6\.5.*17\.5/,
      );
    });
  });

  it('keeps a long name in two lines beside its icons on the narrowest', async () => {
    await city.visit('/deals', { viewport: { width: 320, height: 740 } }, async ({ page }) => {
      await settled(page);
      await page.locator('.top .wordmark > span').evaluate((name) => {
        name.textContent = 'Sacramento Deals';
      });
      const [name, find] = await page
        .locator('.top .wordmark > span, .find')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      expect(name?.right).toBeLessThanOrEqual(find?.left ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
});

describe.each(quickChoice([768, 900, 1023] as const))('the header at %i px', (width) => {
  const viewport = { width, height: 800 };

  it('keeps name, search and saved deals in view as the page scrolls', async () => {
    await city.visit('/deals', { viewport }, async ({ page }) => {
      await settled(page);
      const atTop = await pressable(page);
      const wanted = ['Charlotte Deals', 'Search', 'Saved deals', 'Events', 'All deals', 'Areas', 'Guides'];
      expect(atTop).toEqual(expect.arrayContaining(wanted));
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await expect.poll(() => pressable(page)).toEqual(['Charlotte Deals', 'Search', 'Saved deals']);
    });
  });

  it('shows its other links again to who reaches them with the keyboard', async () => {
    await city.visit('/deals', { viewport }, async ({ page }) => {
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await page.locator('.top .wordmark').focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => pressable(page)).toContain('Food & Drink');
    });
  });

  it('has each link in one line, with the current one between the edges of the page', async () => {
    await city.visit('/categories/food-drink', { viewport }, async ({ page }) => {
      await settled(page);
      const [bar, ...links] = await page
        .locator('.bar, .bar a')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      const wide = await page.locator('.top .wordmark').boundingBox();
      expect(links[0]?.left).toBeGreaterThanOrEqual(wide?.x ?? Number.NaN);
      expect(links.at(-1)?.right).toBeLessThanOrEqual((bar?.right ?? Number.NaN) + 0.5);
      expect(Math.max(...links.map(({ height }) => height))).toBe(44);
    });
  });
});

it('leads to the list of all neighborhoods', async () => {
  await city.visit('/about', { viewport: { width: 1024, height: 800 } }, async ({ page }) => {
    await page.locator('.bar').getByRole('link', { name: 'Areas' }).click();
    const area = page.getByRole('main').getByRole('link', { name: 'Plaza Midwood' });
    await expect.poll(() => area.evaluate((link) => link.getBoundingClientRect().top)).toBeLessThan(800);
    expect(await page.locator('.bar [aria-current]').count()).toBe(0);
  });
});

describe.each(quickChoice([768, 1216, 1440]))(
  'the header of a city with many categories at %i px',
  (width) => {
    it('lets its links scroll, and nothing in it overlaps', async () => {
      await city.visit('/deals', { viewport: { width, height: 800 } }, async ({ page }) => {
        await settled(page);
        await page.locator('.bar ul').evaluate((list) => {
          const links = [...list.children];
          for (let copy = 0; copy < 3; copy++) list.append(...links.map((link) => link.cloneNode(true)));
        });
        const boxes = await page
          .locator('.top .wordmark, .bar, .find')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
        const [name, bar, find] = boxes;
        const isOneRow = width >= 1216;
        if (isOneRow) expect(name?.right).toBeLessThanOrEqual(bar?.left ?? 0);
        expect(isOneRow ? bar?.right : name?.right).toBeLessThanOrEqual(find?.left ?? 0);
        expect(find?.height).toBe(44);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        const last = page.locator('.bar a').last();
        await last.focus();
        const shown = await last.boundingBox();
        expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual((bar?.right ?? 0) + 0.5);
      });
    });
  },
);
