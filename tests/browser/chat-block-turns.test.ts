import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answers, block, button, comesAlive, field, log, say } from '../support/chatPage.ts';
import { isFullRun } from '../support/fullRun.ts';
import { desktop, holdBack, phone, sampleCity } from '../support/visit.ts';

const city = sampleCity();
const still = { viewport: desktop, reducedMotion: 'reduce' } as const;
const question = 'date night in South End, indoors, under $60';

const top = (page: Page) => log(page).evaluate((element) => element.scrollTop);
/** How far below the log's upper edge the latest turn begins. */
const latestTop = (page: Page) =>
  log(page).evaluate((element) => {
    const latest = element.lastElementChild as HTMLElement;
    return latest.offsetTop - element.scrollTop;
  });

describe('a turn', () => {
  it('can be stopped, by button and by Escape, and tried again', async () => {
    await city.visit('/about', { viewport: desktop }, async ({ page, faults }) => {
      const release = await holdBack(page, '**/deals.json');
      await page.goto(`${city.url()}/chatbot`);
      await say(page, question);
      await button(page, 'Stop').click();
      await expect.poll(() => log(page).locator('.typing').count()).toBe(0);
      expect(await log(page).locator('.offer').count()).toBe(0);
      await button(page, 'Try again').click();
      await page.locator('.typing').waitFor();
      await field(page).press('Escape');
      await expect.poll(() => log(page).locator('.typing').count()).toBe(0);
      await button(page, 'Try again').click();
      release();
      await answers(page, 1);
      expect(await log(page).locator('.mine').count()).toBe(1);
      expect(await button(page, 'Try again').count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });

  it('says what to do where the deals cannot be loaded, and can be tried again', async () => {
    await city.visit('/about', still, async ({ page }) => {
      await page.route('**/deals.json', (route) => route.abort());
      await page.goto(`${city.url()}/chatbot`);
      await say(page, question);
      await log(page).getByText("I'm having trouble connecting right now").waitFor();
      expect(await block(page).locator('.said-quickly button').count()).toBe(4);
      await page.unroute('**/deals.json');
      await button(page, 'Try again').click();
      await answers(page, 2);
      expect(await button(page, 'Try again').count()).toBe(0);
    });
  });

  it.runIf(isFullRun)('needs no network once a visitor has shown interest', async () => {
    await city.visit('/', still, async ({ page, context }) => {
      await comesAlive(page);
      await context.setOffline(true);
      await say(page, question);
      await answers(page, 1);
      await log(page).locator('.offer').first().waitFor();
      expect(await log(page).innerText()).not.toContain('trouble connecting');
    });
  });

  it.runIf(isFullRun)(
    'comes as soon as it is thought, but not before one notices that the message was sent',
    async () => {
      await city.visit('/about', { viewport: desktop }, async ({ page }) => {
        await page.clock.install();
        await page.goto(`${city.url()}/chatbot`);
        await comesAlive(page);
        await page.clock.pauseAt(Date.now() + 60_000);
        await say(page, question);
        await page.locator('.typing').waitFor();
        await page.clock.runFor(350);
        expect(await log(page).locator('.tools, .typing').count()).toBe(1);
        const bubbles = log(page).locator('.turn').last().locator('.said > div > .bubble');
        expect(await bubbles.count()).toBe(0);
        await page.clock.runFor(60);
        await bubbles.first().waitFor();
        expect(await log(page).locator('.typing').count()).toBe(0);
      });
    },
  );

  it.runIf(isFullRun)(
    'has dots that stand still for visitors who prefer less motion, and hop for others',
    async () => {
      const names = async (page: Page) => {
        // The answer never comes.
        await page.route('**/deals.json', () => {});
        await say(page, question);
        await page.locator('.typing').waitFor();
        return page
          .locator('.typing i')
          .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).animationName));
      };
      await city.visit('/chatbot', still, async ({ page }) => {
        expect(await names(page)).toEqual(['none', 'none', 'none']);
      });
      await city.visit('/chatbot', { viewport: desktop }, async ({ page }) => {
        expect(await names(page)).toEqual(['hop', 'hop', 'hop']);
      });
    },
  );

  it('is announced to screen readers when it is complete, not letter by letter', async () => {
    await city.visit('/chatbot', still, async ({ page }) => {
      const told = block(page).locator('[role="status"]');
      await say(page, question);
      await expect.poll(() => told.textContent()).toBe('Charlotte is typing');
      await answers(page, 1);
      expect(await told.textContent()).toMatch(/\S/);
      expect(await told.textContent()).not.toContain('replying');
      expect(await log(page).getAttribute('aria-live')).toBe('off');
    });
  });

  it('is the one that the address asks, once', async () => {
    await city.visit('/chatbot?q=salsa+lesson', still, async ({ page, faults }) => {
      await answers(page, 1);
      expect(await log(page).locator('.mine').innerText()).toContain('salsa lesson');
      expect(new URL(page.url()).search).toBe('');
      await page.reload();
      await answers(page, 1);
      expect(await log(page).locator('.mine').count()).toBe(1);
      expect(faults).toEqual([]);
    });
  });
});

describe('a log', () => {
  it('begins each turn at its top, with what the visitor said', async () => {
    await city.visit('/chatbot', { ...still, viewport: phone }, async ({ page }) => {
      for (const [index, words] of [question, 'more', 'something else'].entries()) {
        await say(page, words);
        await answers(page, index + 1);
        expect(await latestTop(page)).toBeGreaterThanOrEqual(0);
        expect(await latestTop(page)).toBeLessThan(40);
      }
    });
  });

  it.runIf(isFullRun)(
    'leaves a visitor who has scrolled up where they are, and offers a way to the new reply',
    async () => {
      await city.visit('/about', { ...still, viewport: phone }, async ({ page }) => {
        await page.clock.install();
        await page.goto(`${city.url()}/chatbot`);
        await say(page, question);
        await answers(page, 1);
        await page.clock.pauseAt(Date.now() + 60_000);
        await say(page, 'more');
        await page.locator('.typing').waitFor();
        await log(page).evaluate((element) => element.scrollTo({ top: 0 }));
        await page.clock.resume();
        await answers(page, 2);
        expect(await top(page)).toBe(0);
        await button(page, 'New reply').click();
        await expect.poll(() => latestTop(page)).toBeLessThan(40);
        await expect.poll(() => button(page, 'New reply').count()).toBe(0);
      });
    },
  );

  it.runIf(isFullRun)('can be scrolled with the keyboard', async () => {
    await city.visit('/chatbot', { ...still, viewport: phone }, async ({ page }) => {
      await say(page, question);
      await answers(page, 1);
      const before = await top(page);
      await log(page).focus();
      await page.keyboard.press('Home');
      await expect.poll(() => top(page)).toBeLessThan(before);
    });
  });
});

describe('a recommended deal', () => {
  it('leads to its page and, in a window of its own, to the vendor, which is recorded', async () => {
    await city.visit('/chatbot', still, async ({ page, context, faults }) => {
      await say(page, question);
      await answers(page, 1);
      const offer = log(page).locator('.offer').first();
      const own = await offer.getByRole('heading').getByRole('link').getAttribute('href');
      expect((await fetch(`${city.url()}${own}`)).status).toBe(200);
      const recorded = page.waitForRequest(`**/click.txt?path=${own}`);
      const opened = context.waitForEvent('page');
      await offer.getByRole('link', { name: 'Get Deal' }).click();
      await recorded;
      await opened;
      expect(new URL(page.url()).pathname).toBe('/chatbot');
      await page.getByText('Deal opened!').waitFor();
      expect(await offer.innerText()).toMatch(/Paid link · .+/);
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('shows the ground of its picture where that is missing', async () => {
    await city.visit('/about', still, async ({ page }) => {
      await page.route('**/assets/*.svg', (route) => route.abort());
      await page.goto(`${city.url()}/chatbot`);
      await say(page, question);
      await answers(page, 1);
      const picture = log(page).locator('.offer img').first();
      await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('0');
      expect(await log(page).locator('.offer .frame').first().boundingBox()).toMatchObject({
        width: 72,
        height: 72,
      });
    });
  });
});

describe('on a phone the page of the assistant', () => {
  it('is a conversation from the header to the foot of the window, also above a keyboard', async () => {
    await city.visit('/chatbot', { ...still, viewport: phone }, async ({ page }) => {
      await say(page, question);
      await answers(page, 1);
      const edges = async () => {
        const box = await block(page).boundingBox();
        return { top: box?.y, bottom: (box?.y ?? 0) + (box?.height ?? 0), left: box?.x, width: box?.width };
      };
      expect(await edges()).toEqual({ top: 64, bottom: 844, left: 0, width: 390 });
      expect(await page.locator('footer').isVisible()).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
      await page.evaluate(() => {
        Object.defineProperty(window.visualViewport, 'height', { value: 500 });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      });
      await expect.poll(async () => (await edges()).bottom).toBe(500);
    });
  });
});
