import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  button,
  closePanel,
  guide,
  isOpen,
  log,
  offers,
  onDesktop,
  onPhone,
  panel,
  question,
} from '../support/askPanel.ts';
import { dealPage } from '../support/dealPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { axeViolations, holdBack, sampleCity, saveData, settled } from '../support/visit.ts';

const city = sampleCity();

const widths = [
  ['a phone', onPhone],
  ['a desktop', onDesktop],
] as const;

/** Scripts and data that a page asks for from now on, by their names without a hash. */
function askedBy(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const name = /^\/(?:assets\/)?([a-z-]+)(?:-[A-Za-z0-9]+)?\.(?:js|json)$/.exec(pathname)?.[1];
    if (name) names.push(name);
  });
  return names;
}

const chatNames = new Set(['ask', 'chat-panel', 'assistant', 'deals']);

describe('what the panel is made of', () => {
  // What opens the panel is loaded ahead (docs/decisions/018-islands.md), except for visitors who save data.
  it.each([
    ['', false, ['ask']],
    [', where the visitor saves data', true, []],
  ])('comes when somebody is at its button%s', async (_, saves, ahead) => {
    await city.visit('/robots.txt', onDesktop, async ({ page }) => {
      if (saves) await saveData(page);
      const asked = askedBy(page);
      const ofChat = () => asked.filter((name) => chatNames.has(name));
      await page.goto(city.url() + dealPage);
      await settled(page);
      await page.mouse.wheel(0, 4000);
      await settled(page);
      await expect.poll(ofChat).toEqual(ahead);
      expect(await page.locator('[data-island="ask"]').getAttribute('data-when')).toBe('interaction');
      await button(page).focus();
      await expect.poll(ofChat).toEqual(expect.arrayContaining(['ask', 'chat-panel', 'assistant', 'deals']));
      expect(await isOpen(page)).toBe(false);
    });
  });

  it.each(quickChoice(widths))(
    'may be slow: the panel opens at once, and can be closed, on %s',
    async (_, options) => {
      await city.visit(dealPage, options, async ({ page, faults }) => {
        const release = await holdBack(page, '**/assets/chat-panel-*');
        await button(page).click();
        await panel(page).getByText('Loading the chat').waitFor();
        expect(await panel(page).locator('h2').textContent()).toBe('Ask Charlotte');
        expect(await button(page).isVisible()).toBe(false);
        await page.keyboard.press('Escape');
        await expect.poll(() => isOpen(page)).toBe(false);
        await button(page).click();
        await panel(page).getByText('Loading the chat').waitFor();
        release();
        await log(page).waitFor();
        expect(await panel(page).getByText('Loading the chat').isVisible()).toBe(false);
        expect(await panel(page).locator('h2:visible').count()).toBe(1);
        expect(await panel(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
        expect(faults).toEqual([]);
      });
    },
  );

  it.runIf(isFullRun).each([
    ['its script', '**/assets/ask-*'],
    ['its style sheet', '**/assets/conversation-*'],
  ])('may lack %s: then the link is followed', async (_, pattern) => {
    await city.visit(dealPage, onPhone, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await button(page).click();
      await page.waitForURL('**/chatbot');
    });
  });

  it.runIf(isFullRun).each([
    ['the script of the chat', '**/assets/chat-panel-*'],
    ['the data of the assistant', '**/assistant.json'],
  ])('may lack %s: the panel says so, and can be closed', async (_, pattern) => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await button(page).click();
      await panel(page).getByText('The chat can’t load right now.').waitFor();
      await closePanel(page);
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => button(page).isVisible()).toBe(true);
    });
  });

  it('is tried again when the visitor says so', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await page.route('**/assistant.json', (route) => route.fulfill({ status: 503 }));
      await button(page).click();
      await panel(page).getByText('The chat can’t load right now.').waitFor();
      await page.unroute('**/assistant.json');
      await panel(page).getByRole('button', { name: 'Try again' }).click();
      await log(page).waitFor();
      expect(await panel(page).getByText('The chat can’t load right now.').isVisible()).toBe(false);
    });
  });

  it.runIf(isFullRun)('may break down: the page stays, and there is a way out', async () => {
    await city.visit(dealPage, onDesktop, async ({ page }) => {
      await page.route('**/assistant.json', async (route) => {
        const response = await route.fetch();
        const data = await response.json();
        await route.fulfill({ response, json: { ...data, head: { ...data.head, quickReplies: null } } });
      });
      await button(page).click();
      await panel(page).getByText('This part of the page stopped working.').waitFor();
      expect(await panel(page).getByText('Loading the chat').isVisible()).toBe(false);
      await closePanel(page);
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => page.locator('h1').isVisible()).toBe(true);
    });
  });
});

describe('the question at the end of a guide', () => {
  const asked = (page: Page) => page.locator('.ask-band textarea');

  it.each(quickChoice(widths))('goes on in the panel on %s', async (_, options) => {
    await city.visit(guide, options, async ({ page, faults }) => {
      await asked(page).fill(question);
      await asked(page).press('Enter');
      await log(page).getByText(question).waitFor();
      await offers(page).first().waitFor();
      expect(await log(page).getByText(question).count()).toBe(1);
      expect(new URL(page.url()).pathname).toBe(guide);
      expect(await asked(page).inputValue()).toBe('');
      await closePanel(page);
      await expect.poll(() => asked(page).evaluate((input) => input === document.activeElement)).toBe(true);
      expect(faults).toEqual([]);
    });
  });

  it.runIf(isFullRun)('joins the conversation that is there', async () => {
    await city.visit(guide, onDesktop, async ({ page }) => {
      await asked(page).fill(question);
      await page.locator('.ask-band form button').click();
      await offers(page).first().waitFor();
      await asked(page).fill('And something outdoors');
      await page.locator('.ask-band form button').click();
      await log(page).getByText('And something outdoors').waitFor();
      expect(await log(page).getByText(question).count()).toBe(1);
    });
  });

  it.runIf(isFullRun)('waits for a slow script, and is asked once', async () => {
    await city.visit(guide, onDesktop, async ({ page }) => {
      const release = await holdBack(page, '**/assets/ask-*');
      await asked(page).fill(question);
      await asked(page).press('Enter');
      await asked(page).press('Enter');
      release();
      await offers(page).first().waitFor();
      expect(await log(page).getByText(question).count()).toBe(1);
      expect(new URL(page.url()).pathname).toBe(guide);
    });
  });

  it('has several lines and 2,000 characters, and refuses what is longer with words', async () => {
    await city.visit(guide, onPhone, async ({ page, faults }) => {
      const send = page.locator('.ask-band form button');
      const words = `${question}, `.repeat(60).slice(0, 1990);
      await asked(page).fill(words);
      await page.locator('.ask-band').getByText('10 characters left').waitFor();
      await asked(page).press('End');
      await asked(page).press('Shift+Enter');
      await asked(page).pressSequentially('twelve chars');
      await page.locator('.ask-band').getByRole('alert').getByText('3 characters too many').waitFor();
      expect(await send.isDisabled()).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
      await asked(page).press('Enter');
      expect(await isOpen(page)).toBe(false);
      for (const _ of 'ars') await asked(page).press('Backspace');
      await asked(page).press('Enter');
      await log(page).getByText('twelve ch').waitFor();
      expect(await log(page).getByText('twelve ch').innerText()).toContain(words.slice(0, 1900));
      await expect.poll(() => asked(page).inputValue()).toBe('');
      expect(faults).toEqual([]);
    });
  });

  it('has lists in its place without script', async () => {
    await city.visit(guide, { ...onPhone, javaScriptEnabled: false }, async ({ page }) => {
      expect(await asked(page).isVisible()).toBe(false);
      expect(await page.locator('.ask-band').getByRole('button').count()).toBe(0);
      await page.locator('.ask-band').getByRole('link', { name: 'View All Deals' }).click();
      await page.waitForURL('**/deals');
    });
  });

  it.runIf(isFullRun)('goes to search where the script cannot be loaded', async () => {
    for (const pattern of ['**/assets/ask-*', '**/assets/conversation-*']) {
      await city.visit('/robots.txt', onDesktop, async ({ page }) => {
        await page.route(pattern, (route) => route.abort());
        await page.goto(city.url() + guide);
        await asked(page).fill('tacos');
        await page.locator('.ask-band form button').click();
        await page.waitForURL('**/search?q=tacos');
      });
    }
  });
});
