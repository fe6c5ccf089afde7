import { describe, expect, it } from 'vitest';
import { serveProxy } from '../../cli/commands/proxy/serveProxy.ts';
import { answers, button, say } from '../support/chatPage.ts';
import { isFullRun } from '../support/fullRun.ts';
import { openGate } from '../support/gate.ts';
import {
  bubbles,
  chosen,
  chosenText,
  converse,
  expectLocalAnswer,
  expectToast,
  fitting,
  hostedVisit,
  shownDeals,
  wish,
} from '../support/hostedChat.ts';
import { answer, refuse } from '../support/hostedServer.ts';
import { beginStream, type ModelCall, playModel } from '../support/modelServer.ts';
import { proxySettings, secret } from '../support/proxy.ts';
import { buildSampleCity } from '../support/sampleSite.ts';
import { ownCity, type Visit } from '../support/visit.ts';

const gate = await openGate({ isOwnDoor: true });
const city = ownCity(() => buildSampleCity({ proxy: gate.url, proxyConsent: 'elsewhere' }));

/** A visit to a site whose proxy asks a model that plays. */
async function visit(
  play: (call: ModelCall) => void | Promise<void>,
  work: (visit: Visit) => Promise<void>,
  limits: object = {},
) {
  const model = await playModel(play);
  const logged: string[] = [];
  const settings = { ...proxySettings(limits, model.baseUrl), origins: [city.url()] };
  const proxy = await serveProxy(
    settings,
    { key: secret, now: Date.now, fetch, log: (line) => logged.push(line) },
    { port: 0, host: '127.0.0.1', trustedHeader: null },
  );
  gate.lead(`http://127.0.0.1:${proxy.port}`);
  try {
    await hostedVisit(city, gate, work, { isOwnKey: false });
  } finally {
    await proxy.stop(0);
  }
  expect(logged.join('\n')).not.toContain(secret);
  expect(logged.join('\n')).not.toContain(wish);
  return model;
}

const streaming = (text: string) => (call: ModelCall) => void beginStream(call).end(answer('proxy', text));

describe('a chat through the proxy of the site', () => {
  it('asks the model without a key of the visitor’s, and without anything being turned on', async () => {
    const model = await visit(streaming(chosen()), async ({ page }) => {
      await converse(page, wish, 1);
      expect(await shownDeals(page)).toEqual([fitting.slug]);
      expect((await bubbles(page))[0]).toMatch(chosenText);
    });
    expect(model.calls).toHaveLength(1);
    expect(model.calls[0]?.body.model).toBe('model-s');
  });

  it('is left alone by a visitor who turns it off', async () => {
    const model = await visit(streaming(chosen()), async ({ page }) => {
      await page.evaluate(() => localStorage.setItem('chatbot_settings', '{"useOpenAI":false}'));
      await converse(page, wish, 1);
      await expectLocalAnswer(page, wish);
    });
    expect(model.calls).toHaveLength(0);
  });

  it.runIf(isFullRun).each([
    [
      'refuses the key of the proxy',
      refuse(401),
      'API Key Error',
      'The site administrator needs to set up a valid API key.',
    ],
    [
      'has no money left',
      refuse(402),
      'Limit reached',
      "The assistant can't answer any more questions. Please try again another day.",
    ],
  ] as const)('says so, and answers by itself, where the model %s', async (_, play, title, text) => {
    await visit(play, async ({ page }) => {
      await say(page, wish);
      await expectToast(page, title, text);
      await answers(page, 1);
      await expectLocalAnswer(page, wish);
    });
  });

  it('answers by itself once the day is spent', async () => {
    const limits = { perDay: { requests: 1 } };
    await visit(
      streaming(chosen()),
      async ({ page }) => {
        await converse(page, wish, 1);
        await say(page, 'date night indoors, and cheaper');
        await expectToast(
          page,
          'Limit reached',
          "The assistant can't answer any more questions. Please try again another day.",
        );
        await answers(page, 2);
        await expectLocalAnswer(page, 'cheaper');
      },
      limits,
    );
  });

  it.runIf(isFullRun)('keeps the deals when the model breaks off in the midst of it', async () => {
    const play = (call: ModelCall) => {
      const text = chosen().slice(0, 70);
      beginStream(call).write(answer('proxy', text).split('event: response.completed')[0] ?? '', () =>
        setTimeout(() => call.response.destroy(), 50),
      );
    };
    await visit(play, async ({ page }) => {
      await converse(page, wish, 1);
      expect(await shownDeals(page)).toEqual([fitting.slug]);
      expect((await bubbles(page))[0]).toContain(fitting.title);
      expect(await button(page, 'Stop').count()).toBe(0);
    });
  });
});
