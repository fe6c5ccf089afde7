import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { HostedModel } from '../../data/model/assistant/hostedModel.ts';
import { openPanel } from './askPanel.ts';

/*
 * The settings of the hosted model, and what the browser tests do with them.
 */

export const dialog = (page: Page) => page.locator('dialog.chat-settings');
export const gear = (page: Page) => page.getByRole('button', { name: 'Chat settings' });
export const hostedSwitch = (page: Page) =>
  dialog(page).getByRole('switch', { name: 'Use the hosted model' });
export const keyField = (page: Page) => dialog(page).getByLabel('API key');
export const slider = (page: Page) => dialog(page).getByRole('slider', { name: 'Temperature' });
export const model = (page: Page, label: string) => dialog(page).getByRole('radio', { name: label });
export const toast = (page: Page) => page.locator('.toast');
export const choice = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Whether what has the focus matches `selector`. */
export const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
/** Waits until the focus is at the button that opens the settings. */
export const atGear = (page: Page) =>
  expect.poll(() => hasFocus(page, '[aria-label="Chat settings"]')).toBe(true);
/** Waits until the settings are closed. */
export const isGone = (page: Page) => expect.poll(() => dialog(page).count()).toBe(0);

/** Loads the page again, and opens the panel in it. */
export async function reloadPanel(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await openPanel(page);
}

/** Opens the settings once the chat is loaded. */
export async function openSettings(page: Page): Promise<void> {
  await gear(page).click();
  await dialog(page).waitFor();
}

/** Opens the settings and turns the hosted model on. */
export async function turnOn(page: Page): Promise<void> {
  await openSettings(page);
  await hostedSwitch(page).check();
}

/** The settings as the browser stores them, as text and as fields; `null` for none. */
export const keptText = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('chatbot_settings'));
export const keptSettings = async (page: Page): Promise<unknown> =>
  JSON.parse((await keptText(page)) ?? 'null');

/** Stores `settings` in the browser, as from an earlier visit. */
export const keepSettings = (page: Page, settings: object): Promise<void> =>
  page.evaluate((text) => localStorage.setItem('chatbot_settings', text), JSON.stringify(settings));

/** Replaces the site's hosted model, or removes it, from the next load on. */
export async function hostedIs(page: Page, hosted: HostedModel | undefined): Promise<void> {
  await page.route('**/assistant.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), hosted } });
  });
}
