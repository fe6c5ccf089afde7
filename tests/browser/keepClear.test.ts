import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button } from '../support/askPanel.ts';
import { quickChoice } from '../support/fullRun.ts';
import { desktop, fontsLoaded, phone, sampleCity } from '../support/visit.ts';

const city = sampleCity();
const opacity = (page: Page) => button(page).evaluate((link) => getComputedStyle(link).opacity);
const isAway = (page: Page) => button(page).evaluate((link) => link.hasAttribute('data-away'));

/** Scrolls by `top` pixels, and waits until the page has been told. */
const scrollBy = (page: Page, top: number) =>
  page.evaluate(async (pixels) => {
    window.scrollBy({ top: pixels, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);

/** Waits until the link gives way, which a script does that comes in the background, and returns to the top. */
const ready = async (page: Page) => {
  await fontsLoaded(page);
  await expect
    .poll(async () => {
      await scrollBy(page, -100);
      await scrollBy(page, 100);
      return isAway(page);
    })
    .toBe(true);
  await scrollBy(page, -10_000);
};

/** Words and controls below the link, unless a bar is between them. */
const coveredBy = (page: Page) =>
  button(page).evaluate((link) => {
    const area = link.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < area.right && right > area.left && top < area.bottom && bottom > area.top;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, .buy-bar');
    const controls = [...document.querySelectorAll('main :is(.button, button, input)')].filter(
      (element) => isSeen(element) && meets(element.getBoundingClientRect()),
    );
    const words: Element[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement as Element;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if (isSeen(parent) && walker.currentNode.nodeValue?.trim() && [...range.getClientRects()].some(meets))
        words.push(parent);
    }
    return [...controls, ...words].map((element) => element.textContent);
  });

/** How many pixels of it are in the window. */
const shownWidth = (page: Page) =>
  button(page).evaluate((link) => {
    const { left, right } = link.getBoundingClientRect();
    return Math.min(right, innerWidth) - Math.max(left, 0);
  });

describe('the floating link to the assistant', () => {
  it.each([phone, desktop])('goes on the way down and comes back on the way up, at %o', async (viewport) => {
    await city.visit('/about', { viewport: { ...viewport, height: 400 } }, async ({ page }) => {
      await ready(page);
      await scrollBy(page, 200);
      await expect.poll(() => opacity(page)).toBe('0');
      await scrollBy(page, -50);
      await expect.poll(() => opacity(page)).toBe('1');
      await scrollBy(page, 50);
      await expect.poll(() => opacity(page)).toBe('0');
      await button(page).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => opacity(page)).toBe('1');
    });
  });

  it.each(['/deal/bowling-university', '/events-in-charlotte-this-weekend', '/deals', '/about'])(
    'is a circle in the margin beside the content of %s',
    async (path) => {
      await city.visit(path, { viewport: desktop }, async ({ page }) => {
        const { x, width } = (await button(page).boundingBox()) ?? { x: 0, width: 0 };
        expect(width).toBe(56);
        const content = await page
          .locator('main .wide')
          .first()
          .evaluate((wide) => wide.getBoundingClientRect().right);
        expect(x).toBeGreaterThanOrEqual(content);
      });
    },
  );

  it('has its words in a window with room for them beside the content', async () => {
    await city.visit('/deals', { viewport: { width: 1920, height: 1080 } }, async ({ page }) => {
      const [link, content] = await Promise.all(
        [button(page), page.locator('main .wide').first()].map((part) => part.boundingBox()),
      );
      expect(link?.width).toBeGreaterThan(120);
      expect(link?.x).toBeGreaterThan((content?.x ?? 0) + (content?.width ?? Infinity));
    });
  });

  const windows = [
    phone,
    { width: 320, height: 568 },
    { width: 768, height: 1024 },
    { width: 720, height: 450 },
  ];

  it.each(quickChoice(windows, 2))(
    'lies on no words, controls or drawings when a page opens, or is not there, at %o',
    async (viewport) => {
      await city.visit('/about', { viewport }, async ({ page }) => {
        const paths = ['/deals', '/events-in-charlotte-this-weekend', '/things-to-do-with-kids', '/about'];
        for (const path of [...paths, '/search?q=taco', '/vendor/lamplight-tours', '/lost']) {
          await page.goto(city.url() + path);
          await fontsLoaded(page);
          const covered = async () => ((await isAway(page)) ? [] : coveredBy(page));
          await expect.poll(covered, { message: path }).toEqual([]);
          expect(await shownWidth(page), path).toBeGreaterThanOrEqual(56);
        }
      });
    },
  );

  it.each(['/events-in-charlotte-this-weekend', '/fun-places-charlotte-nc', '/july-4th'])(
    'comes to a phone only once the visitor scrolls up, on %s',
    async (path) => {
      await city.visit(path, { viewport: { width: 360, height: 640 } }, async ({ page }) => {
        await fontsLoaded(page);
        await expect.poll(() => isAway(page)).toBe(true);
        await ready(page);
        await expect.poll(() => isAway(page)).toBe(true);
        await button(page).focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect.poll(() => opacity(page)).toBe('1');
      });
    },
  );

  it('stands beside the words of a card when a list opens on a tablet', async () => {
    await city.visit('/deals', { viewport: { width: 768, height: 1024 } }, async ({ page }) => {
      await fontsLoaded(page);
      await expect.poll(() => opacity(page)).toBe('1');
      await expect.poll(() => isAway(page)).toBe(false);
      expect(await coveredBy(page)).toEqual([]);
    });
  });

  it('comes back in a list of cards, over pictures too', async () => {
    await city.visit('/deals', { viewport: phone }, async ({ page }) => {
      await ready(page);
      const top = await page
        .locator('.frame')
        .nth(5)
        .evaluate((frame) => frame.getBoundingClientRect().bottom);
      await scrollBy(page, top - phone.height + 40);
      await scrollBy(page, -20);
      expect(await isAway(page)).toBe(false);
    });
  });

  it('does not come back over a price', async () => {
    await city.visit('/deals', { viewport: phone }, async ({ page }) => {
      await ready(page);
      await page
        .locator('main .price')
        .first()
        .evaluate(({ style }: HTMLElement) =>
          Object.assign(style, { position: 'fixed', inset: 'auto 2rem 2rem auto' }),
        );
      await scrollBy(page, 200);
      await scrollBy(page, -50);
      expect(await isAway(page)).toBe(true);
    });
  });

  it('stays in the bar of a deal while the page below it sells', async () => {
    await city.visit('/deal/ghost-walk-uptown', { viewport: phone }, async ({ page }) => {
      await fontsLoaded(page);
      const top = await page.locator('.buy').evaluate((element) => element.getBoundingClientRect().top);
      await scrollBy(page, top - phone.height + 60);
      await scrollBy(page, -20);
      expect(await page.locator('.buy-bar').isVisible()).toBe(true);
      expect(await isAway(page)).toBe(false);
      await expect.poll(() => opacity(page)).toBe('1');
      await scrollBy(page, 1200);
      expect(await page.locator('.buy-bar').isVisible()).toBe(true);
      await expect.poll(() => opacity(page)).toBe('1');
    });
  });

  it('does not come back over the footer', async () => {
    await city.visit('/about', { viewport: phone }, async ({ page }) => {
      await ready(page);
      await scrollBy(page, 10_000);
      await scrollBy(page, -30);
      expect(await isAway(page)).toBe(true);
    });
  });

  it('does not come back over a button that leads to a deal', async () => {
    await city.visit('/events-in-charlotte-this-weekend', { viewport: phone }, async ({ page }) => {
      await ready(page);
      // Its place while the page scrolls.
      const link = await button(page).boundingBox();
      await scrollBy(page, -10_000);
      const buttonTop = await page.locator('main .button:visible').evaluateAll(
        (found, right) => {
          const wide = found.map((element) => element.getBoundingClientRect());
          return (wide.find((box) => box.right > right && box.top > innerHeight)?.top ?? 0) + scrollY;
        },
        (link?.x ?? 0) + 28,
      );
      expect(buttonTop).toBeGreaterThan(0);
      await scrollBy(page, buttonTop - (link?.y ?? 0) + 40);
      await scrollBy(page, -40);
      expect(await isAway(page)).toBe(true);
    });
  });

  it('leaves with the bar of a deal what its summary sells', async () => {
    await city.visit('/deal/ghost-walk-uptown', { viewport: phone }, async ({ page }) => {
      await fontsLoaded(page);
      const link = page.locator('.facts .get');
      await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect.poll(() => page.locator('.buy-bar').isVisible()).toBe(false);
      await scrollBy(page, 50);
      await expect.poll(() => opacity(page)).toBe('0');
      await scrollBy(page, 700);
      await expect.poll(() => page.locator('.buy-bar').isVisible()).toBe(true);
      await expect.poll(() => opacity(page)).toBe('1');
    });
  });
});
