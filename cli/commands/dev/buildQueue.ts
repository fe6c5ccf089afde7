/** Work that is done in batches, one after the other. */
export interface BuildQueue<T> {
  add(items: readonly T[]): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
}

/**
 * Runs `work` for the items that are added. What is added while it runs makes up the next batch. Work that fails ends
 * the queue.
 */
export function createBuildQueue<T>(
  work: (items: readonly T[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): BuildQueue<T> {
  let waiting: T[] = [];
  let running: Promise<void> | null = null;
  const run = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await work(batch);
    }
    running = null;
  };
  return {
    add(items) {
      waiting.push(...items);
      if (waiting.length > 0) running ??= run().catch(onFailure);
    },
    idle: () => running ?? Promise.resolve(),
  };
}

/** Calls back at an instant that can be changed. */
export interface DueTimer {
  /** Waits for this instant (epoch milliseconds) instead of any other; `null` for none. */
  set(instant: number | null): void;
}

/** The longest delay of a system timer, in milliseconds. */
const longestDelay = 2 ** 31 - 1;
/** Keeps a clock that is set back from triggering builds without end. */
const shortestDelay = 100;

/** A timer on the clock `now`; an instant in the past is due after the shortest delay. */
export function createDueTimer(now: () => number, onDue: () => void): DueTimer {
  let timer: NodeJS.Timeout | null = null;
  const set = (instant: number | null) => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (instant === null) return;
    const delay = Math.max(shortestDelay, instant - now());
    timer = setTimeout(
      () => {
        if (now() < instant) return set(instant);
        timer = null;
        onDue();
      },
      Math.min(delay, longestDelay),
    );
  };
  return { set };
}
