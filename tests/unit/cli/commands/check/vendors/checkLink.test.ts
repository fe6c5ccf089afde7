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

/** A vendor's host on this machine; `requests` has the method and path of each request. */
async function vendor(handle: Handler) {
  const requests: string[] = [];
  const agents = new Set<string>();
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    agents.add(request.headers['user-agent'] ?? '');
    handle(request, response, requests.length);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, agents };
}

async function check(address: string, policy: Partial<RetryPolicy> = {}) {
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
  const result = await checkLink(address, checker);
  return { result, waited: time.now() - start };
}

const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(code, headers).end();
  };

describe('cli/commands/check/vendors/checkLink', () => {
  it('sends only HEAD if that is enough, with its user agent', async () => {
    const { address, requests, agents } = await vendor(status(200));
    expect((await check(`${address}/offer`)).result).toEqual({ kind: 'alive' });
    expect(requests).toEqual(['HEAD /offer']);
    expect([...agents]).toEqual(['city-deals-check/1 (+https://deals.example/)']);
  });

  it.each([405, 501, 403, 404, 500])('sends GET if HEAD is answered with %d', async (code) => {
    const { address, requests } = await vendor((request, response) =>
      response.writeHead(request.method === 'HEAD' ? code : 200).end('words'),
    );
    expect((await check(`${address}/offer`)).result).toEqual({ kind: 'alive' });
    expect(requests).toEqual(['HEAD /offer', 'GET /offer']);
  });

  it.each([404, 410])('reports %d as dead, without retrying', async (code) => {
    const { address, requests } = await vendor(status(code));
    expect((await check(`${address}/offer`)).result).toEqual({
      kind: 'dead',
      why: `it responds with ${code}`,
    });
    expect(requests).toHaveLength(2);
  });

  it('reports the address of a permanent redirect', async () => {
    const { address } = await vendor((request, response) =>
      request.url === '/offer' ? response.writeHead(301, { location: '/new' }).end() : response.end(),
    );
    expect((await check(`${address}/offer`)).result).toEqual({ kind: 'moved', to: `${address}/new` });
  });

  it('accepts a temporary redirect', async () => {
    const { address } = await vendor((request, response) =>
      request.url === '/offer' ? response.writeHead(302, { location: '/today' }).end() : response.end(),
    );
    expect((await check(`${address}/offer`)).result).toEqual({ kind: 'alive' });
  });

  it('reports a redirect to the home page as moved, even a temporary one', async () => {
    const { address } = await vendor((request, response) =>
      request.url === '/' ? response.end() : response.writeHead(302, { location: '/' }).end(),
    );
    expect((await check(`${address}/offer`)).result).toEqual({ kind: 'moved', to: `${address}/` });
  });

  it('reports a redirect to a missing page as dead', async () => {
    const { address } = await vendor((request, response) =>
      request.url === '/offer'
        ? response.writeHead(301, { location: '/new' }).end()
        : response.writeHead(404).end(),
    );
    expect((await check(`${address}/offer`)).result).toMatchObject({ kind: 'dead' });
  });

  it('gives up on a redirect loop', async () => {
    const { address, requests } = await vendor(status(302, { location: '/offer' }));
    expect((await check(`${address}/offer`)).result).toMatchObject({ kind: 'silent' });
    expect(requests).toHaveLength(6);
  });

  it('waits as long as a busy host asks, then retries', async () => {
    const { address } = await vendor((_request, response, count) =>
      count === 1 ? response.writeHead(429, { 'retry-after': '30' }).end() : response.end(),
    );
    const { result, waited } = await check(`${address}/offer`);
    expect(result).toEqual({ kind: 'alive' });
    expect(waited).toBeGreaterThanOrEqual(30_000);
    expect(waited).toBeLessThan(40_000);
  });

  it('does not retry if a host asks for a very long delay', async () => {
    const { address, requests } = await vendor(status(429, { 'retry-after': '3600' }));
    expect((await check(`${address}/offer`)).result).toEqual({
      kind: 'unclear',
      why: 'it responds with 429',
    });
    expect(requests).toHaveLength(1);
  });

  it('retries after a delay if a host fails', async () => {
    const { address, requests } = await vendor((_request, response, count) =>
      count <= 2 ? response.writeHead(500).end() : response.end(),
    );
    const { result, waited } = await check(`${address}/offer`);
    expect(result).toEqual({ kind: 'alive' });
    expect(requests).toEqual(['HEAD /offer', 'GET /offer', 'HEAD /offer']);
    expect(waited).toBeGreaterThanOrEqual(2_000);
  });

  it('reports a host that keeps failing as silent, after three attempts', async () => {
    const { address, requests } = await vendor(status(503));
    const { result, waited } = await check(`${address}/offer`);
    expect(result).toEqual({ kind: 'silent', why: 'it responds with 503' });
    expect(requests).toHaveLength(3);
    expect(waited).toBeGreaterThanOrEqual(10_000);
  });

  it.each([401, 403])('reports a host that refuses programs as unclear (%d)', async (code) => {
    const { address } = await vendor(status(code));
    expect((await check(`${address}/offer`)).result).toEqual({
      kind: 'unclear',
      why: `it responds with ${code}`,
    });
  });

  it('reports a host that never answers as silent', async () => {
    const { address, requests } = await vendor(() => {});
    const { result } = await check(`${address}/offer`, { timeoutMs: 60, retryDelaysMs: [1_000] });
    expect(result).toEqual({ kind: 'silent', why: 'it does not respond within 0.06 seconds' });
    expect(requests).toHaveLength(2);
  });

  it('reports a host that refuses or closes the connection as silent', async () => {
    const { address } = await vendor((request) => request.socket.destroy());
    expect((await check(`${address}/offer`)).result).toMatchObject({ kind: 'silent' });
    const [server] = servers.splice(0);
    await new Promise((resolve) => server?.close(resolve));
    expect((await check(`${address}/offer`)).result).toEqual({
      kind: 'silent',
      why: 'it refuses the connection',
    });
  });

  it('reports a host that does not exist as dead', async () => {
    const time = vendorTime();
    const missing = Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }),
    });
    const result = await checkLink('https://gone.example.invalid/', {
      network: { fetch: () => Promise.reject(missing), sleep: time.sleep, now: time.now },
      limiter: createRateLimiter({ concurrency: 1, pauseMs: 1 }, time.sleep),
      policy: defaultRetryPolicy,
      userAgent: 'x',
    });
    expect(result).toEqual({ kind: 'dead', why: 'its host does not exist' });
  });

  it('throws its own bugs instead of reporting a silent host', async () => {
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
