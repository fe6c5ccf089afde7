import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Where the assistant stands in a page of its own or in home. */
export const block = (page: Page): Locator => page.locator('.ask-panel');

/** Where a visitor types. */
export const field = (page: Page): Locator => block(page).getByRole('textbox', { name: 'Ask Charlotte' });

/** What was said. */
export const log = (page: Page): Locator => block(page).getByRole('log');

/** A button of the conversation. */
export const button = (page: Page, name: string): Locator =>
  block(page).getByRole('button', { name, exact: true });

/** Types `words` and sends them with the keyboard. */
export async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

/** Waits until `count` turns have their answers and nothing is under way. */
export async function answers(page: Page, count: number): Promise<void> {
  const patient = { timeout: 6000 };
  await expect.poll(() => log(page).locator('.turn').count(), patient).toBe(count + 1);
  await expect.poll(() => log(page).locator('.typing').count(), patient).toBe(0);
  await expect.poll(() => log(page).locator('.turn').last().locator('.said').count(), patient).toBe(1);
}

/** What the device keeps of the chat. */
export const keptChat = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('chat-1'));

/** Holds back the script of the assistant until the function is called that this gives. */
export async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/chat-*', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Waits until the assistant lives and knows all that it needs, without anything being said. */
export async function comesAlive(page: Page): Promise<void> {
  const assistant = page.waitForResponse('**/assistant.json');
  const deals = page.waitForResponse('**/deals.json');
  const looks = page.waitForResponse('**/assets/conversation-*.css');
  await field(page).focus();
  await Promise.all([assistant, deals, looks]);
  await page.waitForLoadState('networkidle');
}
