import type { Page } from 'playwright-core';
import { desktop, phone } from './visit.ts';

/*
 * The assistant's panel over a page, and what the browser tests do with it.
 */

/** Without motion, answers appear sooner. */
export const still = { reducedMotion: 'reduce' } as const;
export const onPhone = { ...still, viewport: phone, hasTouch: true, isMobile: true };
export const onDesktop = { ...still, viewport: desktop };

/** A guide that ends with a prompt for the assistant. */
export const guide = '/july-4th/july-4th-events';
export const question = 'Something indoors for two adults tonight';

export const panel = (page: Page) => page.locator('dialog.chat-panel');
export const button = (page: Page) => page.locator('a.ask');
export const field = (page: Page) => panel(page).locator('textarea[name="q"]');
export const log = (page: Page) => panel(page).getByRole('log');
/** Links to vendors in answers. */
export const offers = (page: Page) => panel(page).locator('a[data-opens]');
export const isOpen = (page: Page) =>
  panel(page).evaluateAll((found) => found.some((dialog) => (dialog as HTMLDialogElement).open));

/** Opens the panel, and waits for the chat in it. */
export async function openPanel(page: Page): Promise<void> {
  await button(page).click();
  await log(page).waitFor();
}

/** Sends `words`, and waits for deals in the answer. */
export async function ask(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
  await offers(page).first().waitFor();
}

export const closePanel = (page: Page) => panel(page).getByRole('button', { name: 'Close' }).click();
