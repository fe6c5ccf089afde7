import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { startDev } from '../support/dev.ts';
import { ownCode, writeOwnCode } from '../support/ownCode.ts';
import { testInstant } from '../support/rig.ts';
import { runProgram } from '../support/sampleSite.ts';
import { axeViolations, connectBrowser, desktop, ownCity } from '../support/visit.ts';

const content = path.join(root, 'data', 'content');
const browser = connectBrowser();
const project = mkdtempSync(path.join(tmpdir(), 'city-deals-own-code-'));
afterAll(() => rmSync(project, { recursive: true }));

const city = ownCity(async () => {
  writeOwnCode(project, ownCode);
  const out = path.join(project, 'dist');
  const place = ['--content', content, '--out', out];
  const args = ['build', ...place, '--no-social-images', '--now', testInstant];
  const { code, stderr } = await runProgram(args, project);
  if (code !== 0) throw new Error(`The city does not build:\n${stderr}`);
  return { out, remove: () => rmSync(out, { recursive: true }) };
});

const cards = (page: Page) => page.locator('.results article');
const ownCards = (page: Page) => page.locator('.results article.own-card:has(.own-badge)');

/** Filters a listing in the browser, which draws its cards anew. */
async function filter(page: Page): Promise<void> {
  const before = await cards(page).count();
  expect(await ownCards(page).count()).toBe(before);
  await page.locator('.filters summary', { hasText: 'More filters' }).first().click();
  await page.getByRole('checkbox', { name: 'Step-free' }).check();
  await expect.poll(() => new URL(page.url()).search).toBe('?with=step-free');
  await expect.poll(() => page.locator('.count .chip').count()).toBeGreaterThan(0);
  await expect.poll(async () => (await ownCards(page).count()) - (await cards(page).count())).toBe(0);
  expect(await ownCards(page).count()).toBeGreaterThan(0);
}

describe('a card of one’s own', () => {
  it('is in a listing before and after it is filtered, without an error', async () => {
    await city.visit('/deals', { viewport: desktop }, async ({ page, faults }) => {
      await filter(page);
      expect(await page.locator('.island-problem, [data-island-error]').count()).toBe(0);
      expect(faults).toEqual([]);
    });
  });

  it('is among saved deals, which only browsers draw', async () => {
    await city.visit('/deals', { viewport: desktop }, async ({ page, faults }) => {
      await page.locator('article.own-card button.heart').first().click();
      // The heart is filled at once; the count follows what is stored.
      await expect.poll(() => page.locator('[data-saved-count]').first().textContent()).toBe('1');
      await page.goto(`${city.url()}/saved`);
      await page.locator('main article.own-card .own-badge').first().waitFor();
      expect(faults).toEqual([]);
    });
  });

  it('is on a page of one’s own, in which axe finds nothing', async () => {
    await city.visit('/our-picks', { viewport: desktop }, async ({ page, faults }) => {
      expect(await page.locator('article.own-card').count()).toBe(2);
      expect(await axeViolations(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  });

  it('is followed by dev, and browsers get the edited one', async () => {
    const dev = await startDev(['--content', content], { cwd: project });
    const context = await browser().newContext({ viewport: desktop, serviceWorkers: 'block' });
    try {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(`${dev.url}/deals`, { waitUntil: 'load' });
      const badge = ownCode['parts/shared/Badge.tsx'];
      writeOwnCode(project, { 'parts/shared/Badge.tsx': badge.replace('{text}', 'by {text}') });
      const edited = page.locator('.results .own-badge', { hasText: /^by / });
      await expect.poll(() => edited.count(), { timeout: 60_000 }).toBeGreaterThan(0);
      await page.waitForLoadState('load');
      await filter(page);
      expect(await edited.count()).toBe(await cards(page).count());
      writeOwnCode(project, { 'parts/shared/Badge.tsx': 'export const Badge = (' });
      await page.locator('#dev-problems dialog', { hasText: 'parts/shared/Badge.tsx:1' }).waitFor();
      writeOwnCode(project, { 'parts/shared/Badge.tsx': badge });
      await expect.poll(() => page.locator('#dev-problems dialog').count(), { timeout: 60_000 }).toBe(0);
      expect(errors).toEqual([]);
    } finally {
      await context.close();
      await dev.stop();
    }
  });
});
