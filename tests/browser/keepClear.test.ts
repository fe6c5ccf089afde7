import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button, log } from '../support/askPanel.ts';
import { quickChoice } from '../support/fullRun.ts';
import { desktop, fontsLoaded, phone, sampleCity, settled } from '../support/visit.ts';

const city = sampleCity();
const opacity = (page: Page) => button(page).evaluate((link) => getComputedStyle(link).opacity);
const isAway = (page: Page) => button(page).evaluate((link) => link.hasAttribute('data-away'));
const isTucked = (page: Page) => button(page).evaluate((link) => link.hasAttribute('data-tucked'));

/** Scrolls by `top` pixels, and waits until the page has been told. */
const scrollBy = (page: Page, top: number) =>
  page.evaluate(async (pixels) => {
    window.scrollBy({ top: pixels, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, top);

/** Where it goes as the page moves by `top` pixels, before the page rests again. */
const placeAfter = (page: Page, top: number) =>
  page.evaluate(
    (pixels) =>
      new Promise<string>((resolve) => {
        const link = document.querySelector('a.ask') as Element;
        const tell = () => {
          const places = ['away', 'tucked'].filter((place) => link.hasAttribute(`data-${place}`));
          resolve(places[0] ?? 'out');
        };
        // After the listener of the page.
        addEventListener('scroll', tell, { once: true });
        window.scrollBy({ top: pixels, behavior: 'instant' });
      }),
    top,
  );

/** Longer than the page needs to count as resting, and the link to come to rest. */
const rest = (page: Page) => page.waitForTimeout(500);

/** Waits until the link gives way, which a script does that comes in the background, and returns to the top. */
const ready = async (page: Page) => {
  await fontsLoaded(page);
  await expect
    .poll(async () => {
      await scrollBy(page, -100);
      await scrollBy(page, 100);
      return isTucked(page);
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

/** Puts a heart into the corner of the window in which the link stands. */
const putHeartBelow = (page: Page) =>
  page
    .locator('main .heart')
    .first()
    .evaluate((heart: HTMLElement) => {
      const copy = heart.cloneNode(true) as HTMLElement;
      Object.assign(copy.style, { position: 'fixed', inset: 'auto 1rem 1rem auto', visibility: 'visible' });
      document.querySelector('main')?.append(copy);
    });

/** How wide the margin beside the content is. */
const margin = (page: Page) =>
  page
    .locator('footer .wide')
    .first()
    .evaluate((wide) => wide.getBoundingClientRect().left);

/** How many pixels of it are in the window, in the 64ths that a page is laid out in: where it moves, it is drawn between them. */
const shownWidth = (page: Page) =>
  button(page).evaluate((link) => {
    const { left, right } = link.getBoundingClientRect();
    return Math.round((Math.min(right, innerWidth) - Math.max(left, 0)) * 64) / 64;
  });

describe('the floating link to the assistant', () => {
  it.each([phone, desktop])(
    'is tucked into the margin on the way down and comes out on the way up, at %o',
    async (viewport) => {
      await city.visit('/about', { viewport: { ...viewport, height: 400 } }, async ({ page }) => {
        await ready(page);
        expect(await placeAfter(page, 200)).toBe('tucked');
        await expect.poll(() => shownWidth(page)).toBeLessThanOrEqual(await margin(page));
        expect(await shownWidth(page)).toBeGreaterThanOrEqual(20);
        expect(await opacity(page)).toBe('1');
        expect(await placeAfter(page, -50)).toBe('out');
        expect(await placeAfter(page, 50)).toBe('tucked');
        await button(page).focus();
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect.poll(() => shownWidth(page)).toBe(56);
      });
    },
  );

  it.each(quickChoice(['/about', '/deals', '/events-in-charlotte-this-weekend', '/july-4th'], 2))(
    'covers nothing wherever the page rests, on %s',
    async (path) => {
      await city.visit(path, { viewport: phone }, async ({ page }) => {
        await ready(page);
        await scrollBy(page, 1700);
        const covered: Record<number, unknown[]> = {};
        for (const step of [-170, -170, -230, -110, 90, -170, -200]) {
          await scrollBy(page, step);
          await rest(page);
          const words = (await isAway(page)) ? [] : await coveredBy(page);
          if (words.length > 0) covered[await page.evaluate(() => scrollY)] = words;
        }
        expect(covered).toEqual({});
      });
    },
  );

  it('opens the assistant when its tab is tapped', async () => {
    const options = { viewport: phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
    await city.visit('/about', options, async ({ page }) => {
      await ready(page);
      await scrollBy(page, 400);
      await rest(page);
      expect(await isTucked(page)).toBe(true);
      const { x, y, height } = (await button(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
      expect(height).toBeGreaterThanOrEqual(44);
      expect(phone.width - x).toBeLessThanOrEqual(await margin(page));
      await page.touchscreen.tap((x + phone.width) / 2, y + height / 2);
      await log(page).waitFor();
    });
  });

  it('comes out under a mouse, without motion where that is not wanted', async () => {
    const viewport = { width: 768, height: 600 };
    await city.visit('/about', { viewport, reducedMotion: 'reduce' }, async ({ page }) => {
      await ready(page);
      await scrollBy(page, 200);
      await rest(page);
      const tucked = await shownWidth(page);
      expect(tucked).toBeLessThan(56);
      const { x, y } = (await button(page).boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + tucked / 2, y + 28);
      expect(await shownWidth(page)).toBe(56);
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
          expect(await shownWidth(page), path).toBeGreaterThanOrEqual(20);
        }
      });
    },
  );

  it.each(['/events-in-charlotte-this-weekend', '/fun-places-charlotte-nc', '/july-4th'])(
    'is there when a phone opens %s',
    async (path) => {
      await city.visit(path, { viewport: { width: 360, height: 640 } }, async ({ page }) => {
        await settled(page);
        await rest(page);
        expect(await opacity(page)).toBe('1');
        expect(await isAway(page)).toBe(false);
        expect(await coveredBy(page)).toEqual([]);
      });
    },
  );

  it('stands beside the words of a card when a list opens on a tablet', async () => {
    await city.visit('/deals', { viewport: { width: 768, height: 1024 } }, async ({ page }) => {
      await fontsLoaded(page);
      await expect.poll(() => opacity(page)).toBe('1');
      // The script that moves it comes in the background.
      await expect.poll(() => coveredBy(page)).toEqual([]);
      expect(await isAway(page)).toBe(false);
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
      expect(await placeAfter(page, -20)).toBe('out');
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
      expect(await placeAfter(page, -50)).toBe('tucked');
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

  it('rises over a control beside what a deal sells', async () => {
    await city.visit('/deal/ghost-walk-uptown', { viewport: phone }, async ({ page }) => {
      await fontsLoaded(page);
      const sells = page.locator('.facts .get');
      await sells.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect.poll(() => page.locator('.buy-bar').isVisible()).toBe(false);
      // All else around it has no words or pictures there.
      await page
        .locator('main')
        .evaluate(({ style }: HTMLElement) => Object.assign(style, { visibility: 'hidden' }));
      await putHeartBelow(page);
      const place = async () => (await button(page).boundingBox())?.y;
      await scrollBy(page, 40);
      await scrollBy(page, -40);
      const before = await place();
      await rest(page);
      expect(await isTucked(page)).toBe(false);
      expect(await place()).toBeLessThan(before ?? 0);
      expect(await coveredBy(page)).toEqual([]);
    });
  });

  it('finds another place once the sheet of filters is closed', async () => {
    await city.visit('/deals', { viewport: phone }, async ({ page }) => {
      await settled(page);
      await page.getByRole('button', { name: 'Filters' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.waitFor();
      await rest(page);
      // As a shorter list does.
      await putHeartBelow(page);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
      await expect.poll(async () => ((await isAway(page)) ? [] : coveredBy(page))).toEqual([]);
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
      // Its place while the page scrolls up.
      const link = { x: phone.width - 68, y: phone.height - 68 };
      await scrollBy(page, -10_000);
      const buttonTop = await page.locator('main .button:visible').evaluateAll((found, right) => {
        const wide = found.map((element) => element.getBoundingClientRect());
        return (wide.find((box) => box.right > right && box.top > innerHeight)?.top ?? 0) + scrollY;
      }, link.x + 28);
      expect(buttonTop).toBeGreaterThan(0);
      await scrollBy(page, buttonTop - link.y + 40);
      expect(await placeAfter(page, -40)).not.toBe('out');
    });
  });

  it('is tucked into the margin beside what the summary of a deal sells', async () => {
    await city.visit('/deal/ghost-walk-uptown', { viewport: phone }, async ({ page }) => {
      await fontsLoaded(page);
      const link = page.locator('.facts .get');
      await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect.poll(() => page.locator('.buy-bar').isVisible()).toBe(false);
      await scrollBy(page, 50);
      await expect.poll(() => shownWidth(page)).toBeLessThanOrEqual(await margin(page));
      await scrollBy(page, 700);
      await expect.poll(() => page.locator('.buy-bar').isVisible()).toBe(true);
      await expect.poll(() => shownWidth(page)).toBe(56);
    });
  });
});
