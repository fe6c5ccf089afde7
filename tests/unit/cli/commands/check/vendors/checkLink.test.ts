import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  checkLink,
  defaultRetryPolicy,
  type RetryPolicy,
} from '../../../../../../cli/commands/check/vendors/checkLink.ts';
import { createRateLimiter } from '../../../../../../cli/commands/check/vendors/rateLimiter.ts';
import { vendorTime } from '../support/vendorTime.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A vendor's host on this machine; `asked` has the method and path of each request. */
async function vendor(handle: Handler) {
  const asked: string[] = [];
  const agents = new Set<string>();
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    agents.add(request.headers['user-agent'] ?? '');
    handle(request, response, asked.length);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, agents };
}

async function ask(address: string, policy: Partial<RetryPolicy> = {}) {
  const time = vendorTime();
  const network = {
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    sleep: time.sleep,
    now: time.now,
  };
  const limiter = createRateLimiter({ concurrency: 4, pauseMs: 1_000 }, time.sleep);
  const checker = {
    network,
    limiter,
    policy: { ...defaultRetryPolicy, ...policy },
    userAgent: 'city-deals-check/1 (+https://deals.example/)',
  };
  const start = time.now();
  const answer = await checkLink(address, checker);
  return { answer, waited: time.now() - start };
}

const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(code, headers).end();
  };

describe('cli/commands/check/vendors/checkLink', () => {
  it('asks for the head alone where that tells enough, and says who it is', async () => {
    const { address, asked, agents } = await vendor(status(200));
    expect((await ask(`${address}/offer`)).answer).toEqual({ kind: 'alive' });
    expect(asked).toEqual(['HEAD /offer']);
    expect([...agents]).toEqual(['city-deals-check/1 (+https://deals.example/)']);
  });

  it.each([405, 501, 403, 404, 500])('asks for the page where the head is answered with %d', async (code) => {
    const { address, asked } = await vendor((request, response) =>
      response.writeHead(request.method === 'HEAD' ? code : 200).end('words'),
    );
    expect((await ask(`${address}/offer`)).answer).toEqual({ kind: 'alive' });
    expect(asked).toEqual(['HEAD /offer', 'GET /offer']);
  });

  it.each([404, 410])('takes %d for dead, without asking again', async (code) => {
    const { address, asked } = await vendor(status(code));
    expect((await ask(`${address}/offer`)).answer).toEqual({ kind: 'dead', why: `it responds with ${code}` });
    expect(asked).toHaveLength(2);
  });

  it('tells the new address of what has moved for good', async () => {
    const { address } = await vendor((request, response) =>
      request.url === '/offer' ? response.writeHead(301, { location: '/new' }).end() : response.end(),
    );
    expect((await ask(`${address}/offer`)).answer).toEqual({ kind: 'moved', to: `${address}/new` });
  });

  it('says nothing of what is elsewhere only for now', async () => {
    const { address } = await vendor((request, response) =>
      request.url === '/offer' ? response.writeHead(302, { location: '/today' }).end() : response.end(),
    );
    expect((await ask(`${address}/offer`)).answer).toEqual({ kind: 'alive' });
  });

  it('takes the front door for another address, also where it is only for now', async () => {
    const { address } = await vendor((request, response) =>
      request.url === '/' ? response.end() : response.writeHead(302, { location: '/' }).end(),
    );
    expect((await ask(`${address}/offer`)).answer).toEqual({ kind: 'moved', to: `${address}/` });
  });

  it('finds what has moved to nothing dead', async () => {
    const { address } = await vendor((request, response) =>
      request.url === '/offer'
        ? response.writeHead(301, { location: '/new' }).end()
        : response.writeHead(404).end(),
    );
    expect((await ask(`${address}/offer`)).answer).toMatchObject({ kind: 'dead' });
  });

  it('gives up where addresses lead in a circle', async () => {
    const { address, asked } = await vendor(status(302, { location: '/offer' }));
    expect((await ask(`${address}/offer`)).answer).toMatchObject({ kind: 'silent' });
    expect(asked).toHaveLength(6);
  });

  it('waits as long as a busy host asks, and then asks again', async () => {
    const { address } = await vendor((_request, response, count) =>
      count === 1 ? response.writeHead(429, { 'retry-after': '30' }).end() : response.end(),
    );
    const { answer, waited } = await ask(`${address}/offer`);
    expect(answer).toEqual({ kind: 'alive' });
    expect(waited).toBeGreaterThanOrEqual(30_000);
    expect(waited).toBeLessThan(40_000);
  });

  it('does not ask again where a host asks for more patience than there is', async () => {
    const { address, asked } = await vendor(status(429, { 'retry-after': '3600' }));
    expect((await ask(`${address}/offer`)).answer).toEqual({ kind: 'unclear', why: 'it responds with 429' });
    expect(asked).toHaveLength(1);
  });

  it('asks again after a while where a host is out of order', async () => {
    const { address, asked } = await vendor((_request, response, count) =>
      count <= 2 ? response.writeHead(500).end() : response.end(),
    );
    const { answer, waited } = await ask(`${address}/offer`);
    expect(answer).toEqual({ kind: 'alive' });
    expect(asked).toEqual(['HEAD /offer', 'GET /offer', 'HEAD /offer']);
    expect(waited).toBeGreaterThanOrEqual(2_000);
  });

  it('calls a host that stays out of order silent, after three attempts', async () => {
    const { address, asked } = await vendor(status(503));
    const { answer, waited } = await ask(`${address}/offer`);
    expect(answer).toEqual({ kind: 'silent', why: 'it responds with 503' });
    expect(asked).toHaveLength(3);
    expect(waited).toBeGreaterThanOrEqual(10_000);
  });

  it.each([401, 403])('cannot tell what a host answers only to people (%d)', async (code) => {
    const { address } = await vendor(status(code));
    expect((await ask(`${address}/offer`)).answer).toEqual({
      kind: 'unclear',
      why: `it responds with ${code}`,
    });
  });

  it('calls a host silent that never answers', async () => {
    const { address, asked } = await vendor(() => {});
    const { answer } = await ask(`${address}/offer`, { timeoutMs: 60, retryDelaysMs: [1_000] });
    expect(answer).toEqual({ kind: 'silent', why: 'it does not respond within 0.06 seconds' });
    expect(asked).toHaveLength(2);
  });

  it('calls a host silent that refuses or breaks off the connection', async () => {
    const { address } = await vendor((request) => request.socket.destroy());
    expect((await ask(`${address}/offer`)).answer).toMatchObject({ kind: 'silent' });
    const [server] = servers.splice(0);
    await new Promise((resolve) => server?.close(resolve));
    expect((await ask(`${address}/offer`)).answer).toEqual({
      kind: 'silent',
      why: 'it refuses the connection',
    });
  });

  it('takes a host that does not exist for dead', async () => {
    const time = vendorTime();
    const missing = Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }),
    });
    const answer = await checkLink('https://gone.example.invalid/', {
      network: { fetch: () => Promise.reject(missing), sleep: time.sleep, now: time.now },
      limiter: createRateLimiter({ concurrency: 1, pauseMs: 1 }, time.sleep),
      policy: defaultRetryPolicy,
      userAgent: 'x',
    });
    expect(answer).toEqual({ kind: 'dead', why: 'its host does not exist' });
  });

  it('does not hide a fault of its own behind a silent host', async () => {
    const time = vendorTime();
    const checker = {
      network: { fetch: () => Promise.reject(new Error('a bug')), sleep: time.sleep, now: time.now },
      limiter: createRateLimiter({ concurrency: 1, pauseMs: 1 }, time.sleep),
      policy: defaultRetryPolicy,
      userAgent: 'x',
    };
    await expect(checkLink('https://a.test/', checker)).rejects.toThrow('a bug');
  });
});
