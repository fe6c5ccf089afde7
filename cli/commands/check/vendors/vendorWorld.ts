import { setTimeout as wait } from 'node:timers/promises';

/** The network as asking vendors sees it; tests give their own. */
export interface VendorNetwork {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
}

/** The network and the time. */
export interface VendorWorld extends VendorNetwork {
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The network of this machine. */
export const realNetwork: VendorNetwork = {
  fetch: (address, init) => fetch(address, init),
  sleep: async (ms) => {
    await wait(ms);
  },
};
