import { describe, expect, it } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { beginStream, type ModelCall, playModel } from '../support/modelServer.ts';
import { asked, modelEvent, modelEvents, question, secret, siteOrigin } from '../support/proxy.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { door, readUntil, replyAtOnce, runProxy, streamOf, until } from '../support/runningProxy.ts';

/** Nothing listens here. */
const deadPort = await freePort();

describe('the proxy: streams', () => {
  it('passes on each event before the next is written', async () => {
    const [second, third] = [door(), door()];
    const [created, one, two, completed] = modelEvents(['Try ', 'the soup.']);
    const model = await playModel(async (call) => {
      beginStream(call).write(`${created}${one}`);
      await second.opened;
      call.response.write(two);
      await third.opened;
      call.response.end(completed);
    });
    const { address, logged } = await runProxy(model);
    const response = await fetch(address, asked(question({ stream: true })));
    const reader = streamOf(response);
    expect(await readUntil(reader, 'Try ')).not.toContain('soup');
    second.open();
    expect(await readUntil(reader, 'soup')).not.toContain('response.completed');
    expect(logged).toEqual([]);
    third.open();
    await readUntil(reader, 'response.completed');
    expect((await reader.read()).done).toBe(true);
    await until(() => logged.length === 1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ status: 200, kind: 'ok', outputTokens: 20 });
  });

  it('passes on events that arrive byte by byte', async () => {
    const model = await playModel(async (call) => {
      beginStream(call);
      for (const byte of Buffer.from(modelEvents(['Café ', '🎉']).join('')))
        call.response.write(Buffer.of(byte));
      call.response.end();
    });
    const { address } = await runProxy(model);
    const text = await (await fetch(address, asked(question({ stream: true })))).text();
    const deltas = [...text.matchAll(/"delta":"([^"]*)"/g)].map(([, delta]) => delta);
    expect(deltas).toEqual(['Café ', '🎉']);
  });

  it.each([
    ['before the first byte', ''],
    ['in the midst of the answer', modelEvents(['Try ']).slice(0, 2).join('')],
  ])('ends the call when the visitor leaves %s', async (_, written) => {
    const closed = door();
    const reached = door();
    const model = await playModel((call) => {
      call.response.on('close', closed.open);
      if (written) beginStream(call).write(written);
      reached.open();
    });
    const { address, kinds } = await runProxy(model);
    const visitor = new AbortController();
    const asking = fetch(address, { ...asked(question({ stream: true })), signal: visitor.signal });
    asking.catch(() => {});
    await reached.opened;
    if (written) await readUntil(streamOf(await asking), 'Try ');
    visitor.abort();
    await closed.opened;
    await until(() => kinds().length === 1);
    expect(kinds()).toEqual(['client_left']);
  });

  it('says that a stream broke off, after what there was of it', async () => {
    const model = await playModel((call) => {
      beginStream(call).write(`${modelEvents(['Try ']).slice(0, 2).join('')}data: {"type":"resp`, () =>
        call.response.destroy(),
      );
    });
    const { address, kinds } = await runProxy(model);
    const text = await (await fetch(address, asked(question({ stream: true })))).text();
    expect(text).toContain('"delta":"Try "');
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      'data: {"type":"error","code":"upstream_cut","message":"The answer of the model broke off."}',
    );
    expect(kinds()).toEqual(['upstream_cut']);
  });

  it('says so too where a stream ends without an end', async () => {
    const model = await playModel((call) => {
      beginStream(call).end(modelEvents(['Try ']).slice(0, 2).join(''));
    });
    const { address } = await runProxy(model);
    const text = await (await fetch(address, asked(question({ stream: true })))).text();
    expect(text).toContain('"code":"upstream_cut"');
  });

  it.each([
    ['no answer at all', () => {}, 504],
    ['a beginning without a first byte', (call: ModelCall) => void beginStream(call).flushHeaders(), 504],
    [
      'silence in the midst of the answer',
      (call: ModelCall) => void beginStream(call).write(modelEvents(['Try ']).slice(0, 2).join('')),
      200,
    ],
  ])('gives up a server that answers with %s', async (_, play, status) => {
    const closed = door();
    const model = await playModel((call) => {
      call.response.on('close', closed.open);
      play(call);
    });
    const { address, kinds } = await runProxy(model, { firstByteMs: 100, silenceMs: 100 });
    const response = await fetch(address, asked(question({ stream: true })));
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('"code":"upstream_timeout"');
    await closed.opened;
    expect(kinds()).toEqual(['upstream_timeout']);
  });

  it('does not stay for a stream that never ends', async () => {
    const model = await playModel((call) => {
      beginStream(call);
      const pulse = setInterval(() => call.response.write(': ping\n\n'), 20);
      call.response.on('close', () => clearInterval(pulse));
    });
    const { address, kinds } = await runProxy(model, { longestMs: 200 });
    const text = await (await fetch(address, asked(question({ stream: true })))).text();
    expect(text).toContain('"code":"upstream_timeout"');
    expect(kinds()).toEqual(['upstream_timeout']);
  });

  it('gives each of many visitors their own answer', async () => {
    const model = await playModel((call) => {
      const { input } = call.body as unknown as { input: { content: string }[] };
      beginStream(call).end(modelEvents([`Answer to ${input.at(-1)?.content}.`]).join(''));
    });
    const { port } = await runProxy(model);
    const ask = async (content: string) => {
      const answer = await rawRequest(port, { stream: true, input: [{ role: 'user', content }] });
      return [...answer.text.matchAll(/Answer to (\d+)\./g)].map(([, number]) => number);
    };
    const numbers = Array.from({ length: 60 }, (_, index) => String(index));
    expect(await Promise.all(numbers.map(ask))).toEqual(numbers.map((number) => [number]));
  });
});

/** What a hostile server says wherever it can. */
const upstreamWords = `UPSTREAM-WORDS ${secret} org-acme`;
const upstreamHeaders = { 'X-Request-Id': 'UPSTREAM-WORDS', 'Set-Cookie': `k=${secret}`, Server: 'UPSTREAM' };
const errorBody = (code: string | null) =>
  JSON.stringify({ error: { message: upstreamWords, type: upstreamWords, param: null, code } });

describe('the proxy: faults of the server', () => {
  it.each([
    [401, errorBody('invalid_api_key'), 502, 'upstream_auth'],
    [404, errorBody('model_not_found'), 502, 'upstream_model'],
    [404, '<html>UPSTREAM-WORDS</html>', 502, 'upstream_refused'],
    [429, errorBody('rate_limit_exceeded'), 429, 'upstream_rate_limited'],
    [429, errorBody('insufficient_quota'), 503, 'upstream_quota'],
    [400, errorBody(null), 502, 'upstream_refused'],
    [500, errorBody('server_error'), 502, 'upstream_failed'],
    [503, 'UPSTREAM-WORDS', 502, 'upstream_failed'],
    [307, 'UPSTREAM-WORDS', 502, 'upstream_refused'],
    [200, 'UPSTREAM-WORDS', 502, 'upstream_invalid'],
    [200, '', 502, 'upstream_invalid'],
    [200, `{"error":"${upstreamWords}"}`, 502, 'upstream_invalid'],
    [200, `"${'UPSTREAM-WORDS'.repeat(50_000)}"`, 502, 'upstream_invalid'],
  ])('makes its own error of %s %.30s', async (given, body, status, code) => {
    const model = await playModel(({ response }) => {
      const wait = given === 429 ? { 'Retry-After': '7' } : {};
      const away = given === 307 ? { Location: '/elsewhere' } : {};
      response.writeHead(given, { ...upstreamHeaders, ...wait, ...away }).end(body);
    });
    const { port, logged, kinds } = await runProxy(model);
    for (const stream of [false, true]) {
      const answer = await rawRequest(port, question({ stream }));
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.text)).toEqual({ error: { code, message: expect.any(String) } });
      expect(answer.headers['retry-after']).toBe(code === 'upstream_rate_limited' ? '7' : undefined);
      expect(answer.headers['access-control-allow-origin']).toBe(siteOrigin);
      expect(answer.all + logged.join('')).not.toMatch(/UPSTREAM|SECRET|acme/);
    }
    expect(kinds()).toEqual([code, code]);
    expect(model.calls).toHaveLength(2);
  });

  it('passes on neither words nor names of the server in a stream', async () => {
    const model = await playModel(({ response }) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', ...upstreamHeaders });
      response.end(
        [
          `: ${upstreamWords}\n\n`,
          `event: ${upstreamWords}\nid: ${upstreamWords}\n\n`,
          `data: ${upstreamWords}\n\n`,
          modelEvent({ type: 'response.created', response: { instructions: upstreamWords } }),
          modelEvent({ type: 'response.output_text.delta', delta: 'Try soup.', item_id: upstreamWords }),
          modelEvent({ type: 'response.failed', response: { error: { code: 'x', message: upstreamWords } } }),
          modelEvent({ type: 'response.output_text.delta', delta: upstreamWords }),
        ].join(''),
      );
    });
    const { port, logged } = await runProxy(model);
    const answer = await rawRequest(port, question({ stream: true }));
    expect(answer.text).toContain('Try soup.');
    expect(answer.text).toContain('"code":"upstream_failed"');
    expect(answer.all + logged.join('')).not.toMatch(/UPSTREAM|SECRET|acme/);
  });

  it('says that nobody is there', async () => {
    const { port, kinds } = await runProxy({ baseUrl: `http://127.0.0.1:${deadPort}/v1`, calls: [] });
    const answer = await rawRequest(port, question());
    expect(answer.status).toBe(502);
    expect(answer.all).not.toContain(String(deadPort));
    expect(answer.all).not.toMatch(/ECONN|SECRET/);
    expect(kinds()).toEqual(['upstream_unreachable']);
  });

  it('sends the key to the server, and nothing that the visitor sent as one', async () => {
    const model = await playModel(replyAtOnce);
    const { port } = await runProxy(model);
    await rawRequest(port, question(), {
      headers: { Authorization: 'Bearer sk-visitor', Cookie: 'a=b' },
    });
    const [call] = model.calls;
    expect(call?.request.url).toBe('/v1/responses');
    expect(call?.request.headers.authorization).toBe(`Bearer ${secret}`);
    expect(call?.request.rawHeaders.join('\n')).not.toMatch(/sk-visitor|a=b|deals\.example/);
  });
});
