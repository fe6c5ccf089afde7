import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveProxy } from '../../cli/commands/proxy/serveProxy.ts';
import { playAssistants } from '../support/assistantsServer.ts';
import { answers, button, keptChat, log, say } from '../support/chatPage.ts';
import { quickChoice } from '../support/fullRun.ts';
import { type Gate, openGate } from '../support/gate.ts';
import {
  answersInTime,
  bubbles,
  chosen,
  chosenText,
  expectLocalAnswer,
  fitting,
  hostedVisit,
  shownDeals,
  wish,
} from '../support/hostedChat.ts';
import { type Api, ended, refuse, said } from '../support/hostedServer.ts';
import { beginStream, playModel } from '../support/modelServer.ts';
import { proxySettings, secret } from '../support/proxy.ts';
import { buildSampleCity } from '../support/sampleSite.ts';
import { type City, desktop, ownCity, phone } from '../support/visit.ts';

/** What a model does in a conversation. */
interface Script {
  /** The requests with a question, as text. */
  readonly asked: string[];
  isBroken: boolean;
  /** Before the second half of a streamed answer. */
  half: () => Promise<void>;
}

/** A site with a model, and its server. */
interface Place {
  readonly gate: Gate;
  readonly city: City;
  /** Serves a model that keeps to a script; the result ends that. */
  readonly serve: (script: Script) => Promise<() => Promise<void> | void>;
  readonly isStreamed: boolean;
  /** Whether the server has deleted what was said; `null` for one that stores nothing. */
  readonly isForgotten: (() => boolean) | null;
}

const models = { small: 'gpt-6-luna', standard: 'gpt-6.1-sol' };

const costOf = {
  ...{ ids: [fitting.slug], times: [1], topic: 'price', ask: 'How much is it?', says: 'told', quotes: [] },
};

/** The answer to a request: the deal that fits at first, what it costs, then one that was not chosen yet. */
function answerTo(request: string, { asked }: Script): string {
  asked.push(request);
  if (asked.length === 1) return chosen();
  if (asked.length === 2) return chosen({ asked: [costOf], deals: [], opening: null });
  const ids = [...request.matchAll(/\\*"id\\*":\\*"([\w-]+)\\*"/g)].map(([, id]) => id);
  const id = ids.find((other) => other !== fitting.slug);
  return chosen({ deals: [{ id, facts: ['price'], quotes: [] }], opening: null });
}

/** A server that streams its answers in two parts. */
const playStream = (api: Api, script: Script) =>
  playModel(async (call) => {
    if (script.isBroken) return refuse(500)(call);
    const text = answerTo(JSON.stringify(call.body), script);
    const at = text.indexOf(',"facts"');
    beginStream(call).write(said[api](text.slice(0, at)));
    await script.half();
    call.response.end(said[api](text.slice(at)) + ended[api]);
  });

async function streamingPlace(provider: 'responses' | 'chat-completions'): Promise<Place> {
  const gate = await openGate();
  return {
    gate,
    city: ownCity(() => buildSampleCity({ hosted: { provider, baseUrl: `${gate.url}/v1`, models } })),
    async serve(script) {
      gate.lead((await playStream(provider, script)).baseUrl);
      return () => {};
    },
    isStreamed: true,
    isForgotten: null,
  };
}

async function proxyPlace(): Promise<Place> {
  const gate = await openGate({ isOwnDoor: true });
  const city = ownCity(() => buildSampleCity({ proxy: gate.url }));
  return {
    gate,
    city,
    async serve(script) {
      const model = await playStream('proxy', script);
      const proxy = await serveProxy(
        { ...proxySettings({}, model.baseUrl), origins: [city.url()] },
        { key: secret, now: Date.now, fetch, log: () => {} },
        { port: 0, host: '127.0.0.1', trustedHeader: null },
      );
      gate.lead(`http://127.0.0.1:${proxy.port}`);
      return () => proxy.stop(0);
    },
    isStreamed: true,
    isForgotten: null,
  };
}

async function assistantsPlace(): Promise<Place> {
  const gate = await openGate();
  const hosted = { provider: 'assistants', assistantId: 'asst_1', baseUrl: `${gate.url}/v1`, models };
  let threads = 0;
  return {
    gate,
    city: ownCity(() => buildSampleCity({ hosted })),
    async serve(script) {
      let question = '';
      const server = await playAssistants({
        states: ['completed'],
        get reply() {
          return [answerTo(question, script)];
        },
        interfere({ method, path, body }, response) {
          threads = server.threads.size;
          if (method !== 'POST' || !path.endsWith('/messages')) return false;
          question = JSON.stringify(body);
          if (script.isBroken) response.writeHead(500).end();
          return script.isBroken;
        },
      });
      gate.lead(server.baseUrl);
      return () => {
        threads = server.threads.size;
      };
    },
    isStreamed: false,
    isForgotten: () => threads === 0,
  };
}

const places = {
  responses: await streamingPlace('responses'),
  proxy: await proxyPlace(),
  assistants: await assistantsPlace(),
  'chat-completions': await streamingPlace('chat-completions'),
};
const widths = { 'a phone': phone, 'a desktop': desktop };

/** Asks, and looks at the card before the answer is whole. */
async function askFirst(page: Page, script: Script, isStreamed: boolean): Promise<void> {
  let finish = () => {};
  if (isStreamed)
    script.half = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
  await say(page, wish);
  await log(page).locator('.offer').first().waitFor();
  if (isStreamed) expect(await log(page).locator('.typing').count()).toBe(1);
  finish();
  script.half = async () => {};
  await answersInTime(page, 1);
  expect(await shownDeals(page)).toEqual([fitting.slug]);
  expect((await bubbles(page))[0]).toMatch(chosenText);
  await log(page).locator('.origin').last().getByText('Chosen by a model').waitFor();
}

const isAsWideAsThePage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe.each(quickChoice(Object.entries(widths)))('a conversation on %s', (_, viewport) => {
  it.each(Object.keys(places) as (keyof typeof places)[])(
    'with a model by %s: asked, streamed, asked back, failed, reset',
    async (name) => {
      const { gate, city, serve, isStreamed, isForgotten } = places[name];
      const script: Script = { asked: [], isBroken: false, half: async () => {} };
      const stop = await serve(script);
      const visit = hostedVisit(
        city,
        gate,
        async ({ page }) => {
          if (name === 'proxy') await agreeTo(page, gate.url);
          await askFirst(page, script, isStreamed);

          // Only this API takes a temperature with every model.
          if (isStreamed)
            expect(/"temperature":0\.7/.test(script.asked[0] ?? '')).toBe(name === 'chat-completions');

          await say(page, 'what does it cost?');
          await answersInTime(page, 2);
          expect((await bubbles(page)).join()).toContain('t’s $30 for 2 people together');
          expect(script.asked).toHaveLength(2);

          await say(page, 'and something else');
          await answersInTime(page, 3);
          expect(script.asked).toHaveLength(3);
          const [second] = await shownDeals(page);
          expect(second).toBeDefined();
          expect(second).not.toBe(fitting.slug);

          script.isBroken = true;
          await say(page, 'date night outdoors');
          await page.locator('.toast').getByText('Message delivery issue').waitFor();
          await answers(page, 4);
          await expectLocalAnswer(page, 'date night outdoors');
          expect(await isAsWideAsThePage(page)).toBe(true);

          script.isBroken = false;
          await say(page, 'date night indoors again');
          await answersInTime(page, 5);
          expect(script.asked).toHaveLength(4);
          await button(page, 'Start over').click();
          await log(page).getByText('Conversation has been reset').waitFor();
          expect(await keptChat(page)).toBeNull();
          if (isForgotten)
            await expect
              .poll(async () => {
                await stop();
                return isForgotten();
              })
              .toBe(true);
        },
        { isOwnKey: name !== 'proxy', viewport },
      );
      await visit.finally(stop);
    },
  );
});

/** Whoever has agreed to a proxy is not asked about it. */
async function agreeTo(page: Page, url: string): Promise<void> {
  const settings = JSON.stringify({ useOpenAI: true, agreedTo: url });
  await page.evaluate((text) => localStorage.setItem('chatbot_settings', text), settings);
  await page.reload();
}
