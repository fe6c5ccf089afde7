import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onDesktop, onPhone } from '../support/askPanel.ts';
import { block, say } from '../support/chatPage.ts';
import {
  choice,
  dialog,
  hostedSwitch,
  keepSettings,
  keptSettings,
  openSettings,
} from '../support/chatSettings.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import {
  bubbles,
  chosen,
  chosenText,
  converse,
  expectLocalAnswer,
  expectToast,
  wish,
} from '../support/hostedChat.ts';
import { answer } from '../support/hostedServer.ts';
import { buildSampleCity } from '../support/sampleSite.ts';
import { axeViolations, ownCity } from '../support/visit.ts';

const proxy = 'https://ask.deals.example';
const city = ownCity(() => buildSampleCity({ proxy }));

const request = (page: Page) => block(page).getByRole('group', { name: 'OK if a language model helps me' });
const requested = (page: Page, label: string) =>
  request(page).getByRole('button', { name: label, exact: true });
const footnote = (page: Page) => block(page).locator('.footnote').innerText();

/** A visit to the assistant's page; `asked` are the messages that have reached the proxy. */
const visit = (
  options: typeof onDesktop | typeof onPhone,
  work: (page: Page, asked: string[]) => Promise<void>,
  settings: object | null = null,
) =>
  city.visit('/about', options, async ({ page }) => {
    const asked: string[] = [];
    await page.route(`${proxy}/**`, async (route) => {
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
      asked.push(route.request().postDataJSON().input.at(-1).content);
      await route.fulfill({ headers, contentType: 'text/event-stream', body: answer('proxy', chosen()) });
    });
    if (settings) await keepSettings(page, settings);
    await page.goto(`${city.url()}/chatbot`);
    await work(page, asked);
  });

describe('a proxy that is on', () => {
  it.each(
    quickChoice([
      ['a phone', onPhone],
      ['a desktop', onDesktop],
    ] as const),
  )('is sent nothing on %s before the visitor has agreed', async (_, options) => {
    await visit(options, async (page, asked) => {
      await expect.poll(() => footnote(page)).toContain('on your device');
      await converse(page, wish, 1);
      await expectLocalAnswer(page, wish);
      await request(page).waitFor();
      expect(asked).toEqual([]);
      expect(await footnote(page)).toContain('on your device');
      expect(await axeViolations(page)).toEqual([]);
      expect(await request(page).getByRole('link', { name: 'More about privacy' }).getAttribute('href')).toBe(
        '/privacy',
      );
      await requested(page, 'Use the model').click();
      await expectToast(
        page,
        'The model helps starting with your next message',
        'You can turn it off in the settings.',
      );
      await expect.poll(() => request(page).count()).toBe(0);
      await expect
        .poll(() => footnote(page))
        .toContain('goes to this site’s server and to the provider of its model');
      expect(await keptSettings(page)).toEqual({ useOpenAI: true, agreedTo: proxy });
      await converse(page, 'another date night indoors', 2);
      expect(asked).toEqual(['another date night indoors']);
      expect((await bubbles(page))[0]).toMatch(chosenText);
      await page.reload();
      await converse(page, 'date night indoors, please', 3);
      expect(asked).toHaveLength(2);
    });
  });

  it('is never sent anything if the visitor declines, who can change that in the settings', async () => {
    await visit(onDesktop, async (page, asked) => {
      await converse(page, wish, 1);
      await requested(page, 'Keep it here').click();
      await expectToast(
        page,
        'Everything stays on this device',
        'You can turn the model on in the settings.',
      );
      expect(await keptSettings(page)).toEqual({ useOpenAI: false });
      await page.reload();
      await converse(page, 'another date night indoors', 2);
      await expectLocalAnswer(page, 'another');
      expect(await request(page).count()).toBe(0);
      expect(asked).toEqual([]);
      await openSettings(page);
      await hostedSwitch(page).check();
      await choice(page, 'Save').click();
      await expect.poll(() => dialog(page).count()).toBe(0);
      await converse(page, 'date night indoors, please', 3);
      expect(asked).toHaveLength(1);
    });
  });

  it.runIf(isFullRun)('is not asked because another model was on', async () => {
    const settings = { useOpenAI: true, openAIApiKey: 'sk-test-0123456789' };
    await visit(
      onDesktop,
      async (page, asked) => {
        await converse(page, wish, 1);
        await request(page).waitFor();
        expect(asked).toEqual([]);
      },
      settings,
    );
  });

  it.runIf(isFullRun)('is agreed to in the settings, too, and asked for in Spanish', async () => {
    await visit(onPhone, async (page, asked) => {
      await say(page, 'Busco algo romántico para mi esposa y para mí, bajo techo');
      await block(page).getByRole('button', { name: 'Usar el modelo' }).waitFor();
      await openSettings(page);
      await hostedSwitch(page).check();
      await choice(page, 'Save').click();
      await expect.poll(() => dialog(page).count()).toBe(0);
      expect(await block(page).getByRole('button', { name: 'Usar el modelo' }).count()).toBe(0);
      expect(await footnote(page)).toContain('Lo que escribes va al servidor de este sitio');
      expect(asked).toEqual([]);
    });
  });
});
