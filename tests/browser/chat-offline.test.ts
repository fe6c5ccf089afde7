import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as inPanel from '../support/askPanel.ts';
import * as inPage from '../support/chatPage.ts';
import { quickChoice } from '../support/fullRun.ts';
import { desktop, phone, sampleCity, saveData } from '../support/visit.ts';

const city = sampleCity();

/** Where a conversation stands, and what brings it to life without a word being said. */
interface Placement {
  readonly path: string;
  readonly log: (page: Page) => Locator;
  readonly field: (page: Page) => Locator;
  readonly wake: (page: Page) => Promise<void>;
}

const inBlock = (path: string): Placement => ({ path, ...inPage, wake: inPage.comesAlive });
const overPage: Placement = {
  path: '/deals',
  ...inPanel,
  wake: (page) => inPage.loadsAssistant(page, () => inPanel.openPanel(page)),
};

/** Says `words` and waits until the turn is over; gives what was answered. */
async function converse(page: Page, { field, log }: Placement, words: string): Promise<string> {
  // Before the first words there may be no log yet; its first turn is the greeting.
  const turns = Math.max(1, await log(page).locator('.turn').count());
  await field(page).fill(words);
  await field(page).press('Enter');
  const turn = log(page).locator('.turn').nth(turns);
  await turn.locator('.said').waitFor();
  await expect.poll(() => log(page).locator('.typing').count()).toBe(0);
  return turn.innerText();
}

const conversations = [
  ['on its own page on a phone', inBlock('/chatbot'), phone],
  ['in the panel on a desktop', overPage, desktop],
  ['in home on a phone', inBlock('/'), phone],
  ['in home on a desktop', inBlock('/'), desktop],
  ['on its own page on a desktop', inBlock('/chatbot'), desktop],
  ['in the panel on a phone', overPage, phone],
] as const;

describe('the assistant without a network', () => {
  it.each(quickChoice(conversations))('holds a whole conversation %s', async (_, placement, viewport) => {
    const options = { viewport, reducedMotion: 'reduce' } as const;
    await city.visit(placement.path, options, async ({ page, context }) => {
      await placement.wake(page);
      await context.setOffline(true);
      expect(await converse(page, placement, 'hello')).toMatch(/family/i);
      const first = await converse(page, placement, 'Adults, indoors, in South End, under $60');
      expect(first).toContain('Get Deal');
      const cheaper = await converse(page, placement, 'something cheaper');
      expect(cheaper).toContain('Get Deal');
      expect(await converse(page, placement, 'compare the first two')).toMatch(/discount|compare/);
      expect(await converse(page, placement, 'thank you!')).not.toContain('trouble connecting');
    });
  });
});

/** Whether nothing is in front of the middle of `part`. */
const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });

const guideForm = (page: Page) => page.locator('.ask-band');

describe('a question without a network, before any code of the assistant has come', () => {
  const places = [
    ['on home', '/', inPage.block, inPage.log],
    ['on its own page', '/chatbot', inPage.block, inPage.log],
    ['below a guide', '/july-4th', guideForm, inPanel.log],
    ['below a guide that was loaded ahead', '/july-4th', guideForm, inPanel.log],
  ] as const;

  it.each(quickChoice(places))(
    'stays in its field %s, and can be sent later',
    async (what, path, root, log) => {
      await city.visit('/about', { viewport: phone, reducedMotion: 'reduce' }, async ({ page, context }) => {
        const isAhead = what.endsWith('ahead');
        if (!isAhead) await saveData(page);
        const ahead = isAhead && page.waitForResponse('**/assets/ask-*.js');
        await page.goto(city.url() + path);
        await ahead;
        const field = root(page).getByRole('textbox');
        const send = root(page).getByRole('button', { name: 'Send' });
        const line = page.getByText('You’re offline. Send it once you’re back online.');
        await context.setOffline(true);
        await field.fill('tacos');
        await field.press('Enter');
        await line.waitFor();
        expect(await isOnTop(line)).toBe(true);
        await send.click();
        await expect.poll(() => send.getAttribute('aria-busy')).toBeNull();
        expect(new URL(page.url()).pathname).toBe(path);
        expect(await field.inputValue()).toBe('tacos');
        await context.setOffline(false);
        await send.click();
        await log(page).getByText('Get Deal').first().waitFor();
        expect(await line.isVisible()).toBe(false);
      });
    },
  );
});
