import { setImmediate as nextTurn } from 'node:timers/promises';

/** A clock that advances only while something sleeps. */
export interface VendorTime {
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
  /** The durations of all sleeps, in order. */
  readonly slept: number[];
}

/** A clock whose sleepers wake in order, without real delays. */
export function vendorTime(start = Date.parse('2026-11-20T12:00:00Z')): VendorTime {
  let now = start;
  const sleepers: { until: number; wake: () => void }[] = [];
  const slept: number[] = [];
  let isTicking = false;
  const tick = async () => {
    isTicking = true;
    while (sleepers.length > 0) {
      // First everything else goes on that does not sleep; the local network needs some turns.
      for (let turn = 0; turn < 25; turn++) await nextTurn();
      sleepers.sort((a, b) => a.until - b.until);
      const next = sleepers.shift();
      if (!next) break;
      now = Math.max(now, next.until);
      next.wake();
    }
    isTicking = false;
  };
  return {
    slept,
    now: () => now,
    sleep: (ms) =>
      new Promise((resolve) => {
        slept.push(ms);
        sleepers.push({ until: now + ms, wake: resolve });
        if (!isTicking) void tick();
      }),
  };
}
