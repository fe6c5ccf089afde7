import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answers, block, keptChat, log, say } from './chatPage.ts';
import type { Gate } from './gate.ts';
import { secret } from './proxy.ts';
import { type City, desktop, type Visit } from './visit.ts';

/** A message with everything that the assistant needs to know. */
export const wish = 'date night indoors';

/** A deal of the sample city that fits. */
export const fitting = {
  slug: 'comedy-late-noda',
  title: 'Late comedy show, two seats',
  fact: 'it’s for ages 21 and over',
};

/** A model's answer in the requested format. */
export const chosen = (fields: object = {}): string =>
  JSON.stringify({
    deals: [{ id: fitting.slug, facts: ['ages'], quotes: [] }],
    asked: [],
    wish: null,
    operations: [],
    cannot: [],
    question: null,
    opening: 'warm',
    closing: null,
    ...fields,
  });

/** The first message of the answer: kind words before the first one, and what the catalog says. */
export const chosenText = new RegExp(
  `^(?:What a nice idea! )?.*“${fitting.title},?”.*\n“${fitting.title}”: ${fitting.fact}`,
);

/** A visit to the assistant's page with the hosted model turned on. */
export async function hostedVisit(
  city: City,
  gate: Gate,
  work: (visit: Visit) => Promise<void>,
  { isOwnKey = true, viewport = desktop } = {},
): Promise<void> {
  const still = { viewport, reducedMotion: 'reduce' } as const;
  await city.visit('/about', still, async (visit) => {
    const { page } = visit;
    const settings = { useOpenAI: true, openAIApiKey: secret, openAIModel: 'gpt-6-luna' };
    if (isOwnKey)
      await page.evaluate((text) => localStorage.setItem('chatbot_settings', text), JSON.stringify(settings));
    await page.goto(`${city.url()}/chatbot`);
    visit.faults.length = 0;
    await work(visit);
    expect(strangeFaults(visit.faults, gate)).toEqual([]);
    await expectNoKey(page);
  });
}

/** What a browser complains about, but what it says of every answer that is no success, and what it was told to ask. */
const strangeFaults = (faults: readonly string[], gate: Gate) =>
  faults.filter(
    (fault) => !fault.startsWith(`asked ${gate.url}/`) && !/^Failed to load resource/.test(fault),
  );

/** The key is in the settings, and nowhere else that anybody can see. */
async function expectNoKey(page: Page): Promise<void> {
  expect(await page.content()).not.toContain(secret);
  expect((await keptChat(page)) ?? '').not.toContain(secret);
  expect(page.url()).not.toContain(secret);
}

/** The slugs of the deals in the latest turn. */
export const shownDeals = (page: Page): Promise<string[]> =>
  log(page)
    .locator('.turn')
    .last()
    .locator('.offer h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('/deal/', '') ?? ''));

/** The messages of the latest turn, bubble by bubble. */
export const bubbles = (page: Page): Promise<string[]> =>
  log(page).locator('.turn').last().locator('.said .bubble').allInnerTexts();

/** Sends `words`, and waits for the whole answer to turn number `turn`. */
export async function converse(page: Page, words: string, turn: number): Promise<void> {
  await say(page, words);
  await answers(page, turn);
}

/** Waits for a toast with this title and text. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page.locator('.toast');
  await expect.poll(() => toast.allTextContents()).toEqual([`${title} ${text}`]);
}

/** Expects the visitor's message with an answer of the assistant on the device, and nothing in progress. */
export async function expectLocalAnswer(page: Page, words: string): Promise<void> {
  const latest = log(page).locator('.turn').last();
  expect(await latest.locator('.mine').innerText()).toContain(words);
  expect(await shownDeals(page)).not.toEqual([]);
  expect(await block(page).locator('.typing').count()).toBe(0);
}

/** Waits for the whole answer of a model that takes some seconds. */
export async function answersInTime(page: Page, turn: number): Promise<void> {
  await expect.poll(() => log(page).locator('.turn').nth(turn).locator('.tools').count()).toBe(1);
}
