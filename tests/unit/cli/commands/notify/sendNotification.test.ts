import { describe, expect, it } from 'vitest';
import { sendNotification } from '../../../../../cli/commands/notify/sendNotification.ts';
import type { Network } from '../../../../../cli/network/network.ts';

type Responder = () => Response | Promise<Response>;

/** A network that responds with `responders` in turn, the last one repeatedly, and does not really wait. */
function networkOf(...responders: Responder[]) {
  const slept: number[] = [];
  const calls: { url: string; init: RequestInit }[] = [];
  const network: Network = {
    fetch: async (url, init) => {
      const respond = responders[Math.min(calls.length, responders.length - 1)];
      calls.push({ url, init });
      if (!respond) throw new Error('No responder');
      return respond();
    },
    sleep: async (ms) => void slept.push(ms),
    now: () => Date.parse('2026-11-20T12:00:00Z'),
  };
  return { network, slept, calls };
}

const responding =
  (status: number, headers: Record<string, string> = {}, body = '') =>
  () =>
    new Response(body, { status, headers });
const disconnect: Responder = () => Promise.reject(new TypeError('fetch failed'));
const send = (network: Network, onRetry = () => {}) =>
  sendNotification(network, 'https://api.example/indexnow', { key: 'k' }, onRetry);

describe('cli/commands/notify/sendNotification', () => {
  it('posts JSON once, and follows no redirect', async () => {
    const { network, calls } = networkOf(responding(202));
    expect(await send(network)).toEqual({ kind: 'accepted', status: 202 });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      url: 'https://api.example/indexnow',
      init: { method: 'POST', body: '{"key":"k"}', redirect: 'manual' },
    });
  });

  it('tries again after growing delays if the server does not respond or fails', async () => {
    const { network, slept } = networkOf(disconnect, responding(500), responding(503), responding(200));
    expect(await send(network)).toEqual({ kind: 'accepted', status: 200 });
    expect(slept).toEqual([5000, 20_000, 60_000]);
  });

  it('gives up after four attempts', async () => {
    const { network, calls } = networkOf(disconnect);
    expect(await send(network)).toEqual({ kind: 'undelivered', status: null, retryAfterMs: null });
    expect(calls).toHaveLength(4);
  });

  it('waits as long as the server asks, and at least a second', async () => {
    const { network, slept } = networkOf(
      responding(429, { 'Retry-After': '30' }),
      responding(429, { 'Retry-After': '0' }),
      responding(200),
    );
    await send(network);
    expect(slept).toEqual([30_000, 1000]);
  });

  it('does not wait for hours', async () => {
    const { network, slept, calls } = networkOf(responding(429, { 'Retry-After': '3600' }));
    expect(await send(network)).toEqual({ kind: 'undelivered', status: 429, retryAfterMs: 3_600_000 });
    expect([slept.length, calls.length]).toEqual([0, 1]);
  });

  it.each([400, 403, 422, 301, 404])('does not try again after %i', async (status) => {
    const { network, calls } = networkOf(responding(status, {}, '  {"message":\n "Bad key"}  '));
    expect(await send(network)).toEqual({ kind: 'rejected', status, responseText: '{"message": "Bad key"}' });
    expect(calls).toHaveLength(1);
  });

  it('keeps only the start of a response', async () => {
    const long = await send(networkOf(responding(400, {}, 'x'.repeat(1000))).network);
    expect(long).toMatchObject({ responseText: 'x'.repeat(200) });
    const huge = await send(networkOf(responding(400, {}, 'x'.repeat(100_000))).network);
    expect(huge).toMatchObject({ responseText: '' });
  });
});
