import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testEveryPage } from '../support/everyPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { rightToLeftCity } from '../support/rightToLeftCity.ts';
import { buildCity } from '../support/sampleSite.ts';
import { axeViolations, desktop, ownCity, phone, settled } from '../support/visit.ts';

/** With every deal twice, so that home has enough of them for tabs. */
function withMoreDeals(folder: string): string {
  const content = path.join(folder, 'content');
  cpSync(rightToLeftCity, content, { recursive: true });
  const deals = path.join(content, 'deals');
  for (const file of readdirSync(deals)) {
    const text = readFileSync(path.join(deals, file), 'utf8');
    const again = text
      .replace(/("slug": "[a-z0-9-]+)"/g, '$1-again"')
      .replace(/"featured": true/g, '"featured": false');
    writeFileSync(path.join(deals, `more-${file}`), again);
  }
  return content;
}

const city = ownCity(() => buildCity(withMoreDeals));

const pages = [
  ['home', '/'],
  ['all deals', '/deals'],
  ['a category', '/categories/food'],
  ['a deal with hours', '/deal/mansaf-for-four'],
  ['a deal with dates', '/deal/oud-evening'],
  ['a guide', '/amman-with-kids'],
  ['search', '/search?q=عود'],
  ['saved deals', '/saved'],
  ['a text', '/about'],
  ['no page', '/nowhere'],
] as const;

const widths = [
  ['a small phone', { width: 320, height: 780 }],
  ['a phone', { width: 360, height: 780 }],
  ['a desktop', desktop],
] as const;

if (isFullRun) {
  // Without the list of all deals: a day after one of them has ended, it drops the heading that says how many there are.
  const lasting = pages.filter(([, address]) => address !== '/deals');
  testEveryPage(city, 'a phone', lasting);
  testEveryPage(city, 'a desktop', lasting);
}

describe.each(quickChoice(widths))('a site in Arabic on %s', (_, viewport) => {
  it('fits into the window, and has its name at the right edge and the search at its left', async () => {
    await city.visit('/about', { viewport, reducedMotion: 'reduce' }, async ({ page, faults }) => {
      for (const [name, address] of pages) {
        await page.goto(city.url() + address, { waitUntil: 'load' });
        const { overflow, free, isAfter } = await page.evaluate(() => {
          const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          const [mark, find] = [box('header .wordmark'), box('header .find')];
          return {
            overflow: document.documentElement.scrollWidth - innerWidth,
            free: document.documentElement.clientWidth - (mark?.right ?? 0),
            isAfter: (find?.right ?? Infinity) <= (mark?.left ?? 0),
          };
        });
        expect(overflow, name).toBeLessThanOrEqual(0);
        expect(free, name).toBeLessThanOrEqual(80);
        expect(isAfter, name).toBe(true);
      }
      expect(faults).toEqual([]);
    });
  });

  it('goes on to the left in its carousel, and begins again at the right', async () => {
    await city.visit('/', { viewport, reducedMotion: 'reduce' }, async ({ page }) => {
      const slides = page.locator('.slides');
      await slides.scrollIntoViewIfNeeded();
      const shown = () =>
        slides.evaluate((scroller) => {
          const { left, right } = scroller.getBoundingClientRect();
          const seen = [...scroller.children].map((slide) => {
            const box = slide.getBoundingClientRect();
            return Math.min(box.right, right) - Math.max(box.left, left);
          });
          return [seen.indexOf(Math.max(...seen)) + 1, Math.sign(scroller.scrollLeft)];
        });
      const [next, previous] = ['التالية', 'السابقة'].map((word) =>
        page.getByRole('button', { name: `الشريحة ${word}`, exact: true }),
      );
      expect((await next?.boundingBox())?.x).toBeLessThan((await previous?.boundingBox())?.x ?? 0);
      for (const expected of [
        [2, -1],
        [3, -1],
        [4, -1],
        [1, 0],
      ]) {
        await next?.click();
        await expect.poll(shown).toEqual(expected);
      }
      await previous?.click();
      await expect.poll(shown).toEqual([4, -1]);
      await page.locator('.dots button').nth(1).click();
      await expect.poll(shown).toEqual([2, -1]);
    });
  });
});

describe('a site in Arabic', () => {
  it('moves between tabs in the order in which they stand', async () => {
    await city.visit('/', { viewport: desktop, reducedMotion: 'reduce' }, async ({ page }) => {
      const tabs = page.getByRole('tab');
      await page.locator('.tabs nav').scrollIntoViewIfNeeded();
      await tabs.first().waitFor();
      expect(await tabs.count()).toBeGreaterThan(1);
      const chosen = () =>
        tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-selected')).indexOf('true'));
      await tabs.first().focus();
      await page.keyboard.press('ArrowLeft');
      expect(await chosen()).toBe(1);
      await page.keyboard.press('ArrowRight');
      expect(await chosen()).toBe(0);
    });
  });

  it.runIf(isFullRun)('leaves places on the map on their sides', async () => {
    await city.visit('/deals?view=map', { viewport: desktop }, async ({ page, faults }) => {
      const pins = page.locator('.pin');
      await pins.first().waitFor();
      const off = await pins.evaluateAll((all) =>
        all.map((pin) => {
          const frame = pin.closest('.map-frame')?.getBoundingClientRect();
          const { left, width } = pin.getBoundingClientRect();
          return Math.abs(
            left + width / 2 - (frame?.left ?? 0) - Number.parseFloat((pin as HTMLElement).style.left),
          );
        }),
      );
      expect(Math.max(...off)).toBeLessThan(2);
      const middle = async (name: RegExp) => {
        const box = await page.getByRole('button', { name }).first().boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 0) / 2;
      };
      // Abdoun is west of downtown.
      expect(await middle(/عبدون/)).toBeLessThan(await middle(/وسط البلد/));
      expect(await axeViolations(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  });

  it('keeps the order of numbers and codes', async () => {
    await city.visit('/deal/mansaf-for-four', { viewport: phone }, async ({ page }) => {
      await settled(page);
      for (const part of ['[href^="tel:"]', '.coupon code']) {
        const { direction, unicodeBidi } = await page
          .locator(part)
          .first()
          .evaluate((element) => {
            const style = getComputedStyle(element);
            return { direction: style.direction, unicodeBidi: style.unicodeBidi };
          });
        expect([direction, unicodeBidi], part).toEqual(['ltr', 'isolate']);
      }
    });
  });
});
