import { describe, expect, it } from 'vitest';
import { ask, onDesktop, onPhone, openPanel, question } from '../support/askPanel.ts';
import {
  atGear,
  choice,
  dialog,
  hasFocus,
  hostedSwitch,
  isGone,
  keepSettings,
  keptSettings,
  keptText,
  keyField,
  model,
  openSettings,
  reloadPanel,
  slider,
  toast,
  turnOn,
} from '../support/chatSettings.ts';
import { dealPage } from '../support/dealPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { sampleCity, settled } from '../support/visit.ts';

const city = sampleCity();
const key = 'sk-test-0123456789';

describe('saving the settings', () => {
  const wrongKeys = [
    ['sk-short', 'Invalid API Key', 'at least 10 characters'],
    ['', 'OpenAI API Key missing', 'Add your key for api.openai.com'],
    ['your-api-key-here', 'Invalid API Key', 'your own key'],
    ['sk-with a space in it', 'Invalid API Key', 'no spaces'],
  ] as const;

  it.each(quickChoice(wrongKeys))(
    'with %j for a key says what is wrong, and where',
    async (typed, title, help) => {
      await city.visit(dealPage, onPhone, async ({ page }) => {
        await openPanel(page);
        await turnOn(page);
        await keyField(page).fill(typed);
        await choice(page, 'Save').click();
        await toast(page).getByText(title).waitFor();
        expect(await toast(page).textContent()).toContain(help);
        // Else it would be out of reach behind the dialog.
        expect(await dialog(page).locator('.toast').count()).toBe(1);
        expect(await keyField(page).getAttribute('aria-invalid')).toBe('true');
        expect(await hasFocus(page, '.secret input')).toBe(true);
        const described = await keyField(page).evaluate((input) =>
          (input.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent)
            .join(' '),
        );
        expect(described).toContain(help);
        expect(await keptText(page)).toBeNull();
        await keyField(page).press('x');
        await expect.poll(() => keyField(page).getAttribute('aria-invalid')).toBe('false');
      });
    },
  );

  it('keeps them over a reload, with the key out of sight and out of the page', async () => {
    await city.visit(dealPage, onDesktop, async ({ page, faults }) => {
      await openPanel(page);
      await turnOn(page);
      await model(page, 'Quicker').check();
      await slider(page).fill('0.3');
      await keyField(page).fill(` ${key} `);
      await choice(page, 'Show key').click();
      await expect.poll(() => keyField(page).getAttribute('type')).toBe('text');
      await choice(page, 'Hide key').click();
      await expect.poll(() => page.content()).not.toContain(key);
      await choice(page, 'Save').click();
      await toast(page).getByText('Settings saved').waitFor();
      expect(await toast(page).textContent()).toContain('Your chatbot settings have been updated.');
      await isGone(page);
      await atGear(page);
      expect(await keptSettings(page)).toEqual({
        useOpenAI: true,
        openAIApiKey: key,
        openAIModel: 'gpt-6-luna',
        temperature: 0.3,
      });
      expect(await page.content()).not.toContain(key);
      await reloadPanel(page);
      await openSettings(page);
      await expect.poll(() => hostedSwitch(page).isChecked()).toBe(true);
      await expect.poll(() => model(page, 'Quicker').isChecked()).toBe(true);
      await expect.poll(() => slider(page).inputValue()).toBe('0.3');
      await expect.poll(() => dialog(page).locator('output').textContent()).toBe('0.3');
      await expect.poll(() => keyField(page).inputValue()).toBe('');
      await expect.poll(() => keyField(page).getAttribute('placeholder')).toMatch(/^•+$/);
      await expect.poll(() => page.content()).not.toContain(key);
      // The kept key stays where none is typed.
      await choice(page, 'Reset temperature').click();
      await expect.poll(() => hasFocus(page, '[type="range"]')).toBe(true);
      await choice(page, 'Save').click();
      await isGone(page);
      expect(await keptSettings(page)).toEqual({
        useOpenAI: true,
        openAIApiKey: key,
        openAIModel: 'gpt-6-luna',
      });
      // Whoever is asked here would be a foreign request.
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('needs no key for what is off, and keeps the one that was there', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await keepSettings(page, { useOpenAI: true, openAIApiKey: key });
      await openPanel(page);
      await openSettings(page);
      await hostedSwitch(page).uncheck();
      await choice(page, 'Save').click();
      await toast(page).getByText('Settings saved').waitFor();
      expect(await keptSettings(page)).toEqual({ useOpenAI: false, openAIApiKey: key });
    });
  });

  it.runIf(isFullRun)('says so where the browser keeps nothing', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await reloadPanel(page);
      await turnOn(page);
      await keyField(page).fill(key);
      await choice(page, 'Save').click();
      await toast(page).getByText('Settings not saved').waitFor();
      expect(await dialog(page).count()).toBe(1);
    });
  });

  it.runIf(isFullRun)('asks nobody for a conversation that goes on without', async () => {
    await city.visit(dealPage, onDesktop, async ({ page, faults }) => {
      await openPanel(page);
      await turnOn(page);
      await keyField(page).fill(key);
      await settled(page);
      await choice(page, 'Cancel').click();
      await ask(page, question);
      expect(faults).toEqual([]);
    });
  });
});

describe('the kept key', () => {
  it.runIf(isFullRun).each([
    ['on', true],
    ['off', false],
  ])('is cleared at once, with the model %s', async (_, useOpenAI) => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await keepSettings(page, { useOpenAI, openAIApiKey: key, openAIModel: 'gpt-6-luna', temperature: 0.5 });
      await openPanel(page);
      await openSettings(page);
      await choice(page, 'Clear key').click();
      await toast(page).getByText('Key cleared').waitFor();
      expect(await keptSettings(page)).toEqual({ useOpenAI, openAIModel: 'gpt-6-luna', temperature: 0.5 });
      expect(await choice(page, 'Clear key').count()).toBe(0);
      expect(await hasFocus(page, useOpenAI ? '.secret input' : '[role="switch"]')).toBe(true);
      await choice(page, 'Cancel').click();
      await expect.poll(() => keptText(page)).not.toContain(key);
    });
  });

  it.runIf(isFullRun)('is reported where it is invalid', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await keepSettings(page, { useOpenAI: true, openAIApiKey: 'your-api-key-here' });
      await openPanel(page);
      await openSettings(page);
      await choice(page, 'Save').click();
      await toast(page).getByText('Invalid API Key').waitFor();
    });
  });
});

describe('settings of before', () => {
  it('load with a notice about a model that is gone, and are new once they are saved', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      const old = { useOpenAI: true, openAIApiKey: key, openAIModel: 'gpt-4o', temperature: '0.7', theme: 1 };
      await keepSettings(page, old);
      await openPanel(page);
      await openSettings(page);
      const notice = dialog(page).getByText(
        'The model gpt-4o is no longer offered; gpt-6.1-sol is used instead.',
      );
      expect(await notice.isVisible()).toBe(true);
      expect(await keptSettings(page)).toEqual(old);
      await choice(page, 'Save').click();
      await isGone(page);
      expect(await keptSettings(page)).toEqual({
        useOpenAI: true,
        openAIApiKey: key,
        openAIModel: 'gpt-6.1-sol',
        temperature: 0.7,
      });
      await openSettings(page);
      await expect.poll(() => notice.count()).toBe(0);
    });
  });

  it.runIf(isFullRun).each(['{', '[]', '{"useOpenAI":{},"openAIApiKey":7,"temperature":"hot"}'])(
    'may be %s: the form is as at first',
    async (stored) => {
      await city.visit(dealPage, onDesktop, async ({ page, faults }) => {
        await page.evaluate((text) => localStorage.setItem('chatbot_settings', text), stored);
        await openPanel(page);
        await openSettings(page);
        await expect.poll(() => hostedSwitch(page).isChecked()).toBe(false);
        expect(faults).toEqual([]);
      });
    },
  );
});
