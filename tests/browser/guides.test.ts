import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overlap } from '../../data/model/mapBoxes.ts';
import { quickChoice } from '../support/fullRun.ts';
import { desktop, phone, sampleCity, settled } from '../support/visit.ts';

const city = sampleCity();
const guide = '/events-in-charlotte-this-weekend';

/** Which paragraphs of the introduction are seen. */
const paragraphs = (page: Page) =>
  page.locator('.opening > div > p').evaluateAll((all) => all.map((one) => one.getClientRects().length > 0));

const unfold = (page: Page) => page.getByRole('checkbox', { name: 'Show the whole introduction' });

describe('the introduction of a guide', () => {
  it('is folded after its first paragraph on a phone, and unfolds without JavaScript', async () => {
    const options = { viewport: phone, javaScriptEnabled: false };
    await city.visit(guide, options, async ({ page }) => {
      const folded = await paragraphs(page);
      expect(folded.length).toBeGreaterThan(2);
      expect(folded).toEqual(folded.map((_, index) => index === 0));
      await page.getByText('Show the whole introduction').click();
      expect(await paragraphs(page)).toEqual(folded.map(() => true));
      await unfold(page).press('Space');
      expect(await paragraphs(page)).toEqual(folded);
    });
  });

  it('leaves the first deal within two screens of a phone', async () => {
    await city.visit(guide, { viewport: phone }, async ({ page }) => {
      await settled(page);
      const title = page.locator('.pick a[href^="/deal/"]:visible').first();
      const box = await title.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * phone.height);
    });
  });

  it('is whole in a wide window and on paper', async () => {
    await city.visit(guide, { viewport: desktop }, async ({ page }) => {
      expect(await unfold(page).count()).toBe(0);
      expect(await paragraphs(page)).not.toContain(false);
      await page.setViewportSize(phone);
      expect(await paragraphs(page)).toContain(false);
      await page.emulateMedia({ media: 'print' });
      expect(await paragraphs(page)).not.toContain(false);
      expect(await unfold(page).count()).toBe(0);
    });
  });
});

describe('the cards of a guide', () => {
  it.each(quickChoice([768, 820, 895, 896, 1024, 1440], 3))(
    'leave none alone below the others, at %d pixels',
    async (width) => {
      await city.visit('/things-to-do-with-kids', { viewport: { width, height: 900 } }, async ({ page }) => {
        const tops = await page
          .locator('.link-cards.row > li')
          .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
        expect(tops).toHaveLength(5);
        const inRow = tops.map((top) => tops.filter((other) => other === top).length);
        expect(Math.min(...inRow)).toBeGreaterThan(1);
      });
    },
  );
});

describe('the chips that lead to the parts of a guide', () => {
  it.each(['reduce', 'no-preference'] as const)(
    'come into view whole with the focus, on the way on and back, with motion: %s',
    async (reducedMotion) => {
      await city.visit(guide, { viewport: phone, reducedMotion }, async ({ page }) => {
        await settled(page);
        const chips = page.locator('.opening nav a');
        const count = await chips.count();
        expect(count).toBeGreaterThan(5);
        const isWhole = () =>
          page.evaluate(() => {
            const { left = -1, right = Infinity } = document.activeElement?.getBoundingClientRect() ?? {};
            return document.activeElement?.matches('.opening nav a') && left >= 0 && right <= innerWidth;
          });
        await chips.first().focus();
        for (const key of ['Tab', 'Shift+Tab'])
          for (let step = 1; step < count; step++) {
            await page.keyboard.press(key);
            await expect.poll(isWhole, { message: `${key} ${step}` }).toBe(true);
          }
      });
    },
  );
});

describe('a holiday on a phone', () => {
  const holidays = [
    '/july-4th',
    '/memorial-day',
    '/july-4th/where-to-watch-fireworks',
    '/memorial-day/memorial-day-events',
  ];

  it.each(holidays)('shows its first deal within a screen and a half: %s', async (path) => {
    await city.visit(path, { viewport: phone }, async ({ page }) => {
      await settled(page);
      const box = await page.locator('.pick').first().boundingBox();
      expect(box?.y).toBeLessThanOrEqual(1.5 * phone.height);
    });
  });

  it('folds all but three deals above other parts, without JavaScript and not on paper', async () => {
    const options = { viewport: phone, javaScriptEnabled: false };
    await city.visit('/memorial-day/memorial-day-events', options, async ({ page }) => {
      const seen = page.locator('.pick').filter({ visible: true });
      const all = await page.locator('.pick').count();
      expect(all).toBeGreaterThan(4);
      expect(await seen.count()).toBe(3);
      await page.emulateMedia({ media: 'print' });
      expect(await seen.count()).toBe(all);
      await page.emulateMedia({ media: 'screen' });
      await page.getByText(`${all - 3} more deals`).click();
      expect(await seen.count()).toBe(all);
      expect(await page.locator('.pick .number').allInnerTexts()).toEqual(
        Array.from({ length: all }, (_, index) => `${index + 1}`),
      );
    });
  });

  it('has its cards in a row, which stays on the page', async () => {
    await city.visit('/july-4th', { viewport: phone }, async ({ page }) => {
      const tops = await page
        .locator('.leading > li')
        .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size);
      expect(tops).toBe(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    });
  });
});

/** What pins, arrows and names on the map take up. The box of a shape that is turned would be larger than what it takes up. */
const boxesOn = (page: Page) =>
  page.locator('.map a g > g > path, .map text[class]:visible').evaluateAll((all) =>
    all.map((one) => {
      if (!(one instanceof SVGPathElement)) {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom };
      }
      const matrix = one.getScreenCTM() ?? new DOMMatrix();
      const points = Array.from({ length: 41 }, (_, step) =>
        one.getPointAtLength((step / 40) * one.getTotalLength()).matrixTransform(matrix),
      );
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    }),
  );

describe('the map of a guide', () => {
  it('names neighborhoods on a phone, too, all inside its edge', async () => {
    await city.visit('/july-4th/where-to-watch-fireworks', { viewport: phone }, async ({ page }) => {
      await settled(page);
      const map = await page.locator('.map > svg').boundingBox();
      const labels = page.locator('.map text[class]:visible');
      expect(await labels.count()).toBeGreaterThanOrEqual(5);
      for (const label of await labels.all()) {
        const box = await label.boundingBox();
        expect(box?.height).toBeGreaterThan(10);
        expect(box?.x).toBeGreaterThan(map?.x ?? Number.NaN);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((map?.x ?? 0) + (map?.width ?? 0));
      }
    });
  });

  for (const [name, viewport] of Object.entries({ phone, desktop })) {
    it(`covers no pin, arrow or name by another on a ${name}`, async () => {
      await city.visit('/july-4th/where-to-watch-fireworks', { viewport }, async ({ page }) => {
        await settled(page);
        const links = page.locator('.map a');
        const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(hrefs).toEqual([1, 2, 3, 4, 5, 6].map((number) => `#spot-${number}`));
        const map = await page.locator('.map > svg').boundingBox();
        const boxes = await boxesOn(page);
        expect(boxes.length).toBeGreaterThanOrEqual(6 + 5);
        for (const [index, box] of boxes.entries()) {
          expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
          expect(box.left).toBeGreaterThan(map?.x ?? Number.NaN);
          expect(box.right).toBeLessThan((map?.x ?? 0) + (map?.width ?? 0));
        }
      });
    });
  }

  it('leads from an arrow to the entry of its spot, with the keyboard, and marks it', async () => {
    await city.visit('/july-4th/where-to-watch-fireworks', { viewport: desktop }, async ({ page }) => {
      await settled(page);
      const arrow = page.locator('.map a', { has: page.locator('text[class]') }).first();
      const label = await arrow.getAttribute('aria-label');
      expect(label).toMatch(/^\d: .+, [\d.]+ mi$/);
      for (const line of await arrow.locator('tspan').allTextContents()) expect(label).toContain(line.trim());
      const entry = page.locator((await arrow.getAttribute('href')) ?? '');
      const ground = () => entry.evaluate((one) => getComputedStyle(one).backgroundColor);
      const before = await ground();
      await arrow.focus();
      await expect.poll(ground).not.toBe(before);
      await page.keyboard.press('Enter');
      await expect.poll(() => entry.evaluate((one) => one.matches(':target'))).toBe(true);
    });
  });
});
