import { describe, expect, it } from 'vitest';
import { answers, block, button, comesAlive, field, log, say } from '../support/chatPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import {
  axeViolations,
  desktop,
  holdBack,
  layoutShift,
  phone,
  sampleCity,
  settled,
} from '../support/visit.ts';

const city = sampleCity();

const places = [
  ['home on a phone', '/', phone],
  ['its own page on a desktop', '/chatbot', desktop],
  ['home on a desktop', '/', desktop],
  ['its own page on a phone', '/chatbot', phone],
] as const;

describe.each(quickChoice(places))('the assistant in %s', (_, path, viewport) => {
  const still = { viewport, reducedMotion: 'reduce' } as const;

  it('greets and leads to deals without script, and says what that is needed for', async () => {
    await city.visit(path, { viewport, javaScriptEnabled: false }, async ({ page }) => {
      expect(await block(page).locator('.greeting').innerText()).toContain('Hi! I’m Charlotte');
      const links = await block(page)
        .locator('.replies a')
        .evaluateAll((found) => (found as HTMLAnchorElement[]).map(({ text, pathname }) => [text, pathname]));
      expect(links.map(([text]) => text)).toEqual([
        'Food & Dining',
        'Family Activities',
        'Adult Experiences',
        'Weekend Events',
      ]);
      for (const [, pathname = ''] of links) {
        expect((await fetch(city.url() + pathname)).status).toBe(200);
      }
      expect(await block(page).locator('.footnote').innerText()).toBe(
        'Answers come from our deals, on your device.',
      );
      expect(await field(page).isVisible()).toBe(false);
      expect(await page.locator('main .notice').innerText()).toMatch(/^Charlotte needs JavaScript/);
      await page.locator('main .notice a').first().click();
      await page.waitForURL('**/deals');
    });
  });

  it('talks by keyboard alone, and the next question can be typed at once', async () => {
    await city.visit(path, still, async ({ page, faults }) => {
      await field(page).focus();
      await page.keyboard.type('dinner for two adults, indoors');
      await page.keyboard.press('Enter');
      await answers(page, 1);
      expect(await log(page).innerText()).toContain('dinner for two adults, indoors');
      expect(await field(page).inputValue()).toBe('');
      await page.keyboard.type('cheaper');
      await page.keyboard.press('Enter');
      await answers(page, 2);
      await page.keyboard.press('Shift+Tab');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('.said-quickly') !== null))
        .toBe(true);
      await page.keyboard.press('Enter');
      await answers(page, 3);
      const holdsFocus = (element: Element) => element.contains(document.activeElement);
      expect(await block(page).evaluate(holdsFocus)).toBe(true);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('talks by pointer alone', async () => {
    await city.visit(path, still, async ({ page, faults }) => {
      await block(page).getByRole('link', { name: 'Family Activities' }).click();
      await answers(page, 1);
      expect(await log(page).locator('.mine').innerText()).toContain('Family Activities');
      await block(page).locator('.said-quickly button').first().click();
      await answers(page, 2);
      await field(page).fill('outdoors');
      await button(page, 'Send').click();
      await answers(page, 3);
      expect(await button(page, 'Send').isDisabled()).toBe(true);
      expect(faults).toEqual([]);
    });
  });

  it('moves nothing when it comes to life', async () => {
    await city.visit(path, still, async ({ page }) => {
      const look = () =>
        block(page)
          .locator('*')
          .evaluateAll((all) =>
            all.map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return [element.tagName, x, y + scrollY, width, height, getComputedStyle(element).color];
            }),
          );
      await field(page).scrollIntoViewIfNeeded();
      await settled(page);
      const before = await look();
      const jumps = await layoutShift(page);
      await comesAlive(page);
      await expect.poll(() => button(page, 'Send').isDisabled()).toBe(true);
      expect(await look()).toEqual(before);
      expect(await layoutShift(page)).toBe(jumps);
    });
  });

  it('keeps a question that was sent before it lived, and asks it then', async () => {
    await city.visit('/about', still, async ({ page, faults }) => {
      const release = await holdBack(page, '**/assets/chat-block-*');
      await page.goto(city.url() + path);
      await say(page, 'rooftop brunch');
      await expect.poll(() => field(page).inputValue()).toBe('rooftop brunch');
      release();
      await answers(page, 1);
      expect(await log(page).locator('.mine').innerText()).toContain('rooftop brunch');
      expect(new URL(page.url()).pathname).toBe(path);
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('says a quick reply that was pressed before it lived, once', async () => {
    await city.visit('/about', still, async ({ page }) => {
      const release = await holdBack(page, '**/assets/chat-block-*');
      await page.goto(city.url() + path);
      await block(page).getByRole('link', { name: 'Adult Experiences' }).click();
      release();
      await answers(page, 1);
      expect(await log(page).locator('.mine').count()).toBe(1);
    });
  });

  it.runIf(isFullRun)('keeps what was typed before it lived, without sending it', async () => {
    await city.visit('/about', still, async ({ page }) => {
      const release = await holdBack(page, '**/assets/chat-block-*');
      await page.goto(city.url() + path);
      await field(page).fill('half a thou');
      const alive = page.waitForResponse('**/assistant.json');
      release();
      await alive;
      expect(await field(page).inputValue()).toBe('half a thou');
      expect(await button(page, 'Send').isEnabled()).toBe(true);
      await field(page).fill('   ');
      await expect.poll(() => button(page, 'Send').isDisabled()).toBe(true);
    });
  });

  it('keeps its height however long the conversation, with all of it in view', async () => {
    await city.visit(path, still, async ({ page }) => {
      await say(page, 'family fun outdoors');
      await answers(page, 1);
      const box = await block(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height + 1);
      await say(page, 'more');
      await answers(page, 2);
      expect(await block(page).boundingBox()).toEqual(box);
    });
  });

  it.each(quickChoice(path === '/' ? (['light', 'dark'] as const) : (['dark', 'light'] as const)))(
    'has no fault that axe finds while it talks, in %s',
    async (colorScheme) => {
      await city.visit(path, { viewport, colorScheme }, async ({ page }) => {
        const release = await holdBack(page, '**/deals.json');
        await say(page, 'date night in South End, indoors, under $60');
        await page.locator('.typing').waitFor();
        expect(await axeViolations(page)).toEqual([]);
        release();
        await answers(page, 1);
        await say(page, 'something near me');
        await answers(page, 2);
        expect(await axeViolations(page)).toEqual([]);
      });
    },
  );

  it.runIf(isFullRun)('has targets that are large enough for a finger', async () => {
    await city.visit(path, still, async ({ page }) => {
      await say(page, 'date night indoors');
      await answers(page, 1);
      const small = await block(page)
        .locator('button, a.button')
        .evaluateAll((all) =>
          all.flatMap((target) => {
            const { width, height } = target.getBoundingClientRect();
            return Math.min(width, height) < 44 ? [target.outerHTML] : [];
          }),
        );
      expect(small).toEqual([]);
    });
  });
});
