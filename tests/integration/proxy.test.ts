import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serveProxy } from '../../cli/commands/proxy/serveProxy.ts';
import { freePort } from '../support/freePort.ts';
import { beginStream, type ModelCall, type ModelServer, playModel } from '../support/modelServer.ts';
import {
  asked,
  modelEvent,
  modelEvents,
  modelReply,
  proxySettings,
  question,
  secret,
  siteOrigin,
} from '../support/proxy.ts';
import { rawRequest } from '../support/rawRequest.ts';

/** Nothing listens here. */
const deadPort = await freePort();

/** Runs a proxy before `model` until the test is over; gives the lines that it logs. */
async function runProxy(model: ModelServer, limits: object = {}, trustedHeader: string | null = null) {
  const logged: string[] = [];
  const running = await serveProxy(
    proxySettings(limits, model.baseUrl),
    { key: secret, now: Date.now, fetch, log: (line) => logged.push(line) },
    { host: '127.0.0.1', port: 0, trustedHeader },
  );
  onTestFinished(() => running.stop(0));
  const { port, stop } = running;
  const address = `http://127.0.0.1:${port}/v1/responses`;
  return { port, address, logged, stop, kinds: () => logged.map((line) => JSON.parse(line).kind) };
}

const replyAtOnce = ({ response, body }: ModelCall) => {
  if (!body.stream) return void response.end(JSON.stringify(modelReply()));
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.end(modelEvents(['Try ', 'the soup.']).join(''));
};

/** A door that a test opens when it wants somebody to go on. */
function door() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Reads until `text` has come; fails where the stream ends before. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
  const decoder = new TextDecoder();
  let read = '';
  while (!read.includes(text)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`"${text}" never came after:\n${read}`);
    read += decoder.decode(value, { stream: true });
  }
  return read;
}

const streamOf = (response: Response) => {
  if (!response.body) throw new Error('There is no body.');
  return response.body.getReader();
};

/** Waits until something is so that others bring about. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Milliseconds until the proxy closes the connection of a visitor who never finishes its headers: other tests run meanwhile. */
let unfinished: Promise<number>;
let unhurried: Awaited<ReturnType<typeof serveProxy>>;

beforeAll(async () => {
  unhurried = await serveProxy(
    proxySettings({}, `http://127.0.0.1:${deadPort}`),
    { key: secret, now: Date.now, fetch, log: () => {} },
    { host: '127.0.0.1', port: 0, trustedHeader: null },
  );
  const began = performance.now();
  const socket = connect(unhurried.port, '127.0.0.1');
  socket.write('POST /v1/responses HTTP/1.1\r\nHost: x\r\n');
  socket.resume();
  unfinished = once(socket, 'close').then(() => performance.now() - began);
});
afterAll(() => unhurried?.stop(0));

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

describe('the proxy: limits under load', () => {
  const requests = Array.from({ length: 200 }, (_, index) => index);
  const slow = 1_000_000_000;

  it.each([
    ['an address', { perAddress: { burst: 30, everyMs: slow } }, 30, 'rate_limited'],
    ['all addresses', { inTotal: { burst: 40, everyMs: slow } }, 40, 'busy'],
    ['the requests of a day', { perDay: { requests: 50 } }, 50, 'day_spent'],
    ['the tokens of a day', { outputTokens: 100, perDay: { outputTokens: 2599 } }, 25, 'day_spent'],
  ])('holds that of %s over 200 connections at once', async (_, limits, passes, code) => {
    const everybody = door();
    const model = await playModel(async (call) => {
      // Nothing is settled before all have asked.
      await everybody.opened;
      call.response.end(JSON.stringify(modelReply()));
    });
    const { port, kinds } = await runProxy(model, limits);
    let answered = 0;
    const answers = requests.map(async () => {
      const answer = await rawRequest(port, question());
      answered += 1;
      return answer;
    });
    await until(() => answered === requests.length - passes);
    await until(() => model.calls.length === passes);
    everybody.open();
    const all = await Promise.all(answers);
    const refused = all.filter(({ status }) => status === 429);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(passes);
    expect(refused).toHaveLength(requests.length - passes);
    expect(model.calls).toHaveLength(passes);
    for (const { headers, text } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['access-control-expose-headers']).toBe('Retry-After');
      expect(JSON.parse(text).error.code).toBe(code);
    }
    await until(() => kinds().length === requests.length);
    expect(kinds().filter((kind) => kind === code)).toHaveLength(requests.length - passes);
  });

  it('counts addresses by the connection, and believes no header', async () => {
    const model = await playModel(replyAtOnce);
    const { port } = await runProxy(model, { perAddress: { burst: 5, everyMs: slow } });
    const ask = (from: string) => (index: number) =>
      rawRequest(port, question(), {
        from,
        headers: { 'X-Forwarded-For': `203.0.113.${index}`, 'X-Real-IP': `203.0.113.${index}` },
      });
    const answers = await Promise.all(
      ['127.0.0.1', '127.0.0.2'].flatMap((from) => requests.slice(0, 20).map(ask(from))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it('counts addresses by the header of the server in front, where that is trusted', async () => {
    const model = await playModel(replyAtOnce);
    const { port } = await runProxy(model, { perAddress: { burst: 5, everyMs: slow } }, 'X-Forwarded-For');
    const ask = (seen: string) => (index: number) =>
      rawRequest(port, question(), { headers: { 'X-Forwarded-For': `198.51.100.${index}, ${seen}` } });
    const answers = await Promise.all(
      ['203.0.113.1', '203.0.113.2'].flatMap((seen) => requests.slice(0, 20).map(ask(seen))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it('reads no more than 96 KiB, with and without a length', async () => {
    const model = await playModel(replyAtOnce);
    const { port, kinds } = await runProxy(model);
    const long = { ...question(), padding: 'x'.repeat(100_000) };
    const pieces = Array.from({ length: 100 }, () => ' '.repeat(1000));
    const text = JSON.stringify(question());
    const answers = await Promise.all([
      rawRequest(port, long),
      rawRequest(port, null, { pieces: [...pieces, text] }),
      rawRequest(port, null, { pieces: [...pieces.slice(0, 90), text] }),
      rawRequest(port, null, { pieces: [Buffer.of(0x7b, 0xff, 0x7d)] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 200, 400]);
    expect(kinds().sort()).toEqual(['invalid_request', 'ok', 'too_large', 'too_large']);
    expect(model.calls).toHaveLength(1);
  });

  it('answers a visitor who never stops sending', async () => {
    const model = await playModel(replyAtOnce);
    const { port } = await runProxy(model);
    const request = httpRequest({
      ...{ host: '127.0.0.1', port, path: '/v1/responses', method: 'POST', agent: false },
      headers: { Origin: siteOrigin, 'Content-Type': 'application/json' },
    });
    // The server closes the connection in the end, which may break what is still being sent.
    request.on('error', () => {});
    const sending = setInterval(() => request.write(' '.repeat(4096)), 1);
    onTestFinished(() => clearInterval(sending));
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(413);
    request.destroy();
  });
});

describe('the proxy: connections', () => {
  it('cuts and logs a visitor who never reads', async () => {
    const closed = door();
    const model = await playModel((call) => {
      beginStream(call);
      // Text would soon be more than an answer may have.
      const pings = ': ping\n\n'.repeat(30_000);
      const pulse = setInterval(() => call.response.write(pings), 1);
      call.response.on('close', () => {
        clearInterval(pulse);
        closed.open();
      });
    });
    const { port, kinds } = await runProxy(model, { silenceMs: 300 });
    const visitor = connect(port, '127.0.0.1');
    visitor.on('error', () => {});
    onTestFinished(() => void visitor.destroy());
    const body = JSON.stringify(question({ stream: true }));
    visitor.write(
      `POST /v1/responses HTTP/1.1\r\nHost: x\r\nOrigin: ${siteOrigin}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    visitor.pause();
    await closed.opened;
    await until(() => kinds().length === 1);
    expect(kinds()).toEqual(['client_stalled']);
    visitor.resume();
    await once(visitor, 'close');
  });

  it('closes connections beyond the most that it may have', async () => {
    const { port } = await runProxy(await playModel(replyAtOnce), { connections: 2 });
    const idle = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    onTestFinished(() => idle.forEach((socket) => void socket.destroy()));
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    await expect(rawRequest(port, question())).rejects.toThrow();
    idle[0]?.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await rawRequest(port, question())).status).toBe(200);
  });

  it('waits 10 s for headers, and no longer', async () => {
    const waited = await unfinished;
    expect(waited).toBeGreaterThan(9_000);
    expect(waited).toBeLessThan(15_000);
  }, 30_000);
});

describe('the proxy: an end', () => {
  it('finishes the answers that are under way, and takes no more', async () => {
    const finish = door();
    const model = await playModel(async (call) => {
      beginStream(call).write(modelEvents(['Try ']).slice(0, 2).join(''));
      await finish.opened;
      call.response.end(modelEvents(['soup.']).slice(1).join(''));
    });
    const { port, address, stop } = await runProxy(model);
    const reader = streamOf(await fetch(address, asked(question({ stream: true }))));
    await readUntil(reader, 'Try ');
    const stopped = stop(60_000);
    await expect(rawRequest(port, question())).rejects.toThrow('ECONNREFUSED');
    finish.open();
    await readUntil(reader, 'response.completed');
    await stopped;
  });

  it('gives up waiting for the last answer', async () => {
    const closed = door();
    const model = await playModel((call) => {
      call.response.on('close', closed.open);
      beginStream(call).write(modelEvents(['Try ']).slice(0, 2).join(''));
    });
    const { address, stop } = await runProxy(model);
    const reader = streamOf(await fetch(address, asked(question({ stream: true }))));
    await readUntil(reader, 'Try ');
    await stop(50);
    await closed.opened;
    await expect(reader.read()).rejects.toThrow();
  });
});
