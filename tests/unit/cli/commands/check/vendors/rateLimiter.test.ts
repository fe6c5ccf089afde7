import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../../../../../cli/commands/check/vendors/rateLimiter.ts';
import { vendorTime } from '../support/vendorTime.ts';

/** Runs a task of 100 ms for each of `hosts`; returns when each began and ended, and how many ran at once at most. */
async function runAll(hosts: readonly string[], concurrency: number, pauseMs = 1_000) {
  const time = vendorTime(0);
  const limiter = createRateLimiter({ concurrency, pauseMs }, time.sleep);
  const spans: { host: string; from: number; to: number }[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    hosts.map((host) =>
      limiter.run(host, async () => {
        const from = time.now();
        running += 1;
        most = Math.max(most, running);
        await time.sleep(100);
        running -= 1;
        spans.push({ host, from, to: time.now() });
      }),
    ),
  );
  return { spans, most };
}

describe('cli/commands/check/vendors/rateLimiter', () => {
  it('runs one task at a time for a host, with pauses', async () => {
    const { spans } = await runAll(['a', 'b', 'a', 'a', 'b'], 4);
    for (const host of ['a', 'b']) {
      const spansOfHost = spans.filter((span) => span.host === host);
      for (const [index, span] of spansOfHost.entries()) {
        const before = spansOfHost[index - 1];
        if (before) expect(span.from - before.to).toBeGreaterThanOrEqual(1_000);
      }
    }
    expect(spans).toHaveLength(5);
  });

  it('runs a limited number of tasks for different hosts at once', async () => {
    const hosts = Array.from({ length: 12 }, (_, index) => `host-${index}`);
    expect((await runAll(hosts, 4)).most).toBe(4);
    expect((await runAll(hosts, 1)).most).toBe(1);
  });

  it('continues after a failed task', async () => {
    const time = vendorTime(0);
    const limiter = createRateLimiter({ concurrency: 1, pauseMs: 10 }, time.sleep);
    const failed = limiter.run('a', () => Promise.reject(new Error('no')));
    const next = limiter.run('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('pauses a host, also for tasks that are waiting already', async () => {
    const time = vendorTime(0);
    const limiter = createRateLimiter({ concurrency: 4, pauseMs: 10 }, time.sleep);
    const began: [string, number][] = [];
    const note = (name: string) => limiter.run(name, async () => void began.push([name, time.now()]));
    const first = limiter.run('a', async () => limiter.pause('a', 5_000));
    await Promise.all([first, note('a'), note('b')]);
    expect(began).toEqual([
      ['b', 0],
      ['a', 5_000],
    ]);
  });
});
