import { setTimeout as wait } from 'node:timers/promises';

/** The network and the time as commands see them; tests pass their own. */
export interface Network {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
  /** The real time, in epoch milliseconds. */
  readonly now: () => number;
}

/** The network of this machine. */
export const nodeNetwork = (now: () => number): Network => ({
  fetch: (address, init) => fetch(address, init),
  sleep: async (ms) => {
    await wait(ms);
  },
  now,
});
