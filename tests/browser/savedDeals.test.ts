import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  dealPage,
  heart,
  kept,
  lateFont,
  pressed,
  slug,
  someDeals,
  title,
  toast,
  widths,
  withSaved,
} from '../support/dealPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { axeViolations, desktop, layoutShift, phone, sampleCity } from '../support/visit.ts';

const city = sampleCity();

describe('a heart', () => {
  it.each(quickChoice(widths))(
    'saves a deal and forgets it again, by pointer and by keyboard, on %s',
    async (_, viewport) => {
      await city.visit('/deals', { viewport }, async ({ page, faults }) => {
        const [first, second] = await someDeals(city.url(), 2);
        if (!first || !second) throw new Error('The sample city has no deals');
        await heart(page, first.title).click();
        await expect.poll(() => pressed(page, first.title)).toBe('true');
        const view = toast(page).getByRole('link', { name: 'View saved' });
        expect(await view.getAttribute('href')).toBe('/saved');
        expect(await toast(page).getAttribute('role')).toBe('status');
        expect(new URL(page.url()).pathname).toBe('/deals');
        await heart(page, second.title).focus();
        await page.keyboard.press('Space');
        await expect.poll(() => pressed(page, second.title)).toBe('true');
        expect(JSON.parse((await kept(page)) ?? '')).toEqual([second, first]);
        await page.reload();
        await expect.poll(() => pressed(page, first.title)).toBe('true');
        await heart(page, first.title).click();
        await toast(page).getByRole('button', { name: 'Undo' }).click();
        await expect.poll(() => pressed(page, first.title)).toBe('true');
        await heart(page, first.title).click();
        await heart(page, second.title).press('Enter');
        await expect.poll(() => kept(page)).toBeNull();
        expect(await pressed(page, first.title)).toBe('false');
        expect(faults).toEqual([]);
      });
    },
  );

  it.runIf(isFullRun)(
    'is large enough for a finger and lies on the poster, also where a card lies down',
    async () => {
      await city.visit(dealPage, { viewport: phone }, async ({ page }) => {
        const places = await page.locator('.card').evaluateAll((cards) =>
          cards.map((card) => {
            const box = (name: string) => card.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
            const [own, poster] = [box('.heart'), box('.frame')];
            const isInside = own.right <= poster.right && own.top >= poster.top && own.left > poster.left;
            return { isInside, size: Math.min(own.width, own.height) };
          }),
        );
        expect(places.length).toBeGreaterThan(2);
        for (const { isInside, size } of places) {
          expect(isInside).toBe(true);
          expect(size).toBeGreaterThanOrEqual(44);
        }
      });
    },
  );

  it.runIf(isFullRun)('knows its deal also on cards that come later', async () => {
    await city.visit('/deals', { viewport: desktop }, async ({ page }) => {
      const [first] = await someDeals(city.url(), 1);
      await withSaved(page, first ? [first] : []);
      await page.goto(`${city.url()}/search?q=${encodeURIComponent(first?.title ?? '')}`);
      await expect.poll(() => pressed(page, first?.title ?? '')).toBe('true');
      await heart(page, first?.title ?? '').click();
      await expect.poll(() => pressed(page, first?.title ?? '')).toBe('false');
    });
  });

  it.runIf(isFullRun)('follows another tab, and the header says how many deals are saved', async () => {
    await city.visit(dealPage, { viewport: desktop }, async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto(city.url() + dealPage);
      await heart(other, title).click();
      await expect.poll(() => pressed(page, title)).toBe('true');
      const link = page.locator('header .saved').first();
      await expect.poll(() => link.textContent()).toBe('Saved deals1');
      await link.click();
      expect(new URL(page.url()).pathname).toBe('/saved');
    });
  });

  it('says so where the device keeps nothing', async () => {
    await city.visit(dealPage, { viewport: desktop }, async ({ page, faults }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('no', 'SecurityError');
          },
        });
      });
      await page.reload();
      await heart(page, title).click();
      await toast(page).getByText('Deal not saved').waitFor();
      expect(await pressed(page, title)).toBe('false');
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('moves nothing when saved deals are marked', async () => {
    await city.visit(dealPage, { viewport: phone }, async ({ page }) => {
      await withSaved(page, [{ slug, title }]);
      await expect.poll(() => pressed(page, title)).toBe('true');
      expect(await layoutShift(page)).toBeLessThan(lateFont);
    });
  });
});

describe('the saved deals', () => {
  const tick = (page: Page, place: number) => page.getByRole('checkbox').nth(place);
  const compare = (page: Page) => page.getByRole('button', { name: 'Compare', exact: true });

  it('keep what has the focus below the bar that compares them', async () => {
    const still = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
    await city.visit('/saved', still, async ({ page }) => {
      const saved = [
        { slug, title },
        { slug: 'comedy-late-noda', title: 'Late comedy show, two seats' },
      ];
      await withSaved(page, saved);
      const hearts = page.getByRole('button', { name: /^Remove|^Save/ });
      const bar = page.locator('.compare-bar');
      await bar.waitFor();
      for (const way of ['Tab', 'Shift+Tab'])
        for (let stop = 0; stop < 24; stop++) {
          await page.keyboard.press(way);
          const isHidden = await bar.evaluate((element) => {
            const { activeElement } = document;
            if (!activeElement || element.contains(activeElement) || !activeElement.closest('article'))
              return false;
            return activeElement.getBoundingClientRect().top < element.getBoundingClientRect().bottom - 1;
          });
          expect(isHidden, `${way} ${stop}`).toBe(false);
        }
      expect(await hearts.count()).toBeGreaterThan(0);
    });
  });

  it('lead on while there are none', async () => {
    await city.visit('/saved', { viewport: phone }, async ({ page, faults }) => {
      await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
      await page.getByRole('link', { name: 'View All Deals' }).first().click();
      expect(new URL(page.url()).pathname).toBe('/deals');
      expect(faults).toEqual([]);
    });
  });

  it('can be compared beside the open chat', async () => {
    await city.visit('/saved', { viewport: desktop }, async ({ page }) => {
      await withSaved(page, await someDeals(city.url(), 3));
      await page.locator('a.ask').click();
      const chat = page.locator('.chat-panel');
      await chat.getByRole('log').waitFor();
      await tick(page, 0).check();
      await tick(page, 1).check();
      const [button, panel] = await Promise.all([compare(page).boundingBox(), chat.boundingBox()]);
      expect((button?.x ?? Infinity) + (button?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
      await compare(page).click();
      await page.getByRole('table').waitFor();
    });
  });

  const windows = [['a small phone', { width: 360, height: 780 }], ...widths] as const;

  it.each(quickChoice(windows))('stand side by side in a table that fits, on %s', async (_, viewport) => {
    await city.visit('/saved', { viewport }, async ({ page, faults }) => {
      const deals = await someDeals(city.url(), 4);
      await withSaved(page, deals);
      await tick(page, 0).focus();
      await page.keyboard.press('Space');
      expect(await compare(page).isDisabled()).toBe(true);
      await tick(page, 1).check();
      await tick(page, 2).check();
      expect(await tick(page, 3).isDisabled()).toBe(true);
      await compare(page).focus();
      await page.keyboard.press('Enter');
      const table = page.getByRole('table');
      expect(await table.getByRole('columnheader').allTextContents()).toEqual(
        deals.slice(0, 3).map((deal) => deal.title),
      );
      expect(await table.getByRole('rowheader').allTextContents()).toEqual([
        'Price',
        'Was',
        'You save',
        'Percent off',
        'Category',
        'Where',
        'By',
        'Ends',
        'Good for',
        'Setting',
      ]);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Side by side');
      expect(await table.getByRole('link', { name: /^Get Deal/ }).count()).toBe(3);
      expect(await table.locator('thead img').count()).toBe(3);
      const goodFor = table.getByRole('row').filter({ hasText: 'Good for' });
      await expect.poll(() => goodFor.innerText()).not.toContain('–');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await table.getByText('Paid link').first().isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => table.getByText('Paid link').first().isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('button', { name: 'Close the comparison' }).click();
      expect(await table.count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });

  it('say of a deal that has ended that it has, and let it go', async () => {
    await city.visit('/saved', { viewport: phone }, async ({ page }) => {
      const gone = { slug: 'gone', title: 'Gone for good' };
      await withSaved(page, [gone, ...(await someDeals(city.url(), 1))]);
      await page.getByText('This deal has ended').waitFor();
      expect(await page.getByRole('link', { name: 'Gone for good' }).getAttribute('href')).toBe('/deal/gone');
      await page.getByRole('button', { name: 'Remove Gone for good' }).click();
      await expect.poll(() => page.getByText('Gone for good').count()).toBe(0);
      expect(await kept(page)).not.toContain('gone');
    });
  });

  it('can be cleared and brought back with the keyboard alone', async () => {
    await city.visit('/saved', { viewport: desktop }, async ({ page }) => {
      const deals = await someDeals(city.url(), 3);
      await withSaved(page, deals);
      await page.getByRole('button', { name: 'Clear all' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
      expect(await kept(page)).toBeNull();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe('Nothing saved yet');
      await toast(page).getByRole('button', { name: 'Undo' }).waitFor();
      for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: '3 deals' }).waitFor();
      expect(JSON.parse((await kept(page)) ?? '')).toEqual(deals);
      expect(await toast(page).count()).toBe(0);
    });
  });

  it('drop a deal whose heart is taken back, and keep the focus on the page', async () => {
    await city.visit('/saved', { viewport: desktop }, async ({ page }) => {
      const deals = await someDeals(city.url(), 2);
      await withSaved(page, deals);
      const name = deals[0]?.title ?? '';
      await expect.poll(() => pressed(page, name)).toBe('true');
      await heart(page, name).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: '1 deal', exact: true }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('1 deal');
    });
  });

  it('are there by name where the deals cannot be loaded', async () => {
    await city.visit('/saved', { viewport: desktop }, async ({ page }) => {
      await page.route('**/deals.json', (route) => route.abort());
      await withSaved(page, [{ slug, title }]);
      await page.getByText('could not be loaded').waitFor();
      expect(await page.getByRole('link', { name: title }).isVisible()).toBe(true);
      await page.unroute('**/deals.json');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.card').waitFor();
    });
  });

  it.each(quickChoice(['dark', 'light'] as const))(
    'leave axe nothing to find in the %s theme',
    async (colorScheme) => {
      for (const viewport of quickChoice([phone, desktop])) {
        await city.visit('/saved', { viewport, colorScheme, reducedMotion: 'reduce' }, async ({ page }) => {
          await withSaved(page, [
            ...(await someDeals(city.url(), 3)),
            { slug: 'gone', title: 'Gone for good' },
          ]);
          for (const place of [0, 1]) await tick(page, place).check();
          await compare(page).click();
          await page.getByRole('button', { name: 'Remove Gone for good' }).click();
          await toast(page).getByRole('button', { name: 'Undo' }).waitFor();
          await page.getByRole('table').waitFor();
          expect(await axeViolations(page)).toEqual([]);
        });
      }
    },
  );
});
