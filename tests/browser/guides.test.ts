import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
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
});
