import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBuildQueue, createDueTimer } from '../../../../../cli/commands/dev/buildQueue.ts';

const unexpected = (error: unknown) => {
  throw error;
};

describe('cli/commands/dev/buildQueue', () => {
  it('collects items that are added during a batch in the next one', async () => {
    const done: (readonly string[])[] = [];
    const finish: (() => void)[] = [];
    const queue = createBuildQueue<string>((items) => {
      done.push(items);
      return new Promise((resolve) => finish.push(resolve));
    }, unexpected);
    queue.add(['a']);
    queue.add(['b']);
    queue.add(['c', 'd']);
    expect(done).toEqual([['a']]);
    finish[0]?.();
    await expect.poll(() => done).toEqual([['a'], ['b', 'c', 'd']]);
    finish[1]?.();
    await queue.idle();
    queue.add(['e']);
    expect(done.at(-1)).toEqual(['e']);
  });

  it('does nothing for an empty batch', async () => {
    const queue = createBuildQueue<string>(() => Promise.reject(new Error('worked')), unexpected);
    queue.add([]);
    await queue.idle();
  });

  it('reports failed work', async () => {
    const failures: unknown[] = [];
    const queue = createBuildQueue<string>(
      () => Promise.reject(new Error('lost')),
      (error) => failures.push(error),
    );
    queue.add(['a']);
    await queue.idle();
    expect(failures).toEqual([new Error('lost')]);
  });
});

const start = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;

describe('cli/commands/dev/buildQueue', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: start });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const calls = () => {
    const times: number[] = [];
    const timer = createDueTimer(Date.now, () => times.push(Date.now() - start));
    return { times, timer };
  };

  it('calls back once, at the instant', () => {
    const { times, timer } = calls();
    timer.set(start + 5_000);
    vi.advanceTimersByTime(day);
    expect(times).toEqual([5_000]);
  });

  it('waits only for the last instant that was set', () => {
    const { times, timer } = calls();
    timer.set(start + 5_000);
    timer.set(start + 9_000);
    vi.advanceTimersByTime(day);
    timer.set(start + 2 * day);
    timer.set(null);
    vi.advanceTimersByTime(3 * day);
    expect(times).toEqual([9_000]);
  });

  it('waits longer than a system timer can', () => {
    const { times, timer } = calls();
    timer.set(start + 60 * day);
    vi.advanceTimersByTime(59 * day);
    expect(times).toEqual([]);
    vi.advanceTimersByTime(day);
    expect(times).toEqual([60 * day]);
  });

  it('calls back soon, but not at once, for an instant in the past', () => {
    const { times, timer } = calls();
    timer.set(start - day);
    vi.advanceTimersByTime(99);
    expect(times).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(times).toEqual([100]);
  });
});
