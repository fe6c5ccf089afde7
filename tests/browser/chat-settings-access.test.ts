import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onDesktop, onPhone, openPanel, still } from '../support/askPanel.ts';
import {
  atGear,
  choice,
  dialog,
  gear,
  hostedSwitch,
  isGone,
  keepSettings,
  keptSettings,
  keyField,
  openSettings,
  toast,
} from '../support/chatSettings.ts';
import { dealPage } from '../support/dealPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { axeViolations, sampleCity } from '../support/visit.ts';

const city = sampleCity();
const key = 'sk-test-0123456789';

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
        await expect.poll(() => motionOf(page)).toBe(name);
      });
    }
  });
});
