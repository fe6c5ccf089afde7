import { describe, expect, it } from 'vitest';
import { freePort } from '../../support/freePort.ts';
import { converse, hostedModels, patience } from '../../support/hosted.ts';
import { type Api, answer, apis, ask, ended, refuse, refuseOnce, said } from '../../support/hostedServer.ts';
import { beginStream, playModel } from '../../support/modelServer.ts';
import { secret } from '../../support/proxy.ts';

/** Nothing listens here. */
const deadPort = await freePort();

const named: Record<Api, string> = { responses: 'model-m', 'chat-completions': 'model-m', proxy: 'small' };

describe.each(apis)('a hosted model by %s', (api) => {
  it('passes on each piece as it comes', async () => {
    let next = () => {};
    const { fault, pieces } = await ask(
      api,
      async (call) => {
        beginStream(call).write(`: hello\n\n${said[api]('Try ')}`);
        await new Promise<void>((resolve) => {
          next = resolve;
        });
        call.response.end(said[api]('the soup.') + ended[api]);
      },
      { onText: () => next() },
    );
    expect(fault).toBeNull();
    expect(pieces).toEqual(['Try ', 'the soup.']);
  });

  it('is read byte by byte, and without an empty line at the end', async () => {
    const { fault, text } = await ask(api, async (call) => {
      beginStream(call);
      for (const byte of Buffer.from(answer(api, 'Café ', '🎉').trimEnd())) {
        call.response.write(Buffer.of(byte));
        if (byte > 127) await new Promise((resolve) => setTimeout(resolve, 1));
      }
      call.response.end();
    });
    expect({ fault, text }).toEqual({ fault: null, text: 'Café 🎉' });
  });

  it('may answer in prose, whatever form was asked for', async () => {
    const prose = 'I would go for **soup**!\n\n- really {"deal_ids": [';
    expect(await ask(api, (call) => void beginStream(call).end(answer(api, prose)))).toMatchObject({
      fault: null,
      text: prose,
    });
  });

  it.each([
    [400, {}, { kind: 'message', status: 400 }],
    [404, {}, { kind: 'message', status: 404 }],
    [418, {}, { kind: 'message', status: 418 }],
    [401, {}, api === 'proxy' ? { kind: 'key' } : { kind: 'auth' }],
    [403, {}, { kind: 'auth' }],
    [402, {}, { kind: 'quota' }],
    [429, { code: 'insufficient_quota' }, { kind: 'quota' }],
    [403, { code: 'model_not_found' }, { kind: 'model' }],
    [404, { code: 'model_not_found' }, { kind: 'model' }],
    [400, { code: 'constructor' }, { kind: 'message', status: 400 }],
    [400, { code: { a: 1 } }, { kind: 'message', status: 400 }],
  ])('that answers %i with %j is asked once', async (status, error, expected) => {
    const { fault, text, calls, pauses } = await ask(api, refuse(status, error));
    expect(fault).toEqual(expected.kind === 'model' ? { ...expected, name: named[api] } : expected);
    expect(text).toBe('');
    expect(calls).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  it.each([500, 502, 503, 529, 408, 409])('that answers %i is asked once more', async (status) => {
    const good = await ask(api, refuseOnce(api, refuse(status)));
    expect(good).toMatchObject({ fault: null, text: 'Try the soup.', pauses: [patience.retryMs] });
    const bad = await ask(api, refuse(status));
    expect(bad.fault).toEqual({ kind: 'message', status });
    expect(bad.calls).toHaveLength(2);
  });

  it.each([
    ['7', [7000]],
    ['30', [30_000]],
    ['0', [0]],
  ])('that wishes for %s seconds gets them, once', async (seconds, pauses) => {
    const refusal = refuse(429, {}, { 'Retry-After': seconds });
    const good = await ask(api, refuseOnce(api, refusal));
    expect(good).toMatchObject({ fault: null, text: 'Try the soup.', pauses });
    const bad = await ask(api, refusal);
    expect(bad).toMatchObject({ fault: { kind: 'rate-limited' }, pauses });
    expect(bad.calls).toHaveLength(2);
  });

  it('that has too many questions, and says not for how long, gets two seconds, once', async () => {
    const good = await ask(api, refuseOnce(api, refuse(429)));
    expect(good).toMatchObject({ fault: null, text: 'Try the soup.', pauses: [4 * patience.retryMs] });
    const bad = await ask(api, refuse(429));
    expect(bad).toMatchObject({ fault: { kind: 'rate-limited' }, pauses: [4 * patience.retryMs] });
    expect(bad.calls).toHaveLength(2);
  });

  it.each(['31', '3600', '-1', '1e3', 'Fri, 20 Nov 2026 12:00:00 GMT', ''])(
    'that wishes for "%s" is not asked again',
    async (wish) => {
      const { fault, calls } = await ask(api, refuse(429, {}, { 'Retry-After': wish }));
      expect(fault).toEqual({ kind: 'rate-limited' });
      expect(calls).toHaveLength(1);
    },
  );

  it.each(['', '<html>', 'null', '[]', '"no"', '{"error":"no"}', '{"error":null}', '{"detail":[{}]}'])(
    'may refuse with %j',
    async (body) => {
      const { fault } = await ask(api, ({ response }) => void response.writeHead(400).end(body));
      expect(fault).toEqual({ kind: 'message', status: 400 });
    },
  );

  it('may refuse with more than anybody reads', async () => {
    const { fault } = await ask(api, ({ response }) => {
      response.writeHead(403);
      response.end('x'.repeat(1024 * 1024));
    });
    expect(fault).toEqual({ kind: 'auth' });
  });

  it('is out of reach', async () => {
    const { fault } = await converse(hostedModels(`http://127.0.0.1:${deadPort}/v1`)[api]);
    expect(fault).toEqual({ kind: 'offline', host: `127.0.0.1:${deadPort}` });
  });

  it('sends nobody elsewhere', async () => {
    const other = await playModel(({ response }) => void response.end());
    const { fault } = await ask(api, ({ response }) => {
      response.writeHead(307, { Location: `${other.baseUrl}/responses` }).end();
    });
    expect(fault).toMatchObject({ kind: 'offline' });
    expect(other.calls).toEqual([]);
  });

  it.each([
    ['at once', ''],
    ['between two events', said[api]('Try ')],
    ['within an event', `${said[api]('Try ')}data: {"type":"resp`],
  ])('breaks off %s', async (_, written) => {
    const cut = await ask(api, (call) => {
      beginStream(call).write(`: hello\n\n${written}`, () => call.response.destroy());
    });
    expect(cut).toMatchObject({ fault: { kind: 'bad-output' }, text: written && 'Try ' });
    const short = await ask(api, (call) => void beginStream(call).end(written));
    expect(short).toMatchObject({ fault: { kind: 'bad-output' }, text: written && 'Try ' });
  });

  it.each([
    ['an event that is no JSON', 'data: {"type":\n\n'],
    ['an event that never ends', `data: ${'x'.repeat(300 * 1024)}`],
    [
      'more text than anybody reads',
      Array(17)
        .fill(said[api]('x'.repeat(16 * 1024)))
        .join(''),
    ],
    ['no text', ended[api]],
    ['an empty text', said[api]('') + ended[api]],
  ])('says %s', async (_, written) => {
    let isClosed = false;
    const { fault, text } = await ask(api, (call) => {
      call.response.on('close', () => {
        isClosed = true;
      });
      beginStream(call).write(written);
    });
    expect(fault).toEqual({ kind: 'bad-output' });
    expect(text.length).toBeLessThanOrEqual(256 * 1024);
    await expect.poll(() => isClosed).toBe(true);
  });

  it.each([
    'null',
    '7',
    '[]',
    '{}',
    '{"type":7}',
    '{"type":"response.output_text.delta"}',
    '{"type":"response.output_text.delta","delta":{"a":1}}',
    '{"choices":[]}',
    '{"choices":[null]}',
    '{"choices":[{"delta":null}]}',
    '{"choices":[{"delta":{"content":[1]}}]}',
    '{"choices":{"0":{"delta":{"content":"x"}}}}',
  ])('may say %s in between', async (event) => {
    const stream = `${said[api]('Try ')}data: ${event}\n\n${said[api]('soup.')}${ended[api]}`;
    const { fault, text } = await ask(api, (call) => void beginStream(call).end(stream));
    expect({ fault, text }).toEqual({ fault: null, text: 'Try soup.' });
  });

  it('sends a page instead of an answer', async () => {
    const { fault, text } = await ask(api, ({ response }) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end('<!doctype html>\n\n<p>data: please log in</p>\n\n');
    });
    expect({ fault, text }).toEqual({ fault: { kind: 'bad-output' }, text: '' });
  });

  it('sends nothing instead of an answer', async () => {
    const { fault } = await ask(api, ({ response }) => void response.writeHead(204).end());
    expect(fault).toEqual({ kind: 'bad-output' });
  });

  it.each([
    ['before it begins', patience.firstByteMs, null],
    ['after it has begun', patience.silenceMs, ''],
    ['in the midst', patience.silenceMs, 'Try '],
    ['in all', patience.longestMs, 'Try '],
  ])('keeps silent for too long %s', async (_, late, written) => {
    let isClosed = false;
    const { fault, text } = await ask(
      api,
      (call) => {
        call.response.on('close', () => {
          isClosed = true;
        });
        if (written !== null) beginStream(call).write(`: hello\n\n${written && said[api](written)}`);
      },
      { late, heard: written ?? '' },
    );
    expect({ fault, text }).toEqual({ fault: { kind: 'timeout' }, text: written ?? '' });
    await expect.poll(() => isClosed).toBe(true);
  });

  it('keeps silent while it refuses', async () => {
    const { fault } = await ask(api, ({ response }) => void response.writeHead(500).write('{"err'), {
      late: patience.silenceMs,
    });
    expect(fault).toEqual({ kind: 'timeout' });
  });

  it('is not asked by who has left already', async () => {
    const { fault, calls } = await ask(api, refuse(500), { signal: AbortSignal.abort() });
    expect(fault).toEqual({ kind: 'stopped' });
    expect(calls).toHaveLength(0);
  });

  it.each([
    ['before it begins', null],
    ['after it has begun', ''],
    ['in the midst', said[api]('Try ')],
  ])('is left at once %s', async (_, written) => {
    const visitor = new AbortController();
    let isClosed = false;
    const { fault } = await ask(
      api,
      (call) => {
        call.response.on('close', () => {
          isClosed = true;
        });
        if (written !== null) beginStream(call).write(`: hello\n\n${written}`);
        setTimeout(() => visitor.abort(), 20);
      },
      { signal: visitor.signal },
    );
    expect(fault).toEqual({ kind: 'stopped' });
    await expect.poll(() => isClosed).toBe(true);
  });

  it('says nothing more to who leaves while being told', async () => {
    const visitor = new AbortController();
    const { fault, text } = await ask(
      api,
      (call) => void beginStream(call).end(answer(api, 'Try ', 'the ', 'soup.')),
      { signal: visitor.signal, onText: () => visitor.abort() },
    );
    expect({ fault, text }).toEqual({ fault: { kind: 'stopped' }, text: 'Try ' });
  });

  it('is left even where nothing hears of it', async () => {
    const visitor = new AbortController();
    setTimeout(() => visitor.abort(), 20);
    const deaf = await converse(hostedModels('https://model.example/v1')[api], {
      fetch: () => new Promise(() => {}),
      signal: visitor.signal,
    });
    expect(deaf.fault).toEqual({ kind: 'stopped' });
    const leaver = new AbortController();
    let isCancelled = false;
    const body = new ReadableStream({
      pull: () => new Promise(() => setTimeout(() => leaver.abort(), 20)),
      cancel: () => {
        isCancelled = true;
      },
    });
    const silent = await converse(hostedModels('https://model.example/v1')[api], {
      fetch: async () => new Response(body),
      signal: leaver.signal,
    });
    expect(silent.fault).toEqual({ kind: 'stopped' });
    await expect.poll(() => isCancelled).toBe(true);
  });

  it('meets a caller that throws, and does not throw itself', async () => {
    const { fault } = await ask(api, (call) => void beginStream(call).end(answer(api, 'Try ')), {
      onText: () => {
        throw new Error(secret);
      },
    });
    expect(fault).toEqual({ kind: 'bad-output' });
  });

  it('is asked as browsers want to be called', async () => {
    const seen: RequestInit[] = [];
    async function pickyFetch(this: unknown, _: unknown, init?: RequestInit) {
      if (this !== undefined) throw new TypeError('Illegal invocation');
      seen.push(init ?? {});
      return new Response(answer(api, 'Soup.'));
    }
    const { fault } = await converse(hostedModels('https://model.example/v1')[api], { fetch: pickyFetch });
    expect(fault).toBeNull();
    expect(seen[0]).toMatchObject({ redirect: 'error', credentials: 'omit' });
    expect(Object.keys(Object(seen[0]?.headers)).sort()).toEqual(
      api === 'proxy' ? ['Content-Type'] : ['Authorization', 'Content-Type'],
    );
  });
});

describe('a key', () => {
  it.each(['responses', 'chat-completions', 'assistants'] as const)(
    'that cannot be one is not sent by %s',
    async (api) => {
      for (const key of ['sk-ключ', 'sk a', 'sk\nx: y', '']) {
        const { fault } = await converse(hostedModels('https://model.example')[api], {
          question: { key },
          fetch: () => Promise.reject(new Error('asked')),
        });
        expect(fault).toEqual({ kind: 'auth' });
      }
    },
  );

  it.each(['responses', 'chat-completions'] as const)('that %s wants is missed', async (api) => {
    const { fault, calls } = await ask(api, refuse(401), { question: { key: null } });
    expect(fault).toEqual({ kind: 'key' });
    expect(calls[0]?.request.headers).not.toHaveProperty('authorization');
  });

  it('is in no address and in nothing that is thrown or told', async () => {
    for (const api of ['responses', 'chat-completions', 'assistants'] as const) {
      const addresses: string[] = [];
      const { fault, threads } = await converse(hostedModels('https://model.example')[api], {
        fetch: async (address) => {
          addresses.push(String(address));
          throw new TypeError(`Failed with Bearer ${secret}`);
        },
      });
      expect(fault).toEqual({ kind: 'offline', host: 'model.example' });
      expect(JSON.stringify([addresses, threads, fault])).not.toContain(secret);
      expect(addresses).toHaveLength(1);
    }
  });
});
