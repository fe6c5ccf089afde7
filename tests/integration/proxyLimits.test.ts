import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serveProxy } from '../../cli/commands/proxy/serveProxy.ts';
import { freePort } from '../support/freePort.ts';
import { beginStream, playModel } from '../support/modelServer.ts';
import {
  asked,
  modelEvents,
  modelReply,
  proxySettings,
  question,
  secret,
  siteOrigin,
} from '../support/proxy.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { door, readUntil, replyAtOnce, runProxy, streamOf, until } from '../support/runningProxy.ts';

/** Nothing listens here. */
const deadPort = await freePort();

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
