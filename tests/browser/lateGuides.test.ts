import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone, sampleCity } from '../support/visit.ts';

const city = sampleCity();

/** Opens the page again with the browser's clock at `instant`. */
async function reopenAt(page: Page, instant: number): Promise<void> {
  await page.clock.setFixedTime(instant);
  await page.reload({ waitUntil: 'load' });
}

/** The addresses of the deals that the prose of the page names. */
const named = (page: Page) =>
  page
    .locator('main :is(.lead, .opening, .tips, .questions) a[href^="/deal/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('a page that was not rebuilt in time', () => {
  it.each(['/charlotte-nc-events', '/categories/events'])(
    'says nothing any more of deals that are over, on %s',
    async (path) => {
      await city.visit(path, { viewport: phone }, async ({ page, faults }) => {
        const ends = await page
          .locator('main p span[data-over-at]')
          .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset.overAt)));
        const before = await named(page);
        await reopenAt(page, Math.min(...ends) - 1);
        expect(await named(page)).toEqual(before);
        await reopenAt(page, Math.min(...ends));
        await expect.poll(async () => (await named(page)).length).toBeLessThan(before.length);
        await reopenAt(page, Math.max(...ends));
        await expect.poll(() => page.locator('main p span[data-over-at]').count()).toBe(0);
        const texts = await page
          .locator('main :is(.lead, .opening p, .tips p, .questions p)')
          .allTextContents();
        expect(texts.length).toBeGreaterThan(0);
        expect(texts.filter((text) => text.trim() === '')).toEqual([]);
        expect(await page.locator('.questions li:not(:has(p)), .tips li:not(:has(p))').count()).toBe(0);
        expect(faults).toEqual([]);
      });
    },
  );

  it('has no year in its title once that is over', async () => {
    await city.visit('/things-to-do-with-kids', { viewport: phone }, async ({ page }) => {
      expect(await page.title()).toContain('2026');
      await reopenAt(page, Date.parse('2027-01-01T00:00:00-05:00'));
      expect(await page.title()).toMatch(/^Things to do with kids in Charlotte, NC \|/);
      expect(await page.locator('html').getAttribute('data-stale')).toBeNull();
    });
  });

  it('says of the events of a holiday that they have ended, each at its own time', async () => {
    await city.visit('/july-4th/july-4th-events', { viewport: desktop }, async ({ page }) => {
      const events = page.locator('.slips > li:has(time)');
      const count = await events.count();
      const ended = events.filter({ hasText: 'Ended' });
      await reopenAt(page, Date.parse('2027-07-04T15:00:00-04:00'));
      await expect.poll(() => ended.count()).toBeGreaterThan(0);
      expect(await ended.count()).toBeLessThan(count);
      const line = page.getByText('This page was made for Sunday, July 4, 2027.');
      expect(await line.isVisible()).toBe(false);
      await reopenAt(page, Date.parse('2027-07-05T00:00:00-04:00'));
      await expect.poll(() => ended.count()).toBe(count);
      expect(await page.getByRole('button', { name: /^Add to calendar/ }).count()).toBe(0);
      expect(await page.locator('main').innerText()).not.toMatch(/Sunday, July 4(?!, 2027\.)/);
      expect(await page.title()).not.toContain('2027');
      await line.getByRole('link', { name: 'See what’s on now' }).click();
      await page.waitForURL('**/deals');
    });
  });

  it('does not say when a holiday is that is over', async () => {
    await city.visit('/july-4th', { viewport: phone }, async ({ page }) => {
      const sentence = page.getByText('The next Fourth of July is');
      expect(await sentence.isVisible()).toBe(true);
      await reopenAt(page, Date.parse('2027-07-05T00:00:00-04:00'));
      await expect.poll(() => sentence.count()).toBe(0);
      expect(await page.locator('.opening p').first().innerText()).toMatch(/^Charlotte’s four fireworks/);
    });
  });
});
