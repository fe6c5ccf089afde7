import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as inPanel from '../support/askPanel.ts';
import * as inPage from '../support/chatPage.ts';
import { desktop, phone, sampleCity } from '../support/visit.ts';

const city = sampleCity();
const tablet = { width: 1024, height: 768 };

async function doOverlap(...parts: readonly [Locator, Locator]): Promise<boolean> {
  const [a, b] = await Promise.all(parts.map((part) => part.boundingBox()));
  if (!a || !b) throw new Error('It is not visible');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const onPage = async (page: Page) => {
  await inPage.say(page, 'tacos');
  await inPage.answers(page, 1);
  return inPage.block(page);
};
const overPage = async (page: Page) => {
  // Where it finds no place at the top of the page, the keyboard reaches it.
  await inPanel.button(page).focus();
  await inPanel.openPanel(page);
  await inPanel.ask(page, 'tacos');
  return inPanel.panel(page);
};

describe('a toast beside a conversation', () => {
  it.each([
    ['on its own page on a phone', '/chatbot', phone, onPage],
    ['on its own page on a desktop', '/chatbot', desktop, onPage],
    ['in the panel on a phone', '/about', phone, overPage],
    ['in the panel on a tablet', '/deals', tablet, overPage],
  ] as const)('covers neither field nor Send %s', async (_, path, viewport, start) => {
    await city.visit(path, { viewport, reducedMotion: 'reduce' }, async ({ page }) => {
      const chat = await start(page);
      await chat.getByRole('button', { name: 'Start over' }).click();
      const toast = page.locator('.toast').filter({ hasText: 'Conversation reset' });
      await toast.waitFor();
      expect(await doOverlap(toast, chat.locator('.ask-form'))).toBe(false);
    });
  });
});
