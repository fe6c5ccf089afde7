import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { axeViolations, desktop, layoutShift, phone, sampleCity, settled } from '../support/visit.ts';

const city = sampleCity();

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const option = (page: Page, group: string, name: string) =>
  sheet(page).getByRole('group', { name: group, exact: true }).locator('.option', { hasText: name });
const show = (page: Page) => sheet(page).getByRole('button', { name: /^Show/ });
const query = (page: Page) => new URL(page.url()).search;
const numberIn = (text: string | null) => Number(text?.match(/(\d+)\D*$/)?.[1]);
const countOf = async (page: Page) =>
  Number.parseInt((await page.locator('.count h2').textContent()) ?? '', 10);
const isOpen = (page: Page) => page.locator('.filter-sheet').evaluate((dialog) => dialog.matches(':modal'));

async function open(page: Page): Promise<void> {
  await page.locator('.filter-toggle').click();
  // The number comes with the deals, and Back works from then on.
  await expect.poll(() => show(page).textContent()).toMatch(/\d/);
  await expect.poll(() => page.evaluate(() => history.state)).toBe('filters');
}

describe('the sheet of filters on a phone', () => {
  it('says where it cannot sort by distance', async () => {
    await city.visit('/deals', { viewport: phone, permissions: [] }, async ({ page }) => {
      await open(page);
      await option(page, 'Sort', 'Nearest').click();
      await sheet(page).getByText('Location access denied.').waitFor();
      expect(await option(page, 'Sort', 'Highest Discount').getAttribute('aria-pressed')).toBe('true');
    });
  });

  it('says before each choice how many deals it leads to, and after it how many there are', async () => {
    await city.visit('/deals', { viewport: phone }, async ({ page, faults }) => {
      await open(page);
      const left = numberIn(await option(page, 'Price', 'Under $50').textContent());
      await option(page, 'Price', 'Under $50').click();
      await expect.poll(() => show(page).textContent()).toBe(`Show ${left} deals`);
      await option(page, 'Neighborhood', 'NoDa').click();
      const one = numberIn(await show(page).textContent());
      await option(page, 'Neighborhood', 'South End').click();
      await expect.poll(() => query(page)).toBe('?neighborhood=noda,south-end&price=budget');
      const both = numberIn(await show(page).textContent());
      expect(both).toBeGreaterThan(one);
      await show(page).click();
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => countOf(page)).toBe(both);
      expect(await page.locator('.filter-toggle span').textContent()).toBe('3');
      expect(faults).toEqual([]);
    });
  });

  it('does not let a visitor choose what leads to nothing', async () => {
    await city.visit('/deals?category=services&setting=outdoor', { viewport: phone }, async ({ page }) => {
      await open(page);
      const empty = sheet(page).locator('.option[aria-disabled="true"]').first();
      expect(await empty.textContent()).toMatch(/ 0$/);
      const before = query(page);
      // A forced click does not wait for the sheet to stand.
      await empty.scrollIntoViewIfNeeded();
      await empty.click({ force: true });
      expect(query(page)).toBe(before);
      await sheet(page).getByRole('button', { name: 'Clear all' }).click();
      await expect.poll(() => query(page)).toBe('');
      expect(await isOpen(page)).toBe(true);
    });
  });

  it('is one step for Back, which closes it and keeps what was chosen', async () => {
    await city.visit('/deals', { viewport: phone }, async ({ page }) => {
      await open(page);
      await option(page, 'Setting', 'Outdoors').click();
      await option(page, 'Price', 'Under $50').click();
      await expect.poll(() => query(page)).toBe('?price=budget&setting=outdoor');
      await page.goBack();
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => query(page)).toBe('?price=budget&setting=outdoor');
      await expect.poll(() => page.locator('.count .chip').count()).toBe(2);
      await page.goBack();
      await expect.poll(() => query(page)).toBe('');
      await expect.poll(() => page.locator('.filter-toggle span').count()).toBe(0);
    });
  });

  it('closes with Escape, a tap above it and a drag, and leaves no step where nothing was chosen', async () => {
    await city.visit('/deals', { viewport: phone, reducedMotion: 'reduce' }, async ({ page }) => {
      const steps = await page.evaluate(() => history.length);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(195, 20),
        async () => {
          const box = await sheet(page).boundingBox();
          await page.mouse.move(150, (box?.y ?? 0) + 20);
          await page.mouse.down();
          await page.mouse.move(150, (box?.y ?? 0) + 420, { steps: 4 });
          await page.mouse.up();
        },
      ]) {
        await open(page);
        await close();
        await expect.poll(() => isOpen(page)).toBe(false);
        await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
        expect(await page.evaluate(() => document.activeElement?.className)).toBe('filter-toggle');
      }
      // What lies ahead of the page is replaced by the next step.
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(steps + 1);
    });
  });

  it('keeps the focus, and finds what takes place on a date', async () => {
    await city.visit('/deals', { viewport: phone }, async ({ page }) => {
      await open(page);
      await show(page).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.id)).toBe(
        'filter-sheet',
      );
      await sheet(page).getByLabel('On a date').fill('2027-01-09');
      await expect.poll(() => query(page)).toBe('?when=2027-01-09');
      expect(await isOpen(page)).toBe(true);
    });
  });

  it.each(quickChoice(['light', 'dark'] as const))('has no fault that axe knows, %s', async (colorScheme) => {
    await city.visit('/deals?neighborhood=noda', { viewport: phone, colorScheme }, async ({ page }) => {
      await open(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  });
});

describe('the bar of filters on a phone', () => {
  const top = (page: Page) => page.locator('.filters').evaluate((bar) => bar.getBoundingClientRect().bottom);

  it('hides on the way down and comes back on the way up, and moves nothing', async () => {
    await city.visit('/deals', { viewport: phone, reducedMotion: 'reduce' }, async ({ page }) => {
      await settled(page);
      const header = await page.locator('.top').evaluate((bar) => bar.getBoundingClientRect().bottom);
      const before = await layoutShift(page);
      const scroll = (y: number) => page.evaluate((to) => scrollTo(0, to), y);
      await scroll(1200);
      await expect.poll(() => top(page)).toBeLessThanOrEqual(header);
      await scroll(1100);
      await expect.poll(() => top(page)).toBeGreaterThan(header + 40);
      expect(await layoutShift(page)).toBe(before);
      // The keyboard reaches it wherever it is.
      await scroll(1300);
      await expect.poll(() => top(page)).toBeLessThanOrEqual(header);
      await page.keyboard.press('Tab');
      await page.locator('.filter-toggle').focus();
      await expect.poll(() => top(page)).toBeGreaterThan(header + 40);
    });
  });

  it('never covers what has the focus', async () => {
    await city.visit('/deals', { viewport: phone, reducedMotion: 'reduce' }, async ({ page }) => {
      await page.locator('.results article a').nth(12).focus();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Shift+Tab');
        const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
        expect(focused).toBeGreaterThanOrEqual((await top(page)) - 1);
      }
    });
  });

  it.runIf(isFullRun)('shows a single result as a card like any other, and says for what it is', async () => {
    await city.visit('/deals', { viewport: desktop }, async ({ page }) => {
      const cards = page.locator('.results article');
      const usual = await cards.first().boundingBox();
      await page.goto(`${city.url()}/deals?neighborhood=south-end&price=mid&category=services`);
      const heading = '1 Services deal in South End from $50 to $150';
      await expect.poll(() => page.locator('.count h2').textContent()).toBe(heading);
      expect(await cards.first().boundingBox()).toMatchObject({ x: usual?.x, width: usual?.width });
    });
  });
});
