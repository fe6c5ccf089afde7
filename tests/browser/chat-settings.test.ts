import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { HostedModel } from '../../data/model/assistant/hostedModel.ts';
import {
  ask,
  isOpen as isPanelOpen,
  onDesktop,
  onPhone,
  openPanel,
  question,
  still,
} from '../support/askPanel.ts';
import { answers, say } from '../support/chatPage.ts';
import {
  choice,
  dialog,
  gear,
  hostedIs,
  hostedSwitch,
  keepSettings,
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
import { axeViolations, sampleCity, settled } from '../support/visit.ts';

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

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
const atGear = (page: Page) => expect.poll(() => hasFocus(page, '[aria-label="Chat settings"]')).toBe(true);
const isGone = (page: Page) => expect.poll(() => dialog(page).count()).toBe(0);

/** Loads the page again, and opens the panel in it. */
async function reload(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await openPanel(page);
}

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
      expect(await hasFocus(page, '[role="switch"]')).toBe(true);
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
      expect(await hostedSwitch(page).isChecked()).toBe(false);
      expect(await dialog(page).getByText('go to api.openai.com.').isVisible()).toBe(true);
      expect(await keyField(page).count()).toBe(0);
      await hostedSwitch(page).check();
      expect(await keyField(page).getAttribute('type')).toBe('password');
      expect(await model(page, 'More thorough').isChecked()).toBe(true);
      expect(await dialog(page).locator('output').textContent()).toBe('Up to the model');
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
      expect(await dialog(page).count()).toBe(1);
      await page.mouse.click(40, 400);
      await isGone(page);
      await atGear(page);
      expect(await keptText(page)).toBeNull();
      await openSettings(page);
      expect(await hostedSwitch(page).isChecked()).toBe(false);
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

describe('saving the settings', () => {
  const wrongKeys = [
    ['sk-short', 'Invalid API Key', 'at least 10 characters'],
    ['', 'OpenAI API Key missing', 'Add your key for api.openai.com'],
    ['your-api-key-here', 'Invalid API Key', 'at least 10 characters'],
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
        expect(await keyField(page).getAttribute('aria-invalid')).toBe('false');
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
      expect(await keyField(page).getAttribute('type')).toBe('text');
      await choice(page, 'Hide key').click();
      expect(await page.content()).not.toContain(key);
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
      await reload(page);
      await openSettings(page);
      expect(await hostedSwitch(page).isChecked()).toBe(true);
      expect(await model(page, 'Quicker').isChecked()).toBe(true);
      expect(await slider(page).inputValue()).toBe('0.3');
      expect(await dialog(page).locator('output').textContent()).toBe('0.3');
      expect(await keyField(page).inputValue()).toBe('');
      expect(await keyField(page).getAttribute('placeholder')).toMatch(/^•+$/);
      expect(await page.content()).not.toContain(key);
      // The kept key stays where none is typed.
      await choice(page, 'Reset temperature').click();
      expect(await hasFocus(page, '[type="range"]')).toBe(true);
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
      await reload(page);
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
      expect(await keptText(page)).not.toContain(key);
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
      expect(await notice.count()).toBe(0);
    });
  });

  it.runIf(isFullRun).each(['{', '[]', '{"useOpenAI":{},"openAIApiKey":7,"temperature":"hot"}'])(
    'may be %s: the form is as at first',
    async (stored) => {
      await city.visit(dealPage, onDesktop, async ({ page, faults }) => {
        await page.evaluate((text) => localStorage.setItem('chatbot_settings', text), stored);
        await openPanel(page);
        await openSettings(page);
        expect(await hostedSwitch(page).isChecked()).toBe(false);
        expect(faults).toEqual([]);
      });
    },
  );
});

describe('the settings where the model is elsewhere', () => {
  it.runIf(isFullRun)(
    'need no key and no temperature for the proxy of the site, which is on at first',
    async () => {
      await city.visit(dealPage, onDesktop, async ({ page }) => {
        await hostedIs(page, proxy);
        await openPanel(page);
        await openSettings(page);
        expect(await hostedSwitch(page).isChecked()).toBe(true);
        expect(await dialog(page).getByText('go to this site’s own server').isVisible()).toBe(true);
        expect([await keyField(page).count(), await slider(page).count()]).toEqual([0, 0]);
        expect(await model(page, 'Quicker').isChecked()).toBe(true);
        expect(await dialog(page).getByText('The temperature is up to the model.').isVisible()).toBe(true);
        expect(await dialog(page).textContent()).not.toContain('gpt');
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
      expect(await dialog(page).getByText('go to localhost:11434 on this device.').isVisible()).toBe(true);
      expect(await dialog(page).getByText('API key (optional)').isVisible()).toBe(true);
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
      expect(await keyField(page).isVisible()).toBe(true);
      expect(await dialog(page).getByRole('radio').count()).toBe(0);
      expect(await slider(page).inputValue()).toBe('0.7');
      expect(await dialog(page).locator('output').textContent()).toBe('0.7');
    });
  });
});

describe('the settings for everybody', () => {
  it.runIf(isFullRun)('can be made with the keyboard alone', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await openPanel(page);
      await gear(page).focus();
      await page.keyboard.press('Enter');
      await dialog(page).waitFor();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Tab');
      for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Tab');
      await page.keyboard.type(key);
      await page.keyboard.press('Enter');
      await isGone(page);
      await atGear(page);
      expect(await keptSettings(page)).toEqual({
        useOpenAI: true,
        openAIApiKey: key,
        openAIModel: 'gpt-6-luna',
        temperature: 0.5,
      });
    });
  });

  const looks = [
    ['a phone in the dark', { ...onPhone, colorScheme: 'dark' }],
    ['a desktop in the light', { ...onDesktop, colorScheme: 'light' }],
    ['a phone in the light', { ...onPhone, colorScheme: 'light' }],
    ['a desktop in the dark', { ...onDesktop, colorScheme: 'dark' }],
  ] as const;

  it.each(quickChoice(looks))('are within reach on %s', async (_, options) => {
    await city.visit(dealPage, options, async ({ page }) => {
      await keepSettings(page, { openAIApiKey: key, openAIModel: 'gpt-4o' });
      await openPanel(page);
      await openSettings(page);
      expect(await axeViolations(page)).toEqual([]);
      await hostedSwitch(page).check();
      await keyField(page).fill('short');
      await choice(page, 'Save').click();
      await toast(page).getByText('Invalid API Key').waitFor();
      expect(await axeViolations(page)).toEqual([]);
    });
  });

  it.runIf(isFullRun)('have targets for thumbs on a phone', async () => {
    await city.visit(dealPage, onPhone, async ({ page }) => {
      await keepSettings(page, { useOpenAI: true, openAIApiKey: key, temperature: 0.2 });
      await openPanel(page);
      await openSettings(page);
      const small = await dialog(page)
        .locator('button, label:has(input), input[type="range"], .secret input')
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.getBoundingClientRect().height < 44)
            .map(({ outerHTML }) => outerHTML),
        );
      expect(small).toEqual([]);
    });
  });

  it.runIf(isFullRun).each([
    ['320 px', { width: 320, height: 640 }],
    ['320 px at 400 %', { width: 320, height: 256 }],
    ['a phone on its side', { width: 740, height: 360 }],
    ['a desktop at 200 %', { width: 720, height: 450 }],
  ])('are whole at %s, and what has the focus is in sight', async (_, viewport) => {
    await city.visit(dealPage, { ...still, viewport }, async ({ page }) => {
      await keepSettings(page, {
        useOpenAI: true,
        openAIApiKey: key,
        openAIModel: 'gpt-4o',
        temperature: 0.2,
      });
      await openPanel(page);
      await openSettings(page);
      const box = await dialog(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      const wide = await dialog(page).evaluate((shown) =>
        [shown, ...shown.querySelectorAll('*')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(wide).toEqual([]);
      const seen = new Set<string>();
      for (let step = 0; step < 9; step++) {
        const hidden = await page.evaluate(() => {
          const active = document.activeElement as HTMLElement;
          const { left, top, width, height } = active.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return found && (active.contains(found) || found.contains(active)) ? '' : active.outerHTML;
        });
        expect(hidden).toBe('');
        seen.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60) ?? ''));
        await page.keyboard.press('Tab');
      }
      expect(seen.size).toBeGreaterThan(7);
    });
  });

  it.runIf(isFullRun)('move for those who like motion, and for nobody else', async () => {
    const motionOf = (page: Page) => dialog(page).evaluate((shown) => getComputedStyle(shown).animationName);
    for (const [reducedMotion, name] of [
      ['reduce', 'none'],
      ['no-preference', 'settings-in'],
    ] as const) {
      await city.visit(dealPage, { ...onPhone, reducedMotion }, async ({ page }) => {
        await openPanel(page);
        await openSettings(page);
        expect(await motionOf(page)).toBe(name);
      });
    }
  });
});
