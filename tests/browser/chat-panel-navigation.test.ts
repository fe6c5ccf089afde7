import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  ask,
  button,
  closePanel,
  field,
  log,
  onDesktop,
  onPhone,
  openPanel,
  panel,
  question,
} from '../support/askPanel.ts';
import { dealPage } from '../support/dealPage.ts';
import { isFullRun } from '../support/fullRun.ts';
import { sampleCity, settled } from '../support/visit.ts';

const city = sampleCity();

const isFocusFree = (page: Page) => page.evaluate(() => document.activeElement === document.body);

async function converse(page: Page): Promise<void> {
  await openPanel(page);
  await ask(page, question);
}

describe('the panel that was left open', () => {
  it('is open on the next page, with its conversation, and takes no focus', async () => {
    await city.visit('/deals', onDesktop, async ({ page, faults }) => {
      await converse(page);
      await page.locator('main article a').first().click();
      await page.waitForURL('**/deal/**');
      await log(page).getByText(question).waitFor();
      expect(await button(page).isVisible()).toBe(false);
      expect(await isFocusFree(page)).toBe(true);
      await field(page).fill('And something outdoors');
      await field(page).press('Enter');
      await log(page).getByText('And something outdoors').waitFor();
      expect(await log(page).getByText(question).count()).toBe(1);
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('is open where a link in it led, after another page, Back and a reload', async () => {
    await city.visit('/deals', onDesktop, async ({ page }) => {
      await converse(page);
      await panel(page).locator('h3 a').first().click();
      await page.waitForURL('**/deal/**');
      await log(page).getByText(question).waitFor();
      await page.goto(city.url());
      await expect.poll(() => panel(page).count()).toBe(0);
      await page.goBack();
      await log(page).getByText(question).waitFor();
      await page.reload();
      await log(page).getByText(question).waitFor();
      expect(await isFocusFree(page)).toBe(true);
    });
  });

  it.runIf(isFullRun)('stays closed once it was closed', async () => {
    await city.visit('/deals', onDesktop, async ({ page }) => {
      await converse(page);
      await page.goto(city.url() + dealPage);
      await log(page).waitFor();
      await closePanel(page);
      await expect.poll(() => button(page).isVisible()).toBe(true);
      await page.goto(`${city.url()}/deals`);
      await settled(page);
      expect(await panel(page).count()).toBe(0);
      expect(await button(page).isVisible()).toBe(true);
    });
  });

  it('does not cover the page that a link in the sheet of a phone led to', async () => {
    await city.visit('/deals', onPhone, async ({ page }) => {
      await converse(page);
      await panel(page).locator('h3 a').first().click();
      await page.waitForURL('**/deal/**');
      await settled(page);
      expect(await panel(page).locator(':visible').count()).toBe(0);
      await button(page).click();
      await log(page).getByText(question).waitFor();
    });
  });
});
