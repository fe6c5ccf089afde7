import { describe, expect, it, onTestFinished } from 'vitest';
import { serveProxy } from '../../../cli/commands/proxy/serveProxy.ts';
import { dealsHeading } from '../../../data/model/assistant/hostedInstructions.ts';
import { type Conversing, converse, hostedDeals, hostedModels } from '../../support/hosted.ts';
import { beginStream, type ModelCall, playModel } from '../../support/modelServer.ts';
import { modelEvent, modelEvents, proxySettings, secret, siteOrigin } from '../../support/proxy.ts';

interface Place {
  readonly limits?: object;
  readonly origin?: string;
}

/** Asks through a real proxy, as a browser of the site, in front of a model that a test plays. */
async function ask(
  play: (call: ModelCall) => void | Promise<void>,
  options: Conversing = {},
  { limits = {}, origin = siteOrigin }: Place = {},
) {
  const server = await playModel(play);
  const running = await serveProxy(
    proxySettings(limits, server.baseUrl),
    { key: secret, now: Date.now, fetch, log: () => {} },
    { host: '127.0.0.1', port: 0, trustedHeader: null },
  );
  onTestFinished(() => running.stop(0));
  const sent: RequestInit[] = [];
  // Browsers add where a request comes from.
  const fromSite: typeof fetch = (address, init = {}) => {
    sent.push(init);
    return fetch(address, { ...init, headers: { ...Object(init.headers), Origin: origin } });
  };
  const model = hostedModels(`http://127.0.0.1:${running.port}`).proxy;
  const again = () => converse(model, { fetch: fromSite, ...options });
  return { ...(await again()), again, calls: server.calls, sent };
}

const replyAtOnce = (call: ModelCall) =>
  void beginStream(call).end(modelEvents(['Try ', 'the soup.']).join(''));

const refuse =
  (status: number, code: string | null = null, headers = {}) =>
  ({ response }: ModelCall) => {
    response.writeHead(status, headers).end(JSON.stringify({ error: { message: secret, code } }));
  };

describe("the site's own proxy", () => {
  it('passes on an answer as it comes, and is sent no key', async () => {
    const { fault, pieces, sent, calls } = await ask(replyAtOnce);
    expect({ fault, pieces }).toEqual({ fault: null, pieces: ['Try ', 'the soup.'] });
    expect(JSON.stringify(sent)).not.toContain(secret);
    expect(calls[0]?.request.headers.authorization).toBe(`Bearer ${secret}`);
  });

  it('hands the conversation and the shortlist to the model', async () => {
    const { calls } = await ask(replyAtOnce, { question: { model: 'standard', temperature: 1 } });
    const body = Object(calls[0]?.body);
    expect(body).toMatchObject({
      model: 'model-m',
      stream: true,
      text: { format: { name: 'chosen_deals' } },
    });
    expect(body).not.toHaveProperty('temperature');
    expect(body.input.map(({ content }: { content: string }) => content.split('\n')[0])).toEqual([
      'Hello',
      'Hi! Who is coming?',
      dealsHeading,
      'Two of us, tonight',
    ]);
  });

  it('decides on the model where the visitor does not', async () => {
    const { calls } = await ask(replyAtOnce);
    expect(calls[0]?.body.model).toBe('model-s');
  });

  it('takes the longest question that a browser asks', async () => {
    const messages = Array.from({ length: 40 }, () => ({ role: 'user' as const, content: 'ab'.repeat(500) }));
    const last = { role: 'user' as const, content: `${'x'.repeat(1999)}🎉🎉` };
    const { fault } = await ask(replyAtOnce, {
      question: { messages: [...messages, last], deals: hostedDeals(24) },
    });
    expect(fault).toBeNull();
  });

  it.each([
    ['the key', refuse(401), { kind: 'key' }],
    ['the account', refuse(429, 'insufficient_quota'), { kind: 'quota' }],
    ['the model', refuse(404, 'model_not_found'), { kind: 'model', name: 'small' }],
    ['the request', refuse(400), { kind: 'run', status: 'failed' }],
    ['no answer', ({ response }: ModelCall) => void response.end('{}'), { kind: 'bad-output' }],
  ])('says what was wrong with %s', async (_, play, fault) => {
    const asked = await ask(play);
    expect(asked).toMatchObject({ fault, text: '' });
    expect(asked.calls).toHaveLength(1);
  });

  it('is asked once more where the model has failed', async () => {
    const { fault, calls } = await ask(refuse(500));
    expect(fault).toEqual({ kind: 'message', status: 502 });
    expect(calls).toHaveLength(2);
  });

  it('lets the visitor wait for a model that is busy', async () => {
    const patientOne = await ask(refuse(429, null, { 'Retry-After': '4' }));
    expect(patientOne).toMatchObject({ fault: { kind: 'rate-limited' }, pauses: [4000] });
    const longOne = await ask(refuse(429, null, { 'Retry-After': '50' }));
    expect(longOne).toMatchObject({ fault: { kind: 'rate-limited' }, pauses: [] });
  });

  it('has limits of its own', async () => {
    const slow = await ask(replyAtOnce, {}, { limits: { perAddress: { burst: 1, everyMs: 600_000 } } });
    expect(slow.fault).toBeNull();
    expect(await slow.again()).toMatchObject({ fault: { kind: 'rate-limited' } });
    const busy = await ask(replyAtOnce, {}, { limits: { inTotal: { burst: 1, everyMs: 600_000 } } });
    expect(await busy.again()).toMatchObject({ fault: { kind: 'rate-limited' } });
    const spent = await ask(replyAtOnce, {}, { limits: { perDay: { requests: 1 } } });
    expect(await spent.again()).toMatchObject({ fault: { kind: 'quota' } });
  });

  it('does not answer to other sites', async () => {
    const { fault, calls } = await ask(replyAtOnce, {}, { origin: 'https://other.example' });
    expect(fault).toEqual({ kind: 'auth' });
    expect(calls).toEqual([]);
  });

  it.each([
    ['first', 'firstByteMs'],
    ['in the midst', 'silenceMs'],
  ])('gives up a model that does not answer: %s', async (_, limit) => {
    const { fault } = await ask(
      (call) => {
        if (limit === 'silenceMs') beginStream(call).write(modelEvents(['Try ']).slice(0, 2).join(''));
      },
      {},
      { limits: { [limit]: 50 } },
    );
    expect(fault).toEqual({ kind: 'timeout' });
  });

  it.each([
    [
      modelEvent({ type: 'response.failed', response: { error: { code: 'x' } } }),
      { kind: 'run', status: 'failed' },
    ],
    [modelEvent({ type: 'error', code: 'insufficient_quota' }), { kind: 'quota' }],
    [modelEvent({ type: 'response.incomplete', response: {} }), { kind: 'bad-output' }],
    [modelEvent({ type: 'response.refusal.delta', delta: 'No.' }), { kind: 'refused' }],
    ['data: broken', { kind: 'bad-output' }],
  ])('passes on how an answer ended: %s', async (event, fault) => {
    const start = modelEvents(['Try ']).slice(0, 2).join('');
    const asked = await ask((call) => void beginStream(call).end(start + event));
    expect(asked).toMatchObject({ fault, text: 'Try ' });
  });

  it('ends the call to the model when the visitor leaves', async () => {
    const visitor = new AbortController();
    let isClosed = false;
    const { fault } = await ask(
      (call) => {
        call.response.on('close', () => {
          isClosed = true;
        });
        beginStream(call).write(modelEvents(['Try ']).slice(0, 2).join(''));
      },
      { signal: visitor.signal, onText: () => visitor.abort() },
    );
    expect(fault).toEqual({ kind: 'stopped' });
    await expect.poll(() => isClosed).toBe(true);
  });
});
