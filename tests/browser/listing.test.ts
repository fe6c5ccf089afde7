import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import {
  axeViolations,
  desktop,
  holdBack,
  layoutShift,
  phone,
  sampleCity,
  saveData,
  settled,
} from '../support/visit.ts';

const city = sampleCity();

const menu = (page: Page, name: string) => page.locator('.filters summary', { hasText: name }).first();
const count = async (page: Page) => (await page.locator('.count h2').textContent()) ?? '';
const query = (page: Page) => new URL(page.url()).search;
/** Above the results; the sheet of filters says it too. */
const notice = (page: Page) => page.locator('p.wide.notice');
const cards = (page: Page) => page.locator('.results article');
const kinds = async (page: Page) => [...new Set(await page.locator('.results .kind').allTextContents())];

const isSorted = (amounts: readonly number[]) =>
  amounts.length > 0 && amounts.every((amount, index) => index === 0 || (amounts[index - 1] ?? 0) <= amount);

/** Chooses in the menu `name`, or on a phone in the sheet. */
async function choose(page: Page, name: string, choice: string): Promise<void> {
  const toggle = page.locator('.filter-toggle');
  if (await toggle.isVisible()) {
    await toggle.click();
    await page.getByRole('group', { name }).locator('.option', { hasText: choice }).click();
    await page.getByRole('button', { name: /^Show/ }).click();
    await page.locator('.filter-sheet').waitFor({ state: 'hidden' });
    return;
  }
  await menu(page, name).click();
  await page.locator('.filter[open] :is(a, button)', { hasText: choice }).first().click();
}

const devices = [
  ['phone', phone],
  ['desktop', desktop],
] as const;

describe('the bar of filters on the narrowest phone', () => {
  it.each(['/categories/hotels-travel', '/deals/weekend'])('names the whole order of %s', async (path) => {
    await city.visit(path, { viewport: { width: 320, height: 640 } }, async ({ page }) => {
      await settled(page);
      const cut = () =>
        page.locator('.sort summary > span').evaluate((name) => name.scrollWidth - name.clientWidth);
      await expect.poll(cut).toBe(0);
    });
  });
});

describe.each(quickChoice(devices))('the deal browser on a %s', (_, viewport) => {
  it('loads nothing until it is used, and then narrows the list down', async () => {
    await city.visit('/robots.txt', { viewport }, async ({ page, faults }) => {
      await saveData(page);
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.goto(`${city.url()}/deals`);
      const before = await cards(page).first().textContent();
      await settled(page);
      expect(loaded.filter((path) => /deals\.json|\/deal-browser-/.test(path))).toEqual([]);
      expect(await layoutShift(page)).toBeLessThan(0.01);
      await choose(page, 'Price', 'Under $50');
      await expect.poll(() => query(page)).toBe('?price=budget');
      await expect.poll(() => count(page)).toMatch(/^\d+ deals under \$50$/);
      expect(await page.locator('.count .chip').textContent()).toContain('Under $50');
      await choose(page, 'Category', 'Events');
      await expect.poll(() => query(page)).toBe('?category=events&price=budget');
      await expect.poll(() => kinds(page)).toEqual(['Events']);
      await page.goBack();
      await expect.poll(() => page.locator('.count .chip').count()).toBe(1);
      await page.goBack();
      await expect.poll(() => cards(page).first().textContent()).toBe(before);
      await page.goForward();
      await expect.poll(() => page.locator('.count .chip').count()).toBe(1);
      expect(faults).toEqual([]);
    });
  });

  it('shows what an address asks for, drops it chip by chip, and says what to drop where nothing is left', async () => {
    const path = '/deals?category=services&setting=outdoor&audience=family&price=luxury';
    await city.visit(path, { viewport }, async ({ page, faults }) => {
      await page.getByText('No deals found').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page
        .getByRole('button', { name: /^Without/ })
        .first()
        .click();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Clear all' }).click();
      await expect.poll(() => query(page)).toBe('');
      expect(faults).toEqual([]);
    });
  });

  it.each(quickChoice(['dark', 'light'] as const))(
    'has no fault that axe knows with its menus open, %s',
    async (colorScheme) => {
      await city.visit('/deals?price=mid', { viewport, colorScheme }, async ({ page }) => {
        await page.locator('.count .chip').waitFor();
        const toggle = page.locator('.filter-toggle');
        if (await toggle.isVisible()) await toggle.click();
        else await menu(page, 'Neighborhood').click();
        expect(await axeViolations(page)).toEqual([]);
      });
    },
  );
});

describe('the deal browser', () => {
  it('finds the deals of several neighborhoods, whose menu stays open', async () => {
    await city.visit('/deals?neighborhood=noda', { viewport: desktop }, async ({ page, faults }) => {
      await expect.poll(() => page.locator('.count .chip').allTextContents()).toHaveLength(1);
      await menu(page, 'Neighborhood').click();
      const box = page.getByRole('checkbox', { name: 'South End' });
      await box.click();
      await expect.poll(() => query(page)).toBe('?neighborhood=noda,south-end');
      await expect.poll(() => page.locator('.count .chip').allTextContents()).toHaveLength(2);
      expect(await box.getAttribute('aria-checked')).toBe('true');
      await page.getByRole('checkbox', { name: 'NoDa' }).press('Space');
      await expect.poll(() => query(page)).toBe('?neighborhood=south-end');
      expect(await axeViolations(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('leads from the listing of a neighborhood to the deals of several', async () => {
    await city.visit('/neighborhood/noda', { viewport: desktop }, async ({ page }) => {
      await menu(page, 'NoDa').click();
      const link = page.locator('.filter[open] a', { hasText: 'South End' });
      await expect.poll(() => link.getAttribute('href')).toBe('/deals?neighborhood=noda,south-end');
      await link.click();
      await expect.poll(() => page.locator('.count .chip').allTextContents()).toHaveLength(2);
    });
  });

  it.each(quickChoice([768, 1024, 1440]))('has its controls in one row at %i px', async (width) => {
    await city.visit('/deals', { viewport: { width, height: 900 } }, async ({ page }) => {
      const middles = await page
        .locator('.filters > .wide > :visible')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => top + bottom),
        );
      expect(middles.length).toBeGreaterThan(3);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });

  it('keeps a category of its own and leads on to others with what is asked', async () => {
    await city.visit('/categories/events?price=budget', { viewport: desktop }, async ({ page }) => {
      await page.locator('.count .chip', { hasText: 'Under $50' }).waitFor();
      await expect.poll(() => kinds(page)).toEqual(['Events']);
      await choose(page, 'Events', 'Family Fun');
      await page.waitForURL('**/categories/family-fun?price=budget');
      // Only the browser knows what the address asks for.
      await page.locator('.count .chip', { hasText: 'Under $50' }).waitFor();
      await page.locator('.count a.chip').click();
      await page.waitForURL('**/deals?price=budget');
    });
  });

  it('shows all deals for a category that there is not', async () => {
    await city.visit('/deals', { viewport: desktop }, async ({ page }) => {
      const all = await count(page);
      await page.goto(`${city.url()}/deals?category=nope`);
      await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
      expect(await count(page)).toBe(all);
    });
  });

  it.runIf(isFullRun)('knows the categories of all and of featured deals in addresses', async () => {
    await city.visit('/deals?category=all', { viewport: desktop }, async ({ page }) => {
      const all = await count(page);
      await page.goto(`${city.url()}/deals?category=featured`);
      await page.locator('.count .chip', { hasText: 'Featured' }).waitFor();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
      expect(await page.getByText('No deals found').count()).toBe(0);
      expect(Number.parseInt(await count(page), 10)).toBeLessThan(Number.parseInt(all, 10));
    });
  });

  it.runIf(isFullRun)(
    'lifts its bar over a scrolled page in browsers that cannot animate by scrolling',
    async () => {
      await city.visit('/robots.txt', { viewport: desktop }, async ({ page }) => {
        await page.addInitScript(() => {
          const supports = CSS.supports.bind(CSS);
          CSS.supports = (...asked: [string, string?]) =>
            asked[0] !== 'animation-timeline' && supports(...(asked as [string]));
        });
        await page.goto(`${city.url()}/deals`);
        const bar = page.locator('.filters');
        await bar.evaluate(({ style }: HTMLElement) => style.setProperty('animation', 'none'));
        const shadow = () => bar.evaluate((shown) => getComputedStyle(shown).boxShadow);
        await settled(page);
        expect(await shadow()).toBe('none');
        await page.mouse.wheel(0, 400);
        await expect.poll(shadow).not.toBe('none');
        await page.mouse.wheel(0, -400);
        await expect.poll(shadow).toBe('none');
      });
    },
  );

  it('can be used with the keyboard alone', async () => {
    await city.visit('/deals', { viewport: desktop }, async ({ page }) => {
      await menu(page, 'Setting').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => query(page)).toBe('?setting=indoor');
      await menu(page, 'Sort').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.filter[open]').count()).toBe(0);
    });
  });

  it('sorts, and pages through what is left, with addresses that can be shared', async () => {
    await city.visit('/deals?sort=price', { viewport: desktop }, async ({ page }) => {
      const prices = async () =>
        (await page.locator('.results .price').allTextContents()).map((text) =>
          text === 'Free' ? 0 : Number(text.slice(1)),
        );
      await expect.poll(async () => isSorted(await prices())).toBe(true);
      expect(await cards(page).count()).toBe(24);
      await page.getByRole('link', { name: 'Next' }).click();
      await expect.poll(() => query(page)).toBe('?sort=price&page=2');
      await page.reload();
      await expect.poll(() => page.locator('.pages [aria-current]').textContent()).toBe('2');
    });
  });

  it('asks where the visitor is only for the nearest deals, and says so where that is not told', async () => {
    const options = { viewport: desktop, geolocation: { latitude: 35.4822, longitude: -80.86 } };
    await city.visit('/deals', { ...options, permissions: ['geolocation'] }, async ({ page }) => {
      const first = await cards(page).first().textContent();
      await choose(page, 'Sort', 'Nearest');
      await expect.poll(() => cards(page).first().textContent(), { timeout: 10_000 }).not.toBe(first);
      const distances = page.locator('.results .where', { hasText: /\d\smi$/ });
      await expect.poll(() => distances.count()).toBeGreaterThan(10);
      await choose(page, 'Price', 'Under $50');
      await expect.poll(() => distances.count()).toBeGreaterThan(10);
    });
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      // What the test itself runs on a page counts as a touch.
      await page.addInitScript(
        "Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })",
      );
      await page.goto(`${city.url()}/deals?sort=nearest`);
      await notice(page).getByText('Choose “Nearest” to sort by distance.').waitFor();
      await expect.poll(() => menu(page, 'Sort').textContent()).toContain('Highest Discount');
    });
    await city.visit('/deals', { viewport: desktop }, async ({ page }) => {
      await choose(page, 'Price', 'Under $50');
      await choose(page, 'Sort', 'Nearest');
      await notice(page).getByText('Location access denied.').waitFor();
      await expect.poll(() => menu(page, 'Sort').textContent()).toContain('Highest Discount');
      await expect.poll(() => query(page)).toBe('?price=budget');
      expect(await notice(page).getByText('Sorted by Highest Discount.').isVisible()).toBe(true);
      await expect.poll(() => cards(page).count()).toBe(24);
      await page.goBack();
      await expect.poll(() => query(page)).toBe('?price=budget');
    });
  });

  it.runIf(isFullRun)('shows places for cards while the deals are on their way, and only then', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      const release = await holdBack(page, '**/deals.json');
      await page.goto(`${city.url()}/deals?price=mid`);
      await expect.poll(() => page.locator('.skeleton').count()).toBe(8);
      release();
      await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
      expect(await cards(page).count()).toBeGreaterThan(5);
    });
  });

  it('stays a page of links where the deals or the script cannot be loaded', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      await page.route('**/deals.json', (route) => route.abort());
      await page.goto(`${city.url()}/deals?price=mid`);
      await page.getByText('The deals could not be loaded.').waitFor();
      await page.unroute('**/deals.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(5);
      await page.route('**/assets/deal-browser-*', (route) => route.abort());
      await page.goto(`${city.url()}/deals`);
      await choose(page, 'Category', 'Retail');
      await page.waitForURL('**/categories/retail');
    });
  });

  it('leaves links to follow without JavaScript, and nothing that does nothing', async () => {
    await city.visit('/deals', { viewport: phone, javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator('.filter-toggle').isVisible()).toBe(false);
      expect(await menu(page, 'Price').isVisible()).toBe(false);
      await menu(page, 'Neighborhood').click();
      await page.locator('.filter[open] a').first().click();
      expect(new URL(page.url()).pathname).toMatch(/^\/neighborhood\//);
    });
  });
});
