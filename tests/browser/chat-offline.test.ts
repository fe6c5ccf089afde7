import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as inPanel from '../support/askPanel.ts';
import * as inPage from '../support/chatPage.ts';
import { desktop, phone, sampleCity } from '../support/visit.ts';

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
  wake: async (page) => {
    const needed = ['assistant.json', 'deals.json', 'assets/assistantEngine-*'].map((file) =>
      page.waitForResponse(`**/${file}`),
    );
    await inPanel.openPanel(page);
    await Promise.all(needed);
    await page.waitForLoadState('networkidle');
  },
};

/** Says `words` and waits until the turn is over; gives what was answered. */
async function converse(page: Page, { field, log }: Placement, words: string): Promise<string> {
  // Before the first words there may be no log yet; its first turn is the greeting.
  const turns = Math.max(1, await log(page).locator('.turn').count());
  await field(page).fill(words);
  await field(page).press('Enter');
  const turn = log(page).locator('.turn').nth(turns);
  await turn.locator('.said').waitFor();
  await expect.poll(() => log(page).locator('.typing').count(), { timeout: 6000 }).toBe(0);
  return turn.innerText();
}

describe.each([
  ['in home', inBlock('/')],
  ['on its own page', inBlock('/chatbot')],
  ['in the panel', overPage],
])('the assistant %s, without a network', (_, placement) => {
  it.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('holds a whole conversation on %s', async (_device, viewport) => {
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
