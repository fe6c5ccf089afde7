import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { DealData, DealRecord } from '../../data/model/deals/dealRecord.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { testInstant } from '../support/rig.ts';
import { axeViolations, desktop, phone, sampleCity } from '../support/visit.ts';

const city = sampleCity();

const summary = (page: Page, name: string) => page.locator('.filters summary', { hasText: name }).first();
const query = (page: Page) => new URL(page.url()).search;
const cards = (page: Page) => page.locator('.results article');
const countOf = async (page: Page) =>
  Number.parseInt((await page.locator('.count h2').textContent()) ?? '', 10);

const openMenu = (page: Page, name: string) => summary(page, name).click();

/** Serves the deals of the site with other fields for the first ones. */
async function withDeals(page: Page, fields: readonly Partial<DealRecord>[]): Promise<void> {
  await page.route('**/deals.json', async (route) => {
    const data = (await (await route.fetch()).json()) as DealData;
    const deals = data.deals.map((deal, index) => ({ ...deal, ...fields[index] }));
    await route.fulfill({ json: { ...data, deals } });
  });
}

describe.each(quickChoice(['light', 'dark'] as const))('menus of the deal browser, %s', (colorScheme) => {
  it('narrow the list to deals with all features that are asked for', async () => {
    await city.visit('/deals', { viewport: desktop, colorScheme }, async ({ page, faults }) => {
      await openMenu(page, 'More filters');
      const box = (name: string) => page.getByRole('checkbox', { name });
      await box('Step-free').waitFor();
      const all = await countOf(page);
      await box('Step-free').check();
      await expect.poll(() => query(page)).toBe('?with=step-free');
      await expect.poll(() => countOf(page)).toBeLessThan(all);
      const one = await countOf(page);
      expect(await axeViolations(page)).toEqual([]);
      // The menu stays open, its numbers say what another feature would leave.
      const left = await page.locator('.filter[open] label', { hasText: 'Pets welcome' }).textContent();
      await box('Pets welcome').check();
      await expect.poll(() => query(page)).toBe('?with=step-free,pets');
      await expect.poll(() => countOf(page)).toBe(Number(left?.match(/\d+/)?.[0]));
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.filter[open]').count()).toBe(0);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
      await page.locator('.count .chip', { hasText: 'Pets welcome' }).click();
      await expect.poll(() => countOf(page)).toBe(one);
      await page.goBack();
      await expect.poll(() => page.locator('.count .chip').count()).toBe(2);
      expect(faults).toEqual([]);
    });
  });

  it('find what takes place at a time, and say when', async () => {
    await city.visit('/deals', { viewport: desktop, colorScheme }, async ({ page, faults }) => {
      await page.clock.setFixedTime(testInstant);
      await openMenu(page, 'When');
      await page.locator('.filter[open] a', { hasText: 'Tonight' }).click();
      await expect.poll(() => query(page)).toBe('?when=tonight');
      await expect.poll(() => page.locator('.results .times').count()).toBeGreaterThan(0);
      expect(await page.locator('.sort summary').textContent()).toContain('Next Events First');
      await openMenu(page, 'Tonight');
      const date = page.locator('.filter').getByLabel('On a date');
      await date.fill('2027-01-09');
      await expect.poll(() => query(page)).toBe('?when=2027-01-09');
      await expect.poll(() => page.locator('.count .chip').textContent()).toContain('Jan 9, 2027');
      expect(await axeViolations(page)).toEqual([]);
      await page.goBack();
      await expect.poll(() => page.locator('.count .chip').textContent()).toContain('Tonight');
      expect(await date.inputValue()).toBe('');
      expect(faults).toEqual([]);
    });
  });
});

describe('filters of the deal browser', () => {
  it('can be used with the keyboard alone', async () => {
    await city.visit('/deals', { viewport: desktop }, async ({ page }) => {
      await summary(page, 'More filters').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox').nth(1).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect.poll(() => query(page)).toMatch(/^\?with=[a-z-]+$/);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox');
    });
  });

  it('give the focus back to the button of a menu whose option was chosen', async () => {
    await city.visit('/deals', { viewport: desktop }, async ({ page }) => {
      await summary(page, 'Audience').focus();
      await page.keyboard.press('Enter');
      await page.locator('.filter[open] button', { hasText: 'Good for families' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => query(page)).toMatch(/^\?audience=/);
      await expect.poll(() => page.locator('.filter[open]').count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
        'Audience: Good for families',
      );
    });
  });

  it('put tonight’s events in order, and let go of one that is over without moving the focus', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page, faults }) => {
      const session = (from: number, to: number) => ({
        when: { sessions: [{ date: '2026-11-20', from, to }] },
      });
      await withDeals(page, [session(21 * 60, 22 * 60), session(19 * 60, 20 * 60)]);
      await page.clock.install({ time: '2026-11-20T19:58:00-05:00' });
      await page.goto(`${city.url()}/deals?when=tonight`);
      const times = page.locator('.results .times');
      await expect.poll(() => times.first().textContent()).toBe('7–8 PM');
      expect(await times.nth(1).textContent()).toBe('9–10 PM');
      const before = await countOf(page);
      await summary(page, 'Sort').focus();
      await page.clock.runFor(3 * 60_000);
      await expect.poll(() => times.first().textContent()).toBe('9–10 PM');
      // What closes at eight is not counted any more either.
      expect(await countOf(page)).toBeLessThan(before);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Sort');
      expect(await cards(page).count()).toBeGreaterThan(1);
      expect(faults).toEqual([]);
    });
  });

  it('start with the time of its own listing, and lead on to other times with what is asked', async () => {
    await city.visit('/deals/tonight', { viewport: desktop }, async ({ page, faults }) => {
      await page.clock.setFixedTime(testInstant);
      const built = await page.locator('.results article h3').allTextContents();
      const count = await countOf(page);
      expect(await page.locator('.count .chip').textContent()).toContain('Tonight');
      await openMenu(page, 'Price');
      await page.locator('.filter[open] button', { hasText: 'Under $50' }).click();
      await expect.poll(() => query(page)).toBe('?price=budget');
      await expect.poll(() => page.locator('.count .chip').count()).toBe(2);
      expect(await countOf(page)).toBeLessThan(count);
      await page.goBack();
      await expect.poll(() => page.locator('.results article h3').allTextContents()).toEqual(built);
      await page.goForward();
      await openMenu(page, 'Tonight');
      await page.locator('.filter[open] a', { hasText: 'Tomorrow' }).click();
      await page.waitForURL('**/deals?when=tomorrow&price=budget');
      await openMenu(page, 'Tomorrow');
      await page.goto(`${city.url()}/deals/weekend?price=budget`);
      // Only the browser knows what the address asks for.
      await expect.poll(() => page.locator('.count .chip').count()).toBe(2);
      await openMenu(page, 'This weekend');
      await page.locator('.filter[open] a', { hasText: 'Today' }).click();
      await page.waitForURL('**/deals/today?price=budget');
      await expect.poll(() => page.locator('.count .chip').count()).toBe(2);
      await page.locator('.count a.chip', { hasText: 'Today' }).click();
      await page.waitForURL('**/deals?price=budget');
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('find the deals that the page was built with', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page }) => {
      await page.clock.install({ time: testInstant });
      for (const time of ['today', 'tonight', 'weekend']) {
        const titles = () => page.locator('.results article h3').allTextContents();
        const times = () => page.locator('.results .times').allTextContents();
        await page.goto(`${city.url()}/deals/${time}`);
        const built = { titles: await titles(), times: await times(), count: await countOf(page) };
        await page.goto(`${city.url()}/deals?when=${time}`);
        await page.locator('.count .chip').waitFor();
        expect({ titles: await titles(), times: await times(), count: await countOf(page) }, time).toEqual(
          built,
        );
      }
    });
  });

  it('are links without JavaScript to what takes place today, tonight and on the weekend', async () => {
    await city.visit('/deals', { viewport: phone, javaScriptEnabled: false }, async ({ page }) => {
      await summary(page, 'When').click();
      const links = page.locator('.filter[open] a:visible');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '/deals/today',
        '/deals/tonight',
        '/deals/weekend',
      ]);
      expect(await page.locator('.filter').getByLabel('On a date').isVisible()).toBe(false);
      await links.nth(1).click();
      expect(new URL(page.url()).pathname).toBe('/deals/tonight');
      await expect.poll(() => cards(page).count()).toBeGreaterThan(1);
    });
  });

  it.runIf(isFullRun)('ignore times and features that do not exist', async () => {
    await city.visit(
      '/deals?when=2026-02-30&with=swimming&price=mid',
      { viewport: desktop },
      async ({ page }) => {
        await page.locator('.count .chip').waitFor();
        expect(await page.locator('.count .chip').allTextContents()).toEqual([
          expect.stringContaining('$50 to $150'),
        ]);
      },
    );
  });
});

describe('an address with places that the site does not have', () => {
  it('loses them, says so until something else is asked for, and keeps the rest', async () => {
    await city.visit('/deals?category=zzz', { viewport: phone }, async ({ page, faults }) => {
      const notice = page.getByText('There is no category “zzz”: that filter was removed.');
      await notice.waitFor();
      expect(query(page)).toBe('');
      expect(await cards(page).count()).toBeGreaterThan(20);
      expect(await axeViolations(page)).toEqual([]);
      await page.goto(`${city.url()}/deals?neighborhood=atlantis,noda&setting=outdoor`);
      await page.getByText('There is no neighborhood “atlantis”').waitFor();
      expect(query(page)).toBe('?neighborhood=noda&setting=outdoor');
      await page.locator('.count .chip', { hasText: 'Outdoors' }).click();
      await expect.poll(() => page.getByText('There is no neighborhood').count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });
});
