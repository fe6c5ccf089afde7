import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  ask,
  button,
  closePanel,
  field,
  guide,
  isOpen,
  log,
  offers,
  onDesktop,
  onPhone,
  openPanel,
  panel,
  question,
  still,
} from '../support/askPanel.ts';
import { dealPage } from '../support/dealPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { axeViolations, desktop, phone, sampleCity } from '../support/visit.ts';

const city = sampleCity();

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

const boxOf = async (page: Page) => {
  const box = await panel(page).boundingBox();
  if (!box) throw new Error('The panel is not there');
  return box;
};

describe.each([320, 390])('the field of the panel, %i pixels wide', (width) => {
  it('names as many examples as there is room for', async () => {
    await city.visit('/deals', { ...onPhone, viewport: { width, height: 740 } }, async ({ page }) => {
      // Where it finds no place at the top of the page, the keyboard reaches it.
      await button(page).focus();
      await openPanel(page);
      const shown = width === 320 ? 'Ask about deals...' : 'Ask about deals, restaurants...';
      await expect.poll(() => field(page).getAttribute('placeholder')).toBe(shown);
    });
  });
});

const pages = [
  ['a deal', dealPage],
  ['a list', '/deals'],
  ['a guide', guide],
] as const;

describe.each(quickChoice(pages))('the panel over %s', (_, path) => {
  it.each([
    ['a phone', onPhone],
    ['a desktop', onDesktop],
  ])('holds a whole conversation on %s, and gives the page back', async (_, options) => {
    await city.visit(path, options, async ({ page, faults }) => {
      const before = await page.locator('h1').boundingBox();
      await openPanel(page);
      await expect.poll(() => button(page).isVisible()).toBe(false);
      expect(await page.locator('h1').boundingBox()).toEqual(before);
      await ask(page, question);
      expect(await log(page).textContent()).toContain(question);
      await closePanel(page);
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => hasFocus(page, 'a.ask')).toBe(true);
      expect(await page.locator('h1').boundingBox()).toEqual(before);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(faults).toEqual([]);
    });
  });

  it('has no button without script, which the assistant needs', async () => {
    await city.visit(path, { ...onPhone, javaScriptEnabled: false }, async ({ page }) => {
      expect(await button(page).count()).toBe(1);
      expect(await button(page).isVisible()).toBe(false);
    });
  });

  const looks = [
    ['a phone in the dark', { ...onPhone, colorScheme: 'dark' }],
    ['a desktop in the light', { ...onDesktop, colorScheme: 'light' }],
    ['a phone in the light', { ...onPhone, colorScheme: 'light' }],
    ['a desktop in the dark', { ...onDesktop, colorScheme: 'dark' }],
  ] as const;

  it.each(quickChoice(looks))('is within reach of everybody on %s', async (_, options) => {
    await city.visit(path, options, async ({ page }) => {
      await openPanel(page);
      expect(await axeViolations(page)).toEqual([]);
      await ask(page, question);
      expect(await axeViolations(page)).toEqual([]);
    });
  });
});

describe('the header of the panel on the smallest phone', () => {
  it('has its whole title beside three buttons, none of which it touches', async () => {
    await city.visit('/deals', { ...onPhone, viewport: { width: 320, height: 640 } }, async ({ page }) => {
      await button(page).focus();
      await openPanel(page);
      await ask(page, 'tacos');
      const restart = panel(page).getByRole('button', { name: 'Start over' });
      await restart.waitFor();
      const end = await panel(page)
        .locator('.conversation > header h2:visible')
        .evaluate((title) => {
          const words = document.createRange();
          words.selectNodeContents(title);
          return { words: words.getBoundingClientRect().right, box: title.getBoundingClientRect().right };
        });
      expect(end.words).toBeLessThanOrEqual(end.box);
      expect(end.box).toBeLessThan((await restart.boundingBox())?.x ?? 0);
    });
  });
});

describe('the panel on a desktop', () => {
  it('opens with the keyboard at its question and closes with Escape', async () => {
    await city.visit('/deals', onDesktop, async ({ page, faults }) => {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await log(page).waitFor();
      await expect.poll(() => hasFocus(page, '.chat-panel textarea')).toBe(true);
      await page.keyboard.type('pizza');
      expect(await field(page).inputValue()).toBe('pizza');
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(await hasFocus(page, 'a.ask')).toBe(true);
      expect(await button(page).isVisible()).toBe(true);
      expect(faults).toEqual([]);
    });
  });

  it('shows all suggestions in rows until something is said, then in one that fades at its edge', async () => {
    await city.visit('/deals', onDesktop, async ({ page }) => {
      await openPanel(page);
      const row = panel(page).locator('.said-quickly');
      const cut = () => row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      await expect.poll(() => row.locator('li').count()).toBeGreaterThan(4);
      expect(await cut()).toBe(0);
      expect((await row.boundingBox())?.height).toBeGreaterThan(100);
      await ask(page, question);
      await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(70);
      expect(await row.evaluate((list) => getComputedStyle(list).maskImage)).toContain('gradient');
    });
  });

  it('closes with Escape from the page that a link led to, but after a menu of that page', async () => {
    await city.visit('/deals', onDesktop, async ({ page }) => {
      await openPanel(page);
      await page.locator('footer').getByRole('link', { name: 'About' }).click();
      await page.waitForURL('**/about');
      await expect.poll(() => isOpen(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page)).toBe(false);

      await page.goto(`${city.url()}/deals`);
      await openPanel(page);
      await page.locator('.filters summary', { hasText: 'Setting' }).click();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('.filters details[open]').count()).toBe(0);
      expect(await isOpen(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page)).toBe(false);
    });
  });

  it.runIf(isFullRun).each([
    [1440, 900, 400, 780],
    [1024, 700, 400, 644],
    [768, 1024, 350, 780],
  ])('stands beside the page at %i × %i', async (width, height, wide, high) => {
    await city.visit('/deals', { ...still, viewport: { width, height } }, async ({ page }) => {
      await openPanel(page);
      const box = await boxOf(page);
      expect([box.width, box.height]).toEqual([wide, high]);
      const right = await page.evaluate(() => document.documentElement.clientWidth);
      expect(right - box.x - box.width).toBe(28);
      expect(height - box.y - box.height).toBe(28);
    });
  });

  it.runIf(isFullRun)('leaves the page at hand', async () => {
    await city.visit('/deals', onDesktop, async ({ page }) => {
      await openPanel(page);
      await page.locator('.filters summary', { hasText: 'Setting' }).click();
      await page.getByRole('button', { name: 'Outdoors' }).click();
      await expect.poll(() => new URL(page.url()).search).toBe('?setting=outdoor');
      expect(await isOpen(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page)).toBe(true);
    });
  });

  it.runIf(isFullRun)('stays while a vendor opens in a window of its own', async () => {
    await city.visit('/deals', onDesktop, async ({ page, context }) => {
      await context.route(/^https:/, (route) => route.fulfill({ body: 'vendor' }));
      await openPanel(page);
      await ask(page, question);
      const link = offers(page).first();
      const [vendor] = await Promise.all([context.waitForEvent('page'), link.click()]);
      expect(vendor.url()).toMatch(/^https:/);
      await expect.poll(() => isOpen(page)).toBe(true);
    });
  });

  it.runIf(isFullRun)(
    'becomes a sheet where the window gets narrow, and is itself again in a wide one',
    async () => {
      await city.visit('/deals', onDesktop, async ({ page, faults }) => {
        await openPanel(page);
        await field(page).fill('half a quest');
        await page.setViewportSize({ width: 600, height: 900 });
        await expect.poll(async () => (await boxOf(page)).x).toBe(0);
        expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
        await page.setViewportSize(desktop);
        await expect.poll(async () => (await boxOf(page)).width).toBe(400);
        expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
        expect(await field(page).inputValue()).toBe('half a quest');
        expect(faults).toEqual([]);
      });
    },
  );

  it.runIf(isFullRun)('leaves a link a link for whoever wants another tab', async () => {
    await city.visit('/deals', onDesktop, async ({ page, context }) => {
      await openPanel(page);
      await page.keyboard.press('Escape');
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        button(page).click({ modifiers: ['Control'] }),
      ]);
      await tab.waitForURL('**/chatbot');
      expect(await isOpen(page)).toBe(false);
    });
  });
});

describe('the sheet on a phone', () => {
  it.runIf(isFullRun)('covers most of the page, which stays where it is', async () => {
    await city.visit('/deals', onPhone, async ({ page }) => {
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await openPanel(page);
      const box = await boxOf(page);
      expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, phone.width, phone.height]);
      expect(Math.abs(box.height - 736)).toBeLessThan(4);
      await page.mouse.move(200, 40);
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => scrollY)).toBe(600);
      // A keyboard would come up over the greeting.
      expect(await hasFocus(page, '.chat-panel [role="log"]')).toBe(true);
    });
  });

  it.runIf(isFullRun)('closes with a tap beside it, and not with one on it', async () => {
    await city.visit('/deals', onPhone, async ({ page }) => {
      await openPanel(page);
      await panel(page).locator('h2:visible').tap();
      await expect.poll(() => isOpen(page)).toBe(true);
      await page.touchscreen.tap(200, 40);
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(await button(page).isVisible()).toBe(true);
    });
  });

  it.runIf(isFullRun)('goes down with the hand that takes it far enough, and else comes back', async () => {
    await city.visit('/deals', onPhone, async ({ page }) => {
      await openPanel(page);
      const { y } = await boxOf(page);
      const take = async (distance: number) => {
        await page.mouse.move(195, y + 10);
        await page.mouse.down();
        for (let step = 1; step <= 10; step++) {
          await page.mouse.move(195, y + 10 + (distance * step) / 10);
          await page.waitForTimeout(30);
        }
      };
      await take(100);
      expect(Math.round((await boxOf(page)).y - y)).toBe(100);
      await page.waitForTimeout(100);
      await page.mouse.up();
      expect((await boxOf(page)).y).toBe(y);
      await take(400);
      await page.mouse.up();
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(await hasFocus(page, 'a.ask')).toBe(true);
      await openPanel(page);
      expect((await boxOf(page)).y).toBe(y);
    });
  });

  it.runIf(isFullRun)('slides for those who like motion, and for nobody else', async () => {
    const motionOf = (page: Page) => panel(page).evaluate((dialog) => getComputedStyle(dialog).animationName);
    await city.visit('/deals', onPhone, async ({ page }) => {
      await openPanel(page);
      await expect.poll(() => motionOf(page)).toBe('none');
    });
    await city.visit('/deals', { ...onPhone, reducedMotion: 'no-preference' }, async ({ page }) => {
      await openPanel(page);
      await expect.poll(() => motionOf(page)).not.toBe('none');
      await closePanel(page);
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(await button(page).isVisible()).toBe(true);
      await openPanel(page);
      await expect.poll(async () => Math.round((await boxOf(page)).y)).toBeLessThan(120);
    });
  });

  it.runIf(isFullRun)('keeps the question above a keyboard that takes room of the page', async () => {
    await city.visit('/deals', onPhone, async ({ page }) => {
      await openPanel(page);
      await field(page).focus();
      await page.setViewportSize({ width: 390, height: 460 });
      await expect.poll(() => endOf(page)).toBeLessThanOrEqual(460);
      expect((await boxOf(page)).y).toBeGreaterThanOrEqual(0);
    });
  });

  it.runIf(isFullRun)('keeps the question above a keyboard that lies over the page', async () => {
    await city.visit('/deals', onPhone, async ({ page }) => {
      await openPanel(page);
      await page.evaluate(() => {
        Object.defineProperty(window.visualViewport, 'height', { value: 470, configurable: true });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      });
      await expect.poll(() => endOf(page)).toBeLessThanOrEqual(470);
      expect((await boxOf(page)).y).toBeGreaterThanOrEqual(0);
      await page.evaluate(() => {
        Object.defineProperty(window.visualViewport, 'height', { value: 844, configurable: true });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      });
      await expect.poll(async () => Math.round((await boxOf(page)).height)).toBeGreaterThan(700);
    });
  });

  it.runIf(isFullRun).each([
    ['320 px', { width: 320, height: 640 }],
    ['320 px at 400 %', { width: 320, height: 256 }],
    ['a desktop at 200 %', { width: 720, height: 450 }],
  ])('is whole at %s', async (_, viewport) => {
    await city.visit('/deals', { ...still, viewport }, async ({ page }) => {
      await openPanel(page);
      const { x, width } = await boxOf(page);
      expect(x).toBe(0);
      expect(width).toBeLessThanOrEqual(viewport.width);
      expect(await panel(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
      await field(page).scrollIntoViewIfNeeded();
      expect(await endOf(page)).toBeLessThanOrEqual(viewport.height);
      await closePanel(page);
      await expect.poll(() => isOpen(page)).toBe(false);
    });
  });
});

/** Where the question ends, in pixels of the window. */
const endOf = async (page: Page) =>
  field(page).evaluate((input) => Math.ceil(input.getBoundingClientRect().bottom));
