import { describe, expect, it } from 'vitest';
import { type Network, sendNotification } from '../../../../../cli/commands/notify/sendNotification.ts';

type Play = () => Response | Promise<Response>;

/** A network that answers with `plays` in turn, the last one for ever, and does not really wait. */
function network(...plays: Play[]) {
  const slept: number[] = [];
  const calls: { url: string; init: RequestInit }[] = [];
  const world: Network = {
    fetch: async (url, init = {}) => {
      const play = plays[Math.min(calls.length, plays.length - 1)];
      calls.push({ url: String(url), init });
      if (!play) throw new Error('No play');
      return play();
    },
    sleep: async (ms) => void slept.push(ms),
    now: () => Date.parse('2026-11-20T12:00:00Z'),
  };
  return { world, slept, calls };
}

const answer =
  (status: number, headers: Record<string, string> = {}, body = '') =>
  () =>
    new Response(body, { status, headers });
const cut: Play = () => Promise.reject(new TypeError('fetch failed'));
const send = (world: Network, onPause = () => {}) =>
  sendNotification(world, 'https://api.example/indexnow', { key: 'k' }, onPause);

describe('cli/commands/notify/sendNotification', () => {
  it('posts JSON once, and follows nobody elsewhere', async () => {
    const { world, calls } = network(answer(202));
    expect(await send(world)).toEqual({ kind: 'accepted', status: 202 });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      url: 'https://api.example/indexnow',
      init: { method: 'POST', body: '{"key":"k"}', redirect: 'manual' },
    });
  });

  it('asks again after growing pauses where the server is silent or at fault', async () => {
    const { world, slept } = network(cut, answer(500), answer(503), answer(200));
    expect(await send(world)).toEqual({ kind: 'accepted', status: 200 });
    expect(slept).toEqual([5000, 20_000, 60_000]);
  });

  it('gives up after four attempts', async () => {
    const { world, calls } = network(cut);
    expect(await send(world)).toEqual({ kind: 'undelivered', status: null, wait: null });
    expect(calls).toHaveLength(4);
  });

  it('waits as long as it is asked to, and at least a second', async () => {
    const { world, slept } = network(
      answer(429, { 'Retry-After': '30' }),
      answer(429, { 'Retry-After': '0' }),
      answer(200),
    );
    await send(world);
    expect(slept).toEqual([30_000, 1000]);
  });

  it('does not wait where it is asked to come another day', async () => {
    const { world, slept, calls } = network(answer(429, { 'Retry-After': '3600' }));
    expect(await send(world)).toEqual({ kind: 'undelivered', status: 429, wait: 3_600_000 });
    expect([slept.length, calls.length]).toEqual([0, 1]);
  });

  it.each([400, 403, 422, 301, 404])('does not ask again after %i', async (status) => {
    const { world, calls } = network(answer(status, {}, '  {"message":\n "Bad key"}  '));
    expect(await send(world)).toEqual({ kind: 'rejected', status, said: '{"message": "Bad key"}' });
    expect(calls).toHaveLength(1);
  });

  it('passes on little of what a server says', async () => {
    const long = await send(network(answer(400, {}, 'x'.repeat(1000))).world);
    expect(long).toMatchObject({ said: 'x'.repeat(200) });
    const flood = await send(network(answer(400, {}, 'x'.repeat(100_000))).world);
    expect(flood).toMatchObject({ said: '' });
  });
});
