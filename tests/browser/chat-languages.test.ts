import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answers, block, comesAlive, log, say } from '../support/chatPage.ts';
import { isFullRun } from '../support/fullRun.ts';
import { phone, sampleCity } from '../support/visit.ts';

const city = sampleCity();

/** What a page asks for in Spanish from now on. */
function packsAskedBy(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assistant-.*\bes\.json$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const lastSaid = (page: Page) => log(page).locator('.turn').last().locator('.said').innerText();

describe('the languages of the chat', () => {
  it('loads no byte of Spanish for visitors who write English', async () => {
    await city.visit('/chatbot', { viewport: phone }, async ({ page }) => {
      const packs = packsAskedBy(page);
      await comesAlive(page);
      await say(page, 'Tacos for two, under $40');
      await answers(page, 1);
      await say(page, 'something else');
      await answers(page, 2);
      expect(packs).toEqual([]);
    });
  });

  it('loads Spanish once, when somebody writes it, and answers in it with chips in it', async () => {
    await city.visit('/chatbot', { viewport: phone }, async ({ page }) => {
      const packs = packsAskedBy(page);
      await comesAlive(page);
      await say(page, 'Busco algo barato con los niños, al aire libre');
      await answers(page, 1);
      expect(await lastSaid(page)).toMatch(/[¿áéíóúñ]|Ahorras|empezaría/);
      expect(await block(page).getByText('Al aire libre').count()).toBeGreaterThan(0);
      await say(page, 'tacos');
      await answers(page, 2);
      // What is known of the deals that were shown is compared in Spanish.
      const facts = '/assistant-facts-es.json';
      expect([...packs].sort()).toEqual([facts, '/assistant-es.json', '/assistant-notices-es.json'].sort());
      // What stands on its cards is in Spanish too, also once the chat comes from storage.
      const cards = block(page).locator('.offer .get');
      expect(await cards.first().innerText()).toContain('Ver oferta');
      await page.reload();
      await comesAlive(page);
      await expect.poll(() => cards.first().innerText()).toContain('Ver oferta');
    });
  });

  it.runIf(isFullRun)('says in Spanish that it cannot load Spanish, and answers in English', async () => {
    await city.visit('/chatbot', { viewport: phone }, async ({ page }) => {
      await page.route('**/assistant-es.json', (route) => route.abort());
      await comesAlive(page);
      await say(page, 'Busco un restaurante para hoy');
      await answers(page, 1);
      expect(await lastSaid(page)).toContain('ahora mismo no puedo cargar mi español');
    });
  });
});
