import { setImmediate as nextTurn } from 'node:timers/promises';

/** A time that passes only where somebody sleeps. */
export interface VendorTime {
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => number;
  /** All that was slept, in order. */
  readonly slept: number[];
}

/** A time in which sleepers wake in the order of their instants, at once. */
export function vendorTime(start = Date.parse('2026-11-20T12:00:00Z')): VendorTime {
  let now = start;
  const sleepers: { until: number; wake: () => void }[] = [];
  const slept: number[] = [];
  let isTicking = false;
  const tick = async () => {
    isTicking = true;
    while (sleepers.length > 0) {
      // Whatever can go on without sleeping does so first; the network of this machine needs some turns.
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
