import { describe, expect, it } from 'vitest';
import { createProxy } from '../../../../../cli/commands/proxy/createProxy.ts';
import {
  asked,
  modelEvent,
  modelEvents,
  modelReply,
  proxySettings,
  question,
  secret,
  siteOrigin,
} from '../../../../support/proxy.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const home = 'https://proxy.example';

type Upstream = (url: string, init: RequestInit) => Response | Promise<Response>;

/** A proxy for a model's server that answers with `upstream`. */
function proxyTo(upstream: Upstream, limits: object = {}) {
  const logged: string[] = [];
  const calls: { url: string; init: RequestInit }[] = [];
  let now = noon;
  const app = createProxy(proxySettings(limits), {
    key: secret,
    now: () => now,
    fetch: async (url, init = {}) => {
      calls.push({ url: String(url), init });
      return upstream(String(url), init);
    },
    log: (line) => logged.push(line),
  });
  return {
    logged,
    calls,
    pass: (ms: number) => {
      now += ms;
    },
    send: async (path: string, init: RequestInit, address: string | null = '203.0.113.7') =>
      app.fetch(new Request(home + path, init), { address }),
  };
}

const replies: Upstream = () => Response.json(modelReply());
const codeOf = async (response: Response) => (await response.json()).error.code;

describe('cli/commands/proxy/createProxy', () => {
  it('asks the model with its own key and returns only the answer', async () => {
    const { send, calls, logged } = proxyTo(replies);
    const visitorsKey = { Authorization: 'Bearer sk-of-the-visitor', Cookie: 'a=b', 'X-Extra': 'x' };
    const response = await send('/v1/responses', asked(question(), visitorsKey));
    expect(response.status).toBe(200);
    expect((await response.json()).output[0].content[0].text).toBe('Try the soup.');
    expect(calls[0]?.url).toBe('https://model.example/v1/responses');
    expect(calls[0]?.init).toMatchObject({ method: 'POST', redirect: 'manual' });
    expect(calls[0]?.init.headers).toEqual({
      Authorization: `Bearer ${secret}`,
      'Content-Type': 'application/json',
      Accept: 'application/json',
    });
    expect(logged).toEqual(['{"status":200,"ms":0,"kind":"ok","inputTokens":300,"outputTokens":20}']);
  });

  it('passes on no header of the server', async () => {
    const { send } = proxyTo(() =>
      Response.json(modelReply(), { headers: { 'Set-Cookie': 'a=b', 'X-Org': 'acme', Server: 'x' } }),
    );
    const { headers } = await send('/v1/responses', asked(question()));
    expect([...headers.keys()].sort()).toEqual([
      'access-control-allow-origin',
      'access-control-expose-headers',
      'cache-control',
      'content-type',
      'vary',
      'x-content-type-options',
    ]);
  });

  it('has a health check', async () => {
    const { send, calls } = proxyTo(replies);
    const response = await send('/health', {});
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
    expect(calls).toEqual([]);
  });

  it.each([
    '/',
    '/v1',
    '/v1/responses/',
    '/v1/responses/x',
    '/V1/responses',
    '/v1/models',
    '/v1%2Fresponses',
  ])('responds with 404 at %s', async (path) => {
    const { send, calls } = proxyTo(replies);
    const response = await send(path, asked(question()));
    expect(response.status).toBe(404);
    expect(await codeOf(response)).toBe('not_found');
    expect(calls).toEqual([]);
  });

  it.each([
    ['GET', '/v1/responses', 'POST, OPTIONS'],
    ['PUT', '/v1/responses', 'POST, OPTIONS'],
    ['DELETE', '/v1/responses', 'POST, OPTIONS'],
    ['POST', '/health', 'GET'],
  ])('rejects %s %s', async (method, path, allow) => {
    const { send, calls } = proxyTo(replies);
    const response = await send(path, { method, headers: { Origin: siteOrigin } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(calls).toEqual([]);
  });

  it.each([
    'https://evil.example',
    'https://deals.example.evil.example',
    'https://www.deals.example',
    'http://deals.example',
    'https://deals.example:444',
    'https://DEALS.example',
    'null',
    '',
  ])('rejects the origin "%s"', async (origin) => {
    const { send, calls } = proxyTo(replies);
    for (const method of ['POST', 'OPTIONS']) {
      const body = method === 'POST' ? { body: JSON.stringify(question()) } : {};
      const headers = { Origin: origin, 'Content-Type': 'application/json' };
      const response = await send('/v1/responses', { method, headers, ...body });
      expect(response.status).toBe(403);
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    }
    expect(calls).toEqual([]);
  });

  it('rejects requests without an origin', async () => {
    const { send } = proxyTo(replies);
    const headers = { 'Content-Type': 'application/json', Referer: `${siteOrigin}/` };
    const response = await send('/v1/responses', {
      method: 'POST',
      headers,
      body: JSON.stringify(question()),
    });
    expect(response.status).toBe(403);
  });

  it('answers preflight requests of allowed sites', async () => {
    const { send } = proxyTo(replies);
    const response = await send('/v1/responses', { method: 'OPTIONS', headers: { Origin: siteOrigin } });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': siteOrigin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type',
      vary: 'Origin',
    });
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it.each([
    [415, { 'Content-Type': 'text/plain' }, JSON.stringify(question())],
    [415, { 'Content-Type': 'application/jsonp' }, JSON.stringify(question())],
    [400, {}, '{'],
    [400, {}, JSON.stringify({ input: [{ role: 'system', content: 'x' }] })],
    [413, {}, JSON.stringify({ ...question(), padding: 'x'.repeat(96 * 1024) })],
  ])('responds with %s, readable for the browser', async (status, headers, body) => {
    const { send, calls } = proxyTo(replies);
    const response = await send('/v1/responses', asked(body, headers as Record<string, string>));
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
    expect(calls).toEqual([]);
  });

  it('accepts a body of 96 KiB but not one byte more', async () => {
    const { send } = proxyTo(replies);
    const frame = JSON.stringify({ ...question(), padding: '' }).length;
    const bodyOf = (bytes: number) =>
      asked(
        { ...question(), padding: 'x'.repeat(bytes - frame) },
        { 'Content-Type': 'application/json; charset=utf-8' },
      );
    expect((await send('/v1/responses', bodyOf(96 * 1024))).status).toBe(200);
    expect((await send('/v1/responses', bodyOf(96 * 1024 + 1))).status).toBe(413);
  });

  it('sends Retry-After and exposes it to the browser', async () => {
    const { send, pass } = proxyTo(replies, { perAddress: { burst: 1, everyMs: 5000 } });
    await send('/v1/responses', asked(question()));
    const response = await send('/v1/responses', asked(question()));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After');
    expect((await send('/v1/responses', asked(question()), '203.0.113.8')).status).toBe(200);
    pass(5000);
    expect((await send('/v1/responses', asked(question()))).status).toBe(200);
  });

  it('does not count rejected requests', async () => {
    const { send } = proxyTo(replies, { perAddress: { burst: 1, everyMs: 1e9 } });
    for (let tries = 0; tries < 5; tries++) await send('/v1/responses', asked('{'));
    expect((await send('/v1/responses', asked(question()))).status).toBe(200);
  });

  it('counts the tokens that the server reports', async () => {
    const limits = { outputTokens: 100, perDay: { outputTokens: 140 } };
    const { send } = proxyTo(replies, limits);
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries++)
      statuses.push((await send('/v1/responses', asked(question()))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('counts no tokens if the server does not answer', async () => {
    const limits = { outputTokens: 100, perDay: { outputTokens: 100 } };
    const { send } = proxyTo(() => new Response('', { status: 500 }), limits);
    for (let tries = 0; tries < 3; tries++)
      expect((await send('/v1/responses', asked(question()))).status).toBe(502);
  });

  const streamed = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/event-stream' } });

  it.each([
    ['breaks off before its first event', ''],
    ['breaks off', modelEvents(['Try ']).slice(0, 2).join('')],
    ['fails', modelEvent({ type: 'response.failed', response: { error: { code: 'server_error' } } })],
  ])('gives the tokens back that an answer has not used because it %s', async (_, text) => {
    const limits = { outputTokens: 100, perDay: { outputTokens: 120 } };
    const { send } = proxyTo(() => streamed(text), limits);
    for (let tries = 0; tries < 5; tries++) {
      const response = await send('/v1/responses', asked(question({ stream: true })));
      expect(response.status).not.toBe(429);
      await response.text();
    }
  });

  it('gives the tokens back that an answer has not used because the visitor leaves', async () => {
    const begun = new TextEncoder().encode(modelEvents(['Try ']).slice(0, 2).join(''));
    const limits = { outputTokens: 100, perDay: { outputTokens: 120 } };
    const { send, logged } = proxyTo(
      () =>
        new Response(new ReadableStream({ start: (stream) => stream.enqueue(begun) }), {
          headers: { 'Content-Type': 'text/event-stream' },
        }),
      limits,
    );
    for (let tries = 1; tries <= 5; tries++) {
      const response = await send('/v1/responses', asked(question({ stream: true })));
      const reader = response.body?.getReader();
      await reader?.read();
      await reader?.cancel();
      expect(logged.at(-1)).toBe('{"status":200,"ms":0,"kind":"client_left","outputTokens":2}');
    }
  });

  it('counts what the model reads', async () => {
    const { send } = proxyTo(replies, { perDay: { inputTokens: 4000 } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 20; tries++)
      statuses.push((await send('/v1/responses', asked(question()))).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('retries without a parameter that the server does not support', async () => {
    const error = { message: secret, param: 'reasoning.effort', code: 'unsupported_parameter' };
    const { send, calls } = proxyTo((_, { body }) =>
      String(body).includes('"reasoning"') ? Response.json({ error }, { status: 400 }) : replies('', {}),
    );
    expect((await send('/v1/responses', asked(question()))).status).toBe(200);
    expect(calls).toHaveLength(2);
  });

  it('does not retry without a required parameter', async () => {
    const error = { param: 'input', code: null };
    const { send, calls } = proxyTo(() => Response.json({ error }, { status: 400 }));
    expect(await codeOf(await send('/v1/responses', asked(question())))).toBe('upstream_refused');
    expect(calls).toHaveLength(1);
  });

  it('follows no redirect with the key', async () => {
    const { send, calls } = proxyTo(() => Response.redirect('https://evil.example/', 307));
    expect(await codeOf(await send('/v1/responses', asked(question())))).toBe('upstream_refused');
    expect(calls).toHaveLength(1);
  });

  it('logs a stream once, when it has ended', async () => {
    const stream = () =>
      new Response(modelEvents(['Try ', 'soup']).join(''), {
        headers: { 'Content-Type': 'text/event-stream; charset=utf-8' },
      });
    const { send, logged } = proxyTo(stream);
    const response = await send('/v1/responses', asked(question({ stream: true })));
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(logged).toEqual([]);
    const text = await response.text();
    expect(text).toContain('"delta":"Try "');
    expect(text).not.toContain('what the server was told');
    expect(logged).toEqual(['{"status":200,"ms":0,"kind":"ok","inputTokens":300,"outputTokens":20}']);
  });

  it('responds to a bug without details', async () => {
    // The schema of the settings rejects this zone, so this is a bug.
    const broken = { ...proxySettings(), timeZone: secret };
    const world = { key: secret, now: () => noon, fetch, log: () => {} };
    const app = createProxy(broken, world);
    const response = await app.fetch(new Request(`${home}/v1/responses`, asked(question())), {
      address: null,
    });
    expect(response.status).toBe(500);
    expect(response.headers.get('access-control-allow-origin')).toBe(siteOrigin);
    expect(await response.text()).not.toContain(secret);
  });
});
