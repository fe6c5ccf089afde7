import { describe, expect, it } from 'vitest';
import { isFullRun } from '../support/fullRun.ts';
import { holdBack, phone, sampleCity, saveData, settled } from '../support/visit.ts';

const city = sampleCity();
const touch = { viewport: phone, hasTouch: true };

describe('before its code has come', () => {
  it('the button of the filters opens their sheet, which stays open and takes choices', async () => {
    await city.visit('/about', touch, async ({ page }) => {
      const release = await holdBack(page, '**/assets/deal-browser-*');
      await page.goto(`${city.url()}/deals`);
      const toggle = page.locator('.filter-toggle');
      await toggle.tap();
      await expect.poll(() => toggle.getAttribute('aria-busy')).toBe('true');
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      expect(await sheet.isVisible()).toBe(true);
      await sheet.getByRole('button', { name: 'Outdoors' }).tap();
      release();
      await expect.poll(() => new URL(page.url()).search).toBe('?setting=outdoor');
      expect(await toggle.getAttribute('aria-busy')).toBeNull();
      expect(await sheet.isVisible()).toBe(true);
    });
  });

  it.runIf(isFullRun)('the sheet of the filters closes, and does not open again by itself', async () => {
    await city.visit('/about', touch, async ({ page }) => {
      const release = await holdBack(page, '**/assets/deal-browser-*');
      await page.goto(`${city.url()}/deals`);
      const toggle = page.locator('.filter-toggle');
      await toggle.tap();
      await page.getByRole('button', { name: 'Close filters' }).tap();
      await expect.poll(() => page.locator('.filter-sheet').isVisible()).toBe(false);
      release();
      await expect.poll(() => toggle.getAttribute('aria-busy')).toBeNull();
      expect(await page.locator('.filter-sheet').isVisible()).toBe(false);
    });
  });

  it('several choices are kept, and made in their order', async () => {
    await city.visit('/about', { viewport: { width: 1440, height: 900 } }, async ({ page }) => {
      const release = await holdBack(page, '**/assets/deal-browser-*');
      await page.goto(`${city.url()}/deals`);
      for (const [menu, choice] of [
        ['Setting', 'Outdoors'],
        ['Setting', 'Indoors'],
        ['Audience', 'Good for families'],
      ] as const) {
        const summary = page.locator('.filters summary', { hasText: menu });
        await summary.click();
        await page.locator('.filters details[open]').getByRole('button', { name: choice }).click();
      }
      release();
      await expect
        .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
        .toMatchObject({ setting: 'indoor', audience: 'family' });
    });
  });

  it('the link to the assistant takes the place of its panel', async () => {
    await city.visit('/about', touch, async ({ page }) => {
      const release = await holdBack(page, '**/assets/ask-*');
      await page.goto(`${city.url()}/contact`);
      await expect.poll(() => page.locator('link[rel="stylesheet"]').getAttribute('media')).toBe('all');
      const link = page.locator('a.ask');
      await link.tap();
      await expect.poll(() => link.getAttribute('aria-busy')).toBe('true');
      expect((await link.boundingBox())?.height).toBeGreaterThan(phone.height / 2);
      release();
      await page.locator('dialog.chat-panel').waitFor();
      expect(await link.isVisible()).toBe(false);
    });
  });

  it('a heart fills, and empties again if the deal cannot be saved', async () => {
    await city.visit('/about', touch, async ({ page }) => {
      await saveData(page);
      const release = await holdBack(page, '**/assets/actions-*');
      await page.goto(`${city.url()}/deals`);
      const heart = page.locator('.heart').first();
      await heart.tap();
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      release();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('saved-deals-1') ?? '')).not.toBe('');
      expect(await heart.getAttribute('aria-pressed')).toBe('true');
    });
    await city.visit('/about', touch, async ({ page }) => {
      await page.route('**/assets/actions-*', (route) => route.abort());
      await page.goto(`${city.url()}/deals`);
      const heart = page.locator('.heart').first();
      await heart.tap();
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    });
  });

  it('a tab shows its list', async () => {
    await city.visit('/about', touch, async ({ page }) => {
      const release = await holdBack(page, '**/assets/tabs-*');
      await page.goto(city.url());
      const [first, second] = [
        page.locator('.tabs > section').nth(0),
        page.locator('.tabs > section').nth(1),
      ];
      await page.locator('.tabs nav a').nth(1).tap();
      expect([await first.isVisible(), await second.isVisible()]).toEqual([false, true]);
      release();
      await page.getByRole('tab', { selected: true }).waitFor();
      expect([await first.isVisible(), await second.isVisible()]).toEqual([false, true]);
    });
  });
});

describe('code', () => {
  it('is loaded while its control is pressed, before the click', async () => {
    await city.visit('/about', { viewport: phone }, async ({ page }) => {
      await saveData(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const isAsked = () => asked.some((url) => url.includes('/assets/deal-browser-'));
      await page.goto(`${city.url()}/deals`);
      await settled(page);
      await page.locator('.filter-toggle').hover();
      expect(isAsked()).toBe(false);
      await page.mouse.down();
      await expect.poll(isAsked).toBe(true);
    });
  });
});
