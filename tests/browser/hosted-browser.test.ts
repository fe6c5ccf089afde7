import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onDesktop, onPhone } from '../support/askPanel.ts';
import { block, button, comesAlive } from '../support/chatPage.ts';
import {
  choice,
  dialog,
  gear,
  keepSettings,
  keptSettings,
  openSettings,
  toast,
} from '../support/chatSettings.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import {
  bubbles,
  chosen,
  chosenText,
  converse,
  expectLocalAnswer,
  expectToast,
  fitting,
  shownDeals,
  wish,
} from '../support/hostedChat.ts';
import { changeModel, giveModel, seenByModel } from '../support/languageModel/fakeModelOnPage.ts';
import type { FakeWorld } from '../support/languageModel/fakeWorld.ts';
import { buildSampleCity } from '../support/sampleSite.ts';
import { axeViolations, ownCity, type Visit } from '../support/visit.ts';

const city = ownCity(() => buildSampleCity({ hosted: { provider: 'browser' } }));

const widths = [
  ['a phone', onPhone],
  ['a desktop', onDesktop],
] as const;

const deviceSwitch = (page: Page) =>
  dialog(page).getByRole('switch', { name: 'Use the model on this device' });

/** A visit to the assistant's page, with a model that answers in the format, if `world` does not say otherwise. */
const visit = (
  options: (typeof widths)[number][1],
  world: Partial<FakeWorld>,
  work: (visit: Visit) => Promise<void>,
  settings: object = { useOpenAI: true },
) =>
  city.visit('/about', options, async (visited) => {
    const { page, faults } = visited;
    await keepSettings(page, settings);
    await giveModel(page, { answer: chosen(), ...world });
    await page.goto(`${city.url()}/chatbot`);
    await work(visited);
    // Nothing leaves the device.
    expect(faults).toEqual([]);
  });

describe('the model of the browser', () => {
  it.each(quickChoice(widths))(
    'answers on %s, in a conversation that can be started over',
    async (_, options) => {
      await visit(options, {}, async ({ page }) => {
        await converse(page, wish, 1);
        expect(await shownDeals(page)).toEqual([fitting.slug]);
        expect((await bubbles(page))[0]).toMatch(chosenText);
        expect(await block(page).locator('.footnote').innerText()).toContain('stays on this device');
        await converse(page, 'another date night indoors', 2);
        expect(await seenByModel(page)).toMatchObject({ created: 1, clones: 2, alive: 1 });
        await button(page, 'Start over').click();
        await expect.poll(async () => (await seenByModel(page)).alive).toBe(0);
      });
    },
  );

  it('is asked nothing until the visitor turns it on', async () => {
    const ignored = {};
    await visit(
      onDesktop,
      {},
      async ({ page }) => {
        await converse(page, wish, 1);
        await expectLocalAnswer(page, wish);
        expect(await seenByModel(page)).toMatchObject({ created: 0, prompts: [] });
      },
      ignored,
    );
  });

  it('is nothing that anybody sees in a browser without one', async () => {
    await city.visit('/about', onDesktop, async ({ page, faults }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(globalThis, 'LanguageModel');
      });
      await page.goto(`${city.url()}/chatbot`);
      await converse(page, wish, 1);
      await expectLocalAnswer(page, wish);
      expect(await gear(page).count()).toBe(0);
      expect(faults).toEqual([]);
    });
    await visit(onDesktop, { availability: 'unavailable' }, async ({ page }) => {
      await converse(page, wish, 1);
      await expectLocalAnswer(page, wish);
      expect(await gear(page).count()).toBe(0);
      expect(await toast(page).count()).toBe(0);
    });
  });

  const failures = [
    [{ fails: { prompt: 'UnknownError' }, answer: '{"deals":', pieceLength: 4 }, 'No model on this device'],
    [{ availability: 'downloadable' }, 'No model on this device'],
    [{ fails: { create: 'OperationError' } }, 'No model on this device'],
    [{ fails: { prompt: 'NotReadableError' }, answer: '{"deals":', pieceLength: 4 }, null],
    [{ contextWindow: 300 }, null],
    [{ answer: '' }, null],
  ] as const;

  it.each(quickChoice(failures))(
    'has the assistant answer by itself where it fails: %j',
    async (world, title) => {
      await visit(onDesktop, world, async ({ page }) => {
        await converse(page, wish, 1);
        await expectLocalAnswer(page, wish);
        expect((await seenByModel(page)).downloads).toBe(0);
        if (title === null) expect(await toast(page).count()).toBe(0);
        else
          await expectToast(
            page,
            title,
            "This browser's model can't answer at the moment. You can turn it on again in the settings.",
          );
      });
    },
  );

  it.runIf(isFullRun)('stops when the visitor does, and answers the next question', async () => {
    await visit(onDesktop, { stalls: true, pieceLength: 90 }, async ({ page }) => {
      await block(page).getByRole('textbox').fill(wish);
      await page.keyboard.press('Enter');
      await expect.poll(() => shownDeals(page)).toEqual([fitting.slug]);
      await button(page, 'Stop').click();
      await changeModel(page, { stalls: false });
      await converse(page, 'another date night indoors', 2);
      expect((await bubbles(page))[0]).toContain(fitting.title);
      expect(await seenByModel(page)).toMatchObject({ created: 1, alive: 1 });
    });
  });
});

describe('the double of the Prompt API', () => {
  it('has nothing that the API of this Chromium has not', async () => {
    const membersOf = (page: Page) =>
      page.evaluate(() => {
        const { LanguageModel } = globalThis as { LanguageModel?: { readonly prototype: object } };
        if (!LanguageModel) return null;
        const names = [LanguageModel, LanguageModel.prototype].flatMap((holder) =>
          Object.getOwnPropertyNames(holder),
        );
        return names.sort();
      });
    await city.visit('/about', onDesktop, async ({ page }) => {
      const real = await membersOf(page);
      await giveModel(page, {});
      await page.reload();
      // Not every Chromium has one.
      if (real) expect(real).toEqual(expect.arrayContaining((await membersOf(page)) ?? []));
    });
  });
});

/** A visit to the open settings, after a turn; the model has to be downloaded first. */
const visitSettings = (
  options: (typeof widths)[number][1],
  world: Partial<FakeWorld>,
  work: (page: Page) => Promise<void>,
) =>
  visit(
    options,
    { availability: 'downloadable', ...world },
    async ({ page }) => {
      await comesAlive(page);
      await converse(page, wish, 1);
      await openSettings(page);
      await work(page);
    },
    {},
  );

describe('the settings of the model of the browser', () => {
  it.each(quickChoice(widths))(
    'download it on %s once the visitor agrees, and say how far that is',
    async (_, options) => {
      await visitSettings(options, { stalls: true }, async (page) => {
        await expect.poll(() => dialog(page).getByText('several gigabytes').count()).toBe(0);
        await deviceSwitch(page).check();
        await dialog(page).getByText('several gigabytes').waitFor();
        expect(await axeViolations(page)).toEqual([]);
        expect((await seenByModel(page)).downloads).toBe(0);
        await choice(page, 'Download').click();
        await dialog(page).getByText('Downloading the model: 50%').waitFor();
        await expect.poll(() => dialog(page).getByRole('progressbar').getAttribute('value')).toBe('0.5');
        expect(await keptSettings(page)).toEqual({});
        await changeModel(page, { stalls: false });
        await expect.poll(() => dialog(page).count()).toBe(0);
        expect(await keptSettings(page)).toEqual({ useOpenAI: true });
        await converse(page, 'another date night indoors', 2);
        expect(await shownDeals(page)).toEqual([fitting.slug]);
        expect(await seenByModel(page)).toMatchObject({ downloads: 1, alive: 1 });
      });
    },
  );

  it.runIf(isFullRun)('cancel the download, and leave the model off', async () => {
    await visitSettings(onDesktop, { stalls: true }, async (page) => {
      await deviceSwitch(page).check();
      await choice(page, 'Download').click();
      await dialog(page).getByRole('progressbar').waitFor();
      await choice(page, 'Cancel').click();
      await expectToast(page, 'Download canceled', 'You can start it again in the settings.');
      expect(await dialog(page).count()).toBe(1);
      expect(await keptSettings(page)).toEqual({});
      await changeModel(page, { stalls: false });
      await choice(page, 'Download').click();
      await expect.poll(() => dialog(page).count()).toBe(0);
      expect(await seenByModel(page)).toMatchObject({ created: 1, alive: 0 });
    });
  });

  it.runIf(isFullRun)('say that a download failed', async () => {
    await visitSettings(onPhone, { fails: { download: 'NetworkError' } }, async (page) => {
      await deviceSwitch(page).check();
      await choice(page, 'Download').click();
      await toast(page).getByText('Model not downloaded').waitFor();
      expect(await keptSettings(page)).toEqual({});
    });
  });
});
