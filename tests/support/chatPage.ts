import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './visit.ts';

/** The assistant on its own page or on home. */
export const block = (page: Page): Locator => page.locator('.ask-panel');

/** Where a visitor types. */
export const field = (page: Page): Locator => block(page).getByRole('textbox', { name: 'Ask Charlotte' });

/** The conversation so far. */
export const log = (page: Page): Locator => block(page).getByRole('log');

/** A button of the conversation. */
export const button = (page: Page, name: string): Locator =>
  block(page).getByRole('button', { name, exact: true });

/** Types `words` and sends them with the keyboard. */
export async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

/** Waits until `count` turns have their answers and nothing is in progress. */
export async function answers(page: Page, count: number): Promise<void> {
  await expect.poll(() => log(page).locator('.turn').count()).toBe(count + 1);
  await expect.poll(() => log(page).locator('.typing').count()).toBe(0);
  await expect.poll(() => log(page).locator('.turn').last().locator('.said').count()).toBe(1);
}

/** The chat as the browser stores it. */
export const keptChat = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('chat-1'));

/** Runs `act`, which makes the assistant load its data and code, and waits for these. */
export async function loadsAssistant(page: Page, act: () => Promise<void>): Promise<void> {
  const files = ['assistant.json', 'deals.json', 'assets/assistantEngine-*.js'];
  const responses = files.map((file) => page.waitForResponse(`**/${file}`));
  await act();
  for (const response of responses) await (await response).finished();
  await settled(page);
}

/** Waits until the assistant is hydrated and has all its data, without sending a message. */
export async function comesAlive(page: Page): Promise<void> {
  const look = page.waitForResponse('**/assets/conversation-*.css');
  await loadsAssistant(page, () => field(page).focus());
  await (await look).finished();
}
