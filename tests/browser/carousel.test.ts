import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  atOnce,
  dots,
  expectSlide,
  expectToAdvance,
  expectToStay,
  lookAt,
  lookAway,
  next,
  pause,
  play,
  previous,
  rest,
  said,
  slideShown,
  slides,
  withCarousel,
} from '../support/carousel.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { desktop, phone, sampleCity } from '../support/visit.ts';

const city = sampleCity();

const devices = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;

describe.each(quickChoice(devices))('the carousel on %s', (_, viewport) => {
  it('advances every five seconds without announcing it, and goes on from where a visitor moved it', async () => {
    await withCarousel(city, { viewport }, async ({ page }) => {
      await page.clock.runFor(rest - 500);
      expect(await slideShown(page)).toBe(1);
      await page.clock.runFor(500);
      await expectSlide(page, 2);
      await expectToAdvance(page, 3);
      expect(await said(page).getAttribute('aria-live')).toBe('off');
      await slides(page).hover();
      await page.mouse.wheel(viewport.width * 0.7, 0);
      await expectSlide(page, 4);
      await expectToStay(page, 4);
      await lookAway(page);
      await expectToAdvance(page, 5);
    });
  });

  it('goes where its buttons and dots lead, around its ends, and says so', async () => {
    await withCarousel(city, { viewport, ...atOnce }, async ({ page }) => {
      for (const place of [6, 5]) {
        await previous(page).click();
        await expectSlide(page, place);
      }
      for (const place of [6, 1]) {
        await next(page).click();
        await expectSlide(page, place);
      }
      await dots(page).nth(4).click();
      await expectSlide(page, 5);
      expect(await said(page).getAttribute('aria-live')).toBe('polite');
      const title = await slides(page).locator('h3').nth(4).textContent();
      expect(await said(page).textContent()).toBe(`5 of 6: ${title}`);
      await play(page).click();
      for (const place of [6, 1]) await expectToAdvance(page, place);
      await pause(page).click();
      await expectToStay(page, 1);
    });
  });

  it('brings a slide whole into view on a phone when the keyboard comes to it', async () => {
    await withCarousel(city, { viewport: { width: 390, height: 844 }, ...atOnce }, async ({ page }) => {
      const link = slides(page).getByRole('link').nth(1);
      await slides(page).getByRole('link').first().focus();
      const isThere = () => link.evaluate((element) => element === document.activeElement);
      for (let tabs = 0; tabs < 4 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
      expect(await isThere()).toBe(true);
      const slide = slides(page).locator('.slide').nth(1);
      await expect.poll(async () => Math.round((await slide.boundingBox())?.x ?? 999)).toBeLessThan(60);
    });
  });

  it('can be used with the keyboard alone, and waits while the focus is on it', async () => {
    await withCarousel(city, { viewport, ...atOnce }, async ({ page }) => {
      await play(page).click();
      await next(page).focus();
      await expectToStay(page, 1);
      await page.keyboard.press('Enter');
      await expectSlide(page, 2);
      await slides(page).getByRole('link').nth(3).focus();
      await expectSlide(page, 4);
      await pause(page).focus();
      await expectToAdvance(page, 5);
      await page.keyboard.press('Space');
      await play(page).waitFor();
      await expectToStay(page, 5);
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await expectToStay(page, 5);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expectToAdvance(page, 6);
    });
  });
});

describe('the carousel', () => {
  it.runIf(isFullRun)(
    'counts presses that come while it moves, and goes on once pointer and focus are gone',
    async () => {
      await withCarousel(city, { viewport: desktop }, async ({ page }) => {
        for (let press = 0; press < 3; press++) await next(page).click();
        await expectSlide(page, 4);
        await page.mouse.move(2, 2);
        await expectToStay(page, 4);
        await lookAway(page);
        await expectToAdvance(page, 5);
      });
    },
  );

  it('stops where a finger moves it, until play is pressed', async () => {
    await withCarousel(city, { viewport: phone, hasTouch: true, isMobile: true }, async ({ page }) => {
      await slides(page).evaluate((scroller) => {
        scroller.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
        scroller.scrollTo({ left: (scroller.children[2] as HTMLElement).offsetLeft, behavior: 'instant' });
      });
      await play(page).waitFor();
      await expectToStay(page, await slideShown(page));
      await play(page).tap();
      await pause(page).waitFor();
    });
  });

  it('waits under the pointer and in a hidden tab, and goes on after it', async () => {
    await withCarousel(city, { viewport: desktop }, async ({ page }) => {
      await slides(page).hover();
      await expectToStay(page, 1);
      await lookAway(page);
      await expectToAdvance(page, 2);
      await hideTab(page, true);
      await expectToStay(page, 2);
      await hideTab(page, false);
      await expectToAdvance(page, 3);
    });
  });

  it('does not start by itself for visitors who prefer less motion, and follows a change of that preference', async () => {
    await withCarousel(city, { viewport: desktop, reducedMotion: 'reduce' }, async ({ page }) => {
      await play(page).waitFor();
      await expectToStay(page, 1);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await pause(page).waitFor();
      await expectToAdvance(page, 2);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await play(page).waitFor();
      await expectToStay(page, 2);
      await next(page).click();
      await expect.poll(() => slideShown(page)).toBe(3);
    });
  });

  it('is a named region of named slides, with controls that a finger meets', async () => {
    await withCarousel(city, { viewport: phone }, async ({ page }) => {
      const region = page.getByRole('region', { name: 'Featured deals' });
      expect(await region.getAttribute('aria-roledescription')).toBe('carousel');
      const slide = region.getByRole('group', { name: '2 of 6' });
      expect(await slide.getAttribute('aria-roledescription')).toBe('slide');
      const boxes = await Promise.all(
        (await region.getByRole('button').all()).map((one) => one.boundingBox()),
      );
      expect(boxes).toHaveLength(9);
      for (const box of boxes) {
        expect(box?.width).toBeGreaterThanOrEqual(24);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    });
  });

  it('answers a press that comes before its script', async () => {
    await city.visit('/', { viewport: desktop }, async ({ page }) => {
      // It is loaded ahead, and again when it is needed.
      let isPressed = false;
      await page.route('**/assets/carousel-*', async (route) => {
        if (!isPressed) {
          isPressed = true;
          await next(page).click();
        }
        await route.continue();
      });
      await page.reload();
      await lookAt(page, '.slides');
      await expectSlide(page, 2);
    });
  });
});

async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
