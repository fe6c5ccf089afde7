import { describe, expect, it } from 'vitest';
import type { HostedModel } from '../../data/model/assistant/hostedModel.ts';
import { guide, isOpen as isPanelOpen, onDesktop, onPhone, openPanel } from '../support/askPanel.ts';
import { answers, say } from '../support/chatPage.ts';
import {
  atGear,
  choice,
  dialog,
  gear,
  hasFocus,
  hostedIs,
  hostedSwitch,
  isGone,
  keptSettings,
  keptText,
  keyField,
  model,
  openSettings,
  slider,
  toast,
  turnOn,
} from '../support/chatSettings.ts';
import { dealPage } from '../support/dealPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { sampleCity, settled } from '../support/visit.ts';

const city = sampleCity();
const key = 'sk-test-0123456789';
const models = { small: 'gpt-6-luna', standard: 'gpt-6.1-sol' };
const proxy = {
  type: 'proxy',
  url: 'https://ask.deals.example',
  isAgreed: true,
} as const satisfies HostedModel;
const local: HostedModel = { type: 'chat-completions', url: 'http://localhost:11434/v1', models };
const assistants: HostedModel = {
  type: 'assistants',
  url: 'https://models.example/v1',
  models,
  assistantId: 'asst_1',
};

describe('the settings of the hosted model', () => {
  it.each(
    quickChoice([
      ['the page of the assistant', '/chatbot'],
      ['home', '/'],
    ]),
  )('are at hand in %s from the start, and in a conversation', async (_, path) => {
    await city.visit(path, onDesktop, async ({ page, faults }) => {
      await openSettings(page);
      await page.keyboard.press('Escape');
      await isGone(page);
      await atGear(page);
      await say(page, 'tacos');
      await answers(page, 1);
      expect(await gear(page).count()).toBe(1);
      await openSettings(page);
      await expect.poll(() => hasFocus(page, '[role="switch"]')).toBe(true);
      await page.keyboard.press('Escape');
      await isGone(page);
      await atGear(page);
      expect(faults).toEqual([]);
    });
  });

  it('are at hand at the question of a guide, before it is asked', async () => {
    await city.visit(guide, onPhone, async ({ page, faults }) => {
      await openSettings(page);
      expect(await isPanelOpen(page)).toBe(false);
      await page.keyboard.press('Escape');
      await isGone(page);
      await atGear(page);
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun).each([
    ['a phone', onPhone],
    ['a desktop', onDesktop],
  ])('are at hand in the panel on %s, which stays open', async (_, options) => {
    await city.visit(dealPage, options, async ({ page, faults }) => {
      await openPanel(page);
      for (const leave of ['Cancel', 'Close settings']) {
        await openSettings(page);
        await choice(page, leave).click();
        await isGone(page);
        await atGear(page);
      }
      await openSettings(page);
      await page.keyboard.press('Escape');
      await isGone(page);
      expect(await isPanelOpen(page)).toBe(true);
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('are not offered where the assistant answers alone', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await hostedIs(page, undefined);
      await openPanel(page);
      await settled(page);
      expect(await gear(page).count()).toBe(0);
    });
  });

  it.runIf(isFullRun)('are off at first, and say where words go once they are on', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await openPanel(page);
      await openSettings(page);
      await expect.poll(() => hostedSwitch(page).isChecked()).toBe(false);
      await expect.poll(() => dialog(page).getByText('go to api.openai.com.').isVisible()).toBe(true);
      await expect.poll(() => keyField(page).count()).toBe(0);
      await hostedSwitch(page).check();
      await expect.poll(() => keyField(page).getAttribute('type')).toBe('password');
      await expect.poll(() => model(page, 'More thorough').isChecked()).toBe(true);
      await expect.poll(() => dialog(page).locator('output').textContent()).toBe('Up to the model');
      expect(await slider(page).evaluate((range) => getComputedStyle(range).getPropertyValue('--done'))).toBe(
        '0%',
      );
    });
  });

  it.runIf(isFullRun)('come when they are asked for, and not before', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const parts = () => asked.filter((url) => /ettings(?:Dialog)?-\w+\.(?:js|css)$/.test(url)).length;
      await openPanel(page);
      await gear(page).waitFor();
      expect(parts()).toBe(0);
      await openSettings(page);
      expect(parts()).toBe(2);
    });
  });

  it.runIf(isFullRun)('open once for whoever clicks twice', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await openPanel(page);
      await gear(page).evaluate((button) => {
        for (let time = 0; time < 3; time++) (button as HTMLElement).click();
      });
      await dialog(page).waitFor();
      await settled(page);
      expect(await dialog(page).count()).toBe(1);
    });
  });

  it.runIf(isFullRun)('may fail to load: a toast says so', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await openPanel(page);
      await page.route('**/assets/SettingsDialog-*', (route) => route.abort());
      await gear(page).click();
      await toast(page).getByText("Couldn't open the settings").waitFor();
      expect(await dialog(page).count()).toBe(0);
      expect(await isPanelOpen(page)).toBe(true);
    });
  });

  it.runIf(isFullRun)('work without their style sheet', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await page.route('**/assets/settings-*', (route) => route.abort());
      await openPanel(page);
      await turnOn(page);
      await keyField(page).fill(key);
      await choice(page, 'Save').click();
      await isGone(page);
      expect(await keptText(page)).toContain(key);
    });
  });
});

describe('leaving the settings', () => {
  it.runIf(isFullRun)('with a click beside them keeps nothing', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await openPanel(page);
      await turnOn(page);
      await keyField(page).fill(key);
      await dialog(page).getByRole('heading').click();
      await keyField(page).click();
      await expect.poll(() => dialog(page).count()).toBe(1);
      await page.mouse.click(40, 400);
      await isGone(page);
      await atGear(page);
      expect(await keptText(page)).toBeNull();
      await openSettings(page);
      await expect.poll(() => hostedSwitch(page).isChecked()).toBe(false);
    });
  });

  it.runIf(isFullRun)('is not what a press that began in a field and ends beside them means', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await openPanel(page);
      await turnOn(page);
      const box = await keyField(page).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 10);
      await page.mouse.down();
      await page.mouse.move(40, 400);
      await page.mouse.up();
      await settled(page);
      expect(await dialog(page).count()).toBe(1);
    });
  });

  it.runIf(isFullRun)('is not what turning a phone means: they stay in front of the panel', async () => {
    await city.visit(dealPage, onPhone, async ({ page, faults }) => {
      await openPanel(page);
      await turnOn(page);
      await keyField(page).fill('half a k');
      for (const [width, height] of [
        [844, 390],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await settled(page);
        expect(await keyField(page).inputValue()).toBe('half a k');
        expect(await hasFocus(page, '.secret input')).toBe(true);
        await choice(page, 'Show key').or(choice(page, 'Hide key')).tap();
        await keyField(page).focus();
      }
      await choice(page, 'Cancel').click();
      await isGone(page);
      await atGear(page);
      expect(faults).toEqual([]);
    });
  });
});

describe('the settings where the model is elsewhere', () => {
  it.runIf(isFullRun)(
    'need no key and no temperature for the proxy of the site, which is on at first',
    async () => {
      await city.visit(dealPage, onDesktop, async ({ page }) => {
        await hostedIs(page, proxy);
        await openPanel(page);
        await openSettings(page);
        await expect.poll(() => hostedSwitch(page).isChecked()).toBe(true);
        await expect
          .poll(() => dialog(page).getByText('go to this site’s own server').isVisible())
          .toBe(true);
        expect([await keyField(page).count(), await slider(page).count()]).toEqual([0, 0]);
        await expect.poll(() => model(page, 'Quicker').isChecked()).toBe(true);
        await expect
          .poll(() => dialog(page).getByText('The temperature is up to the model.').isVisible())
          .toBe(true);
        await expect.poll(() => dialog(page).textContent()).not.toContain('gpt');
        await model(page, 'More thorough').check();
        await choice(page, 'Save').click();
        await isGone(page);
        const agreedTo = proxy.url;
        expect(await keptSettings(page)).toEqual({ useOpenAI: true, agreedTo, openAIModel: 'standard' });
      });
    },
  );

  it.runIf(isFullRun)('do not insist on a key for a server on this machine', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await hostedIs(page, local);
      await openPanel(page);
      await turnOn(page);
      await expect
        .poll(() => dialog(page).getByText('go to localhost:11434 on this device.').isVisible())
        .toBe(true);
      await expect.poll(() => dialog(page).getByText('API key (optional)').isVisible()).toBe(true);
      await keyField(page).fill('short');
      await choice(page, 'Save').click();
      await toast(page).getByText('Invalid API Key').waitFor();
      await keyField(page).fill('');
      await choice(page, 'Save').click();
      await isGone(page);
      expect(await keptSettings(page)).toEqual({
        useOpenAI: true,
        openAIModel: 'gpt-6.1-sol',
        temperature: 0.7,
      });
    });
  });

  it.runIf(isFullRun)('leave the model to an assistant of the server', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await hostedIs(page, assistants);
      await openPanel(page);
      await turnOn(page);
      await expect.poll(() => keyField(page).isVisible()).toBe(true);
      await expect.poll(() => dialog(page).getByRole('radio').count()).toBe(0);
      await expect.poll(() => slider(page).inputValue()).toBe('0.7');
      await expect.poll(() => dialog(page).locator('output').textContent()).toBe('0.7');
    });
  });
});
