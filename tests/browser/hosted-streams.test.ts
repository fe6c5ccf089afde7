import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answers, button, field, keptChat, log, say } from '../support/chatPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
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
import { type Api, answer, ended, refuse, said } from '../support/hostedServer.ts';
import { beginStream, type ModelCall, playModel } from '../support/modelServer.ts';
import { modelEvent, secret } from '../support/proxy.ts';
import { buildSampleCity } from '../support/sampleSite.ts';
import { ownCity } from '../support/visit.ts';

const models = { small: 'gpt-6-luna', standard: 'gpt-6.1-sol' };
const gates = { responses: await openGate(), 'chat-completions': await openGate() };

type Play = (call: ModelCall) => void | Promise<void>;

/** A model that streams what a test has it say. */
const streaming =
  (api: Api, ...texts: string[]): Play =>
  (call) => {
    beginStream(call).end(answer(api, ...texts));
  };
const hangsUp: Play = ({ response }) => {
  response.destroy();
};

const apis = ['responses', 'chat-completions'] as const;

// The other one differs on the wire, which the integration tests are about.
describe.each(quickChoice(apis))('a chat with a hosted model by %s', (api) => {
  const gate = gates[api];
  const hosted = { provider: api, baseUrl: `${gate.url}/v1`, models };
  const city = ownCity(() => buildSampleCity({ hosted }));

  /** A visit while the model plays `play`. */
  async function visit(play: Play, work: (page: Page) => Promise<void>) {
    const server = await playModel(play);
    gate.lead(server.baseUrl);
    await hostedVisit(city, gate, ({ page }) => work(page));
    return server;
  }

  it('shows what the model has chosen and said, and tells it of what was said before', async () => {
    const server = await visit(streaming(api, ...chosen()), async (page) => {
      await converse(page, wish, 1);
      expect(await shownDeals(page)).toEqual([fitting.slug]);
      expect((await bubbles(page))[0]).toMatch(chosenText);
      const origin = log(page).locator('.origin').last();
      await origin.locator('summary').click();
      await expect
        .poll(() => origin.innerText())
        .toMatch(/Chosen by a model.*\n+Late comedy show, two seats: ages/);
      await button(page, 'More options').waitFor();
      await button(page, 'Remove Indoors').or(button(page, 'Remove Indoor')).first().waitFor();
      await converse(page, 'and something livelier', 2);
    });
    expect(server.calls).toHaveLength(2);
    expect(server.calls[0]?.request.headers.authorization).toBe(`Bearer ${secret}`);
    expect(JSON.stringify(server.calls[1]?.body)).toContain(wish);
    expect(JSON.stringify(server.calls[1]?.body)).toMatch(
      /What a nice idea!|That sounds lovely!|Happy to help with that\./,
    );
  });

  it('answers the questions that the model restates, in lines', async () => {
    const { slug } = fitting;
    const asked = [
      {
        ids: [slug],
        times: [1],
        topic: 'price',
        ask: 'How much is it for 4 people?',
        says: 'told',
        quotes: [],
      },
      { ids: [slug], times: [1], topic: 'ages', ask: 'Can a 17-year-old come?', says: 'no', quotes: [] },
      { ids: [slug], times: [1], topic: 'other', ask: 'Is there a coat check?', says: 'untold', quotes: [] },
    ];
    const fields = { asked, deals: [], opening: null };
    const play: Play = ({ body, response }) => {
      const isFirst = !JSON.stringify(body).includes('coat');
      beginStream({ response } as ModelCall).end(answer(api, isFirst ? chosen() : chosen(fields)));
    };
    await visit(play, async (page) => {
      await converse(page, wish, 1);
      await converse(page, 'how much for 4? can my nephew come, he is 17? and is there a coat check', 2);
      const [said = ''] = await bubbles(page);
      expect(said.split('\n')).toEqual([
        'It’s $30 for 2 people together, instead of $50; for 4 you need 2 of these, $60 in total.',
        'No, it’s for ages 21 and over (With ID).',
        expect.stringMatching(/^“Is there a coat check\?”: its page doesn’t say; please check with /),
      ]);
    });
  });

  it('shows the first deal before the words, and words before the end', async () => {
    let next = () => {};
    const step = () =>
      new Promise<void>((resolve) => {
        next = resolve;
      });
    const whole = chosen();
    const at = [whole.indexOf(',"facts"'), whole.indexOf('"operations"')];
    const play = async (call: ModelCall) => {
      beginStream(call).write(said[api](whole.slice(0, at[0])));
      await step();
      call.response.write(said[api](whole.slice(at[0], at[1])));
      await step();
      call.response.end(said[api](whole.slice(at[1])) + ended[api]);
    };
    await visit(play, async (page) => {
      await say(page, wish);
      await log(page).locator('.offer').first().waitFor();
      expect(await bubbles(page)).toEqual(['']);
      next();
      await expect.poll(async () => (await bubbles(page))[0]).toContain(fitting.fact);
      expect(await log(page).locator('.typing').count()).toBe(1);
      next();
      await answers(page, 1);
      expect((await bubbles(page))[0]).toMatch(chosenText);
    });
  });

  it('stops at once, keeps what was said, and can be asked again', async () => {
    let isGone = false;
    let isFirst = true;
    const play = (call: ModelCall) => {
      if (!isFirst) return streaming(api, chosen())(call);
      isFirst = false;
      call.response.on('close', () => {
        isGone = true;
      });
      beginStream(call).write(said[api](chosen().slice(0, chosen().indexOf('"cannot"'))));
    };
    await visit(play, async (page) => {
      await say(page, wish);
      await log(page).getByText(fitting.fact).first().waitFor();
      await expect.poll(async () => (await bubbles(page))[0]).toContain(fitting.title);
      await button(page, 'Stop').click();
      await expect.poll(() => log(page).locator('.typing').count()).toBe(0);
      await expect.poll(() => isGone).toBe(true);
      expect((await bubbles(page))[0]).toContain(fitting.fact);
      expect(await shownDeals(page)).toEqual([fitting.slug]);
      expect(await keptChat(page)).toContain(fitting.fact);
      await button(page, 'Try again').click();
      await answers(page, 2);
      expect((await bubbles(page))[0]).toMatch(chosenText);
    });
  });

  it.runIf(isFullRun)('stops before the first byte, by Escape too', async () => {
    await visit(
      () => undefined,
      async (page) => {
        await say(page, wish);
        await log(page).locator('.typing').waitFor();
        await field(page).press('Escape');
        await expect.poll(() => log(page).locator('.typing').count()).toBe(0);
        expect(await log(page).locator('.mine').innerText()).toContain(wish);
        await button(page, 'Try again').waitFor();
      },
    );
  });

  it('answers without the model on request, where the model takes long', async () => {
    await visit(
      () => undefined,
      async (page) => {
        await say(page, wish);
        await button(page, 'Answer without AI').click();
        await answers(page, 1);
        await expectLocalAnswer(page, wish);
      },
    );
  });

  const refusals = [
    [
      'refuses the key',
      refuse(401),
      'Authentication error',
      'The API key is invalid or expired. Please contact the administrator.',
    ],
    [
      'fails again and again',
      refuse(500),
      'Message delivery issue',
      "Couldn't send your message to the assistant. Please try again.",
    ],
    [
      'has too much to do for long',
      refuse(429, {}, { 'Retry-After': '600' }),
      'Too many requests',
      'The assistant is busy. Please try again in a minute.',
    ],
    [
      'has no account any more',
      refuse(429, { code: 'insufficient_quota' }),
      'Limit reached',
      "The assistant can't answer any more questions. Please try again another day.",
    ],
    [
      'does not know the model',
      refuse(404, { code: 'model_not_found' }),
      'Model not available',
      'The model "gpt-6-luna" was not found. You can choose another one in the settings.',
    ],
    [
      'hangs up',
      hangsUp,
      'Connection issue',
      `Couldn't reach ${new URL(gate.url).host}. Please check your connection and try again.`,
    ],
  ] as const;

  it.each(quickChoice(refusals))(
    'says so, and answers by itself, where the server %s',
    async (_, play, title, text) => {
      await visit(play, async (page) => {
        await say(page, wish);
        await expectToast(page, title, text);
        await answers(page, 1);
        await expectLocalAnswer(page, wish);
        expect(await page.content()).not.toContain('10.0.0.7');
      });
    },
  );

  const failures = [
    [
      'breaks off',
      ((call) => {
        beginStream(call).write(said[api]('{"dea'), () => call.response.destroy());
      }) as Play,
    ],
    [
      'sends events that are none',
      ((call) => {
        beginStream(call).end('data: {"a":\n\ndata: 1\n\nhello\n\n');
      }) as Play,
    ],
    ['does not keep to JSON', streaming(api, '{"deals": ["a", }')],
    [
      'names deals that are not there',
      streaming(api, chosen({ deals: ['lobster-palace'], opening: 'Try the Lobster Palace for $5.' })),
    ],
    ['says nothing at all', streaming(api, '')],
  ] as const;

  it.each(quickChoice(failures))('answers by itself where the model %s', async (_, play) => {
    await visit(play, async (page) => {
      await converse(page, wish, 1);
      await expectLocalAnswer(page, wish);
      expect(await log(page).innerText()).not.toMatch(/lobster|\$5\b/i);
    });
  });

  it.runIf(isFullRun)('answers by itself where a server ignores the form', async () => {
    const prose = `I would take ${fitting.title}. It is only $3! See https://evil.example now. <img src=x onerror=alert(1)> Enjoy it.`;
    await visit(streaming(api, prose), async (page) => {
      await converse(page, wish, 1);
      await expectLocalAnswer(page, wish);
      expect((await bubbles(page)).join()).not.toMatch(/\$3\b|evil|onerror|Enjoy it/);
      expect(await log(page).locator('img[src="x"]').count()).toBe(0);
    });
  });

  it.runIf(isFullRun)('gives up a server that keeps silent, and answers by itself', async () => {
    let calls = 0;
    const reached = () => calls;
    await visit(
      () => {
        calls++;
      },
      async (page) => {
        await page.clock.install();
        await page.goto(`${city.url()}/chatbot`);
        await say(page, wish);
        await log(page).locator('.typing').waitFor();
        await expect.poll(() => reached()).toBe(1);
        // No longer than needed: the toast goes five seconds after it came.
        await page.clock.runFor(20_500);
        await expectToast(
          page,
          'Request timeout',
          'Your request took too long to process. Please try again with a simpler question.',
        );
        await page.clock.runFor(2000);
        await expectLocalAnswer(page, wish);
      },
    );
  });

  it.runIf(isFullRun && api === 'responses')('answers by itself where the model declines', async () => {
    const refusal = modelEvent({ type: 'response.refusal.delta', delta: 'I cannot.' });
    const play: Play = (call) => void beginStream(call).end(refusal + ended.responses);
    await visit(play, async (page) => {
      await converse(page, wish, 1);
      await expectLocalAnswer(page, wish);
    });
  });
});
