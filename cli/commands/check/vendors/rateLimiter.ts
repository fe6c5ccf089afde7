/** Runs tasks that use hosts: one at a time for each host, with pauses between them, and a limited number in total. */
export interface RateLimiter {
  /** Runs `task` as soon as the limits allow another use of `host`. */
  run<T>(host: string, task: () => Promise<T>): Promise<T>;
  /** Starts no task for `host` during the next `ms` milliseconds, not even those that are waiting already. */
  pause(host: string, ms: number): void;
}

export interface RateLimits {
  /** The maximum number of tasks that run at a time, for all hosts together. */
  readonly concurrency: number;
  /** Milliseconds between the end of a task and the start of the next one for the same host. */
  readonly pauseMs: number;
}

interface HostState {
  /** Settles when the last task in the queue is done; `null` before the first one. */
  lastTask: Promise<unknown> | null;
  /** Resolves when all pauses are over. */
  pause: Promise<void>;
}

/** Creates a rate limiter that uses `sleep` for its pauses. */
export function createRateLimiter(
  { concurrency, pauseMs }: RateLimits,
  sleep: (ms: number) => Promise<void>,
): RateLimiter {
  const hosts = new Map<string, HostState>();
  const slots = createSemaphore(concurrency);
  const stateOf = (host: string) => {
    const state = hosts.get(host) ?? { lastTask: null, pause: Promise.resolve() };
    hosts.set(host, state);
    return state;
  };
  return {
    run(host, task) {
      const state = stateOf(host);
      const { lastTask } = state;
      const result = (async () => {
        if (lastTask) await lastTask.then(() => sleep(pauseMs));
        await pauseOver(state);
        await slots.acquire();
        return task().finally(slots.release);
      })();
      state.lastTask = result.catch(() => undefined);
      return result;
    },
    pause(host, ms) {
      const state = stateOf(host);
      state.pause = Promise.all([state.pause, sleep(ms)]).then(() => undefined);
    },
  };
}

/** Resolves when the host is not paused, counting pauses that begin while waiting. */
async function pauseOver(state: HostState): Promise<void> {
  for (let awaited: Promise<void> | null = null; awaited !== state.pause; ) {
    awaited = state.pause;
    await awaited;
  }
}

function createSemaphore(count: number): { acquire: () => Promise<void>; release: () => void } {
  const waiting: (() => void)[] = [];
  let free = count;
  return {
    acquire() {
      if (free === 0) return new Promise((resolve) => waiting.push(resolve));
      free -= 1;
      return Promise.resolve();
    },
    release() {
      const next = waiting.shift();
      // The slot goes directly to the next task in line, so that no other can take it in between.
      if (next) next();
      else free += 1;
    },
  };
}
