import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type AssistantsPlay, type Interference, playAssistants } from '../support/assistantsServer.ts';
import { button, keptChat, log, say } from '../support/chatPage.ts';
import { isFullRun, quickChoice } from '../support/fullRun.ts';
import { openGate } from '../support/gate.ts';
import {
  answersInTime,
  bubbles,
  chosen,
  expectLocalAnswer,
  expectToast,
  fitting,
  hostedVisit,
  shownDeals,
  wish,
} from '../support/hostedChat.ts';
import { secret } from '../support/proxy.ts';
import { buildSampleCity } from '../support/sampleSite.ts';
import { ownCity } from '../support/visit.ts';

const gate = await openGate();
const models = { small: 'gpt-6-luna', standard: 'gpt-6.1-sol' };
const hosted = { provider: 'assistants', assistantId: 'asst_1', baseUrl: `${gate.url}/v1`, models };
const city = ownCity(() => buildSampleCity({ hosted }));

/** A visit while an assistant plays. */
async function visit(play: AssistantsPlay, work: (page: Page) => Promise<void>) {
  const server = await playAssistants(play);
  gate.lead(server.baseUrl);
  await hostedVisit(city, gate, ({ page }) => work(page));
  return server;
}

/** Answers such requests with `status` in the server's stead. */
const failing =
  (asked: RegExp, status: number): Interference =>
  ({ method, path }, response) => {
    if (!asked.test(`${method} ${path}`)) return false;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { message: `${secret} at 10.0.0.7` } }));
    return true;
  };

const thread = async (page: Page): Promise<unknown> =>
  JSON.parse((await keptChat(page)) ?? '{}').hostedThread;

const reply = [`Here you are: ${chosen()} It is only $3.`];
const delivery = ['Message delivery issue', "Couldn't send your message to the assistant. Please try again."];
const expired = ['Session expired', 'Your previous session was lost. Starting a new conversation.'];
const lost = ['Request lost', 'The conversation was lost. Please start a new one.'];

describe('a chat with an assistant of a server', () => {
  it('goes through the five calls, shows what holds, and goes on in the same thread', async () => {
    const server = await visit({ states: ['queued', 'completed'], reply }, async (page) => {
      await say(page, wish);
      await answersInTime(page, 1);
      expect(await shownDeals(page)).toEqual([fitting.slug]);
      expect((await bubbles(page)).join()).toContain(fitting.title);
      expect((await bubbles(page)).join()).not.toContain('$3.');
      expect(await thread(page)).toBe('thread_1');
      await say(page, 'and something livelier');
      await answersInTime(page, 2);
    });
    const calls = server.calls().map((call) => call.replace(/run_\d/, 'run').replace(/\?.*/, ''));
    expect([...new Set(calls)].sort()).toEqual([
      'GET /threads/thread_1/messages',
      'GET /threads/thread_1/runs/run',
      'POST /threads',
      'POST /threads/thread_1/messages',
      'POST /threads/thread_1/runs',
    ]);
    expect(calls.filter((call) => call === 'POST /threads')).toHaveLength(1);
    expect(server.seen.every(({ headers }) => headers['openai-beta'] === 'assistants=v2')).toBe(true);
  });

  it.runIf(isFullRun).each([
    [
      'has no such API any more',
      /^POST \/threads$/,
      404,
      [
        'Service retired',
        'The Assistants API is gone from this server. The site needs to use the Responses API.',
      ],
    ],
    [
      'makes no thread',
      /^POST \/threads$/,
      503,
      ['Connection issue', 'Failed to create conversation thread (503).'],
    ],
    [
      'refuses the key',
      /^POST \/threads$/,
      401,
      ['Authentication error', 'The API key is invalid or expired. Please contact the administrator.'],
    ],
    ['takes no message', /^POST .*messages$/, 500, delivery],
    ['has lost the thread', /^POST .*messages$/, 404, expired],
    ['has lost the thread before its run', /^POST .*runs$/, 404, expired],
    [
      'does not start a run',
      /^POST .*runs$/,
      500,
      ['Processing issue', 'Failed to process your request. Status: 500.'],
    ],
    ['has lost the run', /^GET .*runs/, 404, lost],
    [
      'does not hand out the answer',
      /^GET .*messages\?/,
      500,
      ['Response retrieval issue', "Couldn't get the assistant's response. Please try again."],
    ],
  ] as const)(
    'says so, and answers by itself, where the server %s',
    async (_, asked, status, [title, text]) => {
      await visit({ states: ['completed'], reply, interfere: failing(asked, status) }, async (page) => {
        await say(page, wish);
        await expectToast(page, title ?? '', text ?? '');
        await answersInTime(page, 1);
        await expectLocalAnswer(page, wish);
        expect(await page.content()).not.toContain('10.0.0.7');
        if (status === 404) expect(await thread(page)).toBe(null);
      });
    },
  );

  it.each(quickChoice(['failed', 'expired', 'cancelled', 'incomplete'] as const))(
    'says so, and answers by itself, where the run has %s',
    async (state) => {
      await visit({ states: [state] }, async (page) => {
        await say(page, wish);
        await expectToast(page, 'Processing issue', `Failed to process your request. Status: ${state}.`);
        await answersInTime(page, 1);
        await expectLocalAnswer(page, wish);
      });
    },
  );

  it('begins a new thread after one was lost', async () => {
    let isLost = false;
    const interfere: Interference = (request, response) =>
      isLost && request.path.startsWith('/threads/thread_1/') && failing(/^POST/, 404)(request, response);
    const server = await visit({ states: ['completed'], reply, interfere }, async (page) => {
      await say(page, wish);
      await answersInTime(page, 1);
      isLost = true;
      await say(page, 'and something livelier');
      await answersInTime(page, 2);
      await say(page, 'and something cheaper');
      await answersInTime(page, 3);
      expect(await thread(page)).toBe('thread_2');
    });
    expect([...server.threads.keys()]).toEqual(['thread_2']);
  });

  it.runIf(isFullRun)('looks 30 times, once a second, then ends the run and answers by itself', async () => {
    const server = await playAssistants({ states: ['queued'] });
    gate.lead(server.baseUrl);
    await hostedVisit(city, gate, async ({ page }) => {
      await page.clock.install();
      await page.goto(`${city.url()}/chatbot`);
      await say(page, wish);
      const looks = () => server.calls().filter((call) => call.startsWith('GET')).length;
      await expect.poll(() => server.calls().at(-1)).toMatch(/runs$/);
      for (let look = 1; look <= 30; look++) {
        // The answer to the call before may still be on its way.
        await expect
          .poll(async () => {
            await page.clock.runFor(500);
            return looks();
          })
          .toBe(look);
      }
      await page.clock.runFor(1500);
      await expectToast(
        page,
        'Request timeout',
        'Your request took too long to process. Please try again with a simpler question.',
      );
      await page.clock.runFor(2000);
      await expectLocalAnswer(page, wish);
      expect(looks()).toBe(30);
      await expect.poll(() => server.calls().at(-1)).toBe('DELETE /threads/thread_1');
      expect(server.calls().at(-2)).toMatch(/^POST .*\/cancel$/);
    });
  });

  it('can be stopped, which ends the run too', async () => {
    const server = await visit({ states: ['queued'] }, async (page) => {
      await say(page, wish);
      await button(page, 'Answer without AI').waitFor();
      await button(page, 'Stop').click();
      await expect.poll(() => log(page).locator('.typing').count()).toBe(0);
      await button(page, 'Try again').waitFor();
    });
    await expect.poll(() => server.calls().at(-1)).toBe('DELETE /threads/thread_1');
    expect(server.calls().at(-2)).toMatch(/^POST .*\/cancel$/);
  });
});
