import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDueTimer } from '../../../../../cli/commands/dev/dueTimer.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;

describe('cli/commands/dev/dueTimer', () => {
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

  it('calls back at the instant, once', () => {
    const { times, timer } = calls();
    timer.set(start + 5_000);
    vi.advanceTimersByTime(day);
    expect(times).toEqual([5_000]);
  });

  it('waits for the instant that was set last, or for none', () => {
    const { times, timer } = calls();
    timer.set(start + 5_000);
    timer.set(start + 9_000);
    vi.advanceTimersByTime(day);
    timer.set(start + 2 * day);
    timer.set(null);
    vi.advanceTimersByTime(3 * day);
    expect(times).toEqual([9_000]);
  });

  it('waits longer than timers can', () => {
    const { times, timer } = calls();
    timer.set(start + 60 * day);
    vi.advanceTimersByTime(59 * day);
    expect(times).toEqual([]);
    vi.advanceTimersByTime(day);
    expect(times).toEqual([60 * day]);
  });

  it('calls back soon, but not at once, for an instant that has passed', () => {
    const { times, timer } = calls();
    timer.set(start - day);
    vi.advanceTimersByTime(99);
    expect(times).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(times).toEqual([100]);
  });
});
