import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  ask,
  closePanel,
  field,
  log,
  offers,
  onDesktop,
  onPhone,
  openPanel,
  panel,
} from '../support/askPanel.ts';
import { dealPage, title } from '../support/dealPage.ts';
import { desktop, sampleCity } from '../support/visit.ts';

const city = sampleCity();

/** What a page may set of the parts of a card. */
const properties = [
  ...['position', 'overflow', 'margin', 'padding', 'border', 'border-radius', 'background-color'],
  ...['box-shadow', 'font-size', 'text-align', 'view-timeline-name'],
];

/** How each part of the first card in the panel looks. */
const looks = (page: Page) =>
  panel(page)
    .locator('.offer')
    .first()
    .evaluate(
      (card, names) =>
        Array.from(card.querySelectorAll('*'), (part) => {
          const style = getComputedStyle(part);
          return [part.localName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
        }),
      properties,
    );

describe('the panel on the page of a deal', () => {
  it.each([
    ['a phone', onPhone],
    ['a desktop', onDesktop],
  ])('has cards that look as on any page, on %s', async (_, options) => {
    const on: Awaited<ReturnType<typeof looks>>[] = [];
    for (const path of ['/deals', dealPage])
      await city.visit(path, options, async ({ page }) => {
        await openPanel(page);
        await ask(page, 'ramen');
        // What the page loads in the background has come.
        await expect.poll(() => page.locator('link[rel="stylesheet"][media="print"]').count()).toBe(0);
        on.push(await looks(page));
      });
    expect(on[1]).toEqual(on[0]);
  });

  it('says that the deal has ended, once its page is late, and sells nothing of it', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      const endsAt = Number(await page.locator('.dates [data-ends-at]').getAttribute('data-ends-at'));
      await page.clock.install({ time: endsAt + 1 });
      await page.reload();
      await openPanel(page);
      await expect.poll(() => log(page).innerText()).toContain(`“${title}” has ended.`);
      await field(page).fill('how much is it?');
      await field(page).press('Enter');
      await page.clock.runFor(5000);
      await expect.poll(() => log(page).innerText()).toContain(`“${title}” has ended: its last day was`);
      expect(await log(page).innerText()).not.toMatch(/\$32/);
      expect(await offers(page).evaluateAll((links) => links.map((link) => link.textContent))).not.toContain(
        title,
      );
    });
  });
});

it('the panel and the search dialog are not printed', async () => {
  await city.visit(dealPage, { viewport: desktop }, async ({ page }) => {
    await openPanel(page);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => panel(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await closePanel(page);
    await page.keyboard.press('/');
    const search = page.locator('dialog.search-dialog');
    await expect.poll(() => search.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => search.isVisible()).toBe(false);
  });
});
