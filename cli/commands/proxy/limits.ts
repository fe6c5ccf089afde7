import { createDayLedger, untilNextDay } from './dayBudget.ts';
import type { Fault } from './faults.ts';
import type { ProxyLimits } from './proxySettings.ts';
import { type Bucket, refill, take, waitFor } from './tokenBucket.ts';

/** Leave to ask the model, or the limit that stands against it. */
export type Admission =
  | {
      /** Says how many tokens the answer had; only the first time counts. */
      readonly settle: (outputTokens: number) => void;
    }
  | { readonly fault: Fault };

/** The limits of one process. */
export interface Limits {
  /** Asks leave for a request from `address` that may have `outputTokens` at `now` (epoch milliseconds). */
  admit(address: string, outputTokens: number, now: number): Admission;
  /** How many addresses are remembered. */
  remembered(): number;
}

/**
 * Limits by address, in total and by day. A request that one of them refuses takes nothing from the others. Tokens are
 * booked before they are used, so that no number of requests at once goes beyond the day.
 */
export function createLimits(limits: ProxyLimits): Limits {
  const { perAddress, inTotal } = limits;
  const buckets = new Map<string, Bucket>();
  const ledger = createDayLedger(limits.perDay);
  let total: Bucket | undefined;
  return {
    admit(address, outputTokens, now) {
      const own = refill(buckets.get(address), perAddress, now);
      const all = refill(total, inTotal, now);
      if (waitFor(own, perAddress) > 0) return refusal('rate_limited', waitFor(own, perAddress));
      if (waitFor(all, inTotal) > 0) return refusal('busy', waitFor(all, inTotal));
      if (!ledger.has(outputTokens, now)) return refusal('day_spent', untilNextDay(now));
      total = take(all);
      remember(buckets, address, take(own), limits.addresses);
      return { settle: once(ledger.book(outputTokens, now)) };
    },
    remembered: () => buckets.size,
  };
}

/** Keeps the addresses in the order of their last request, and forgets the one that has been quiet for longest. */
function remember(buckets: Map<string, Bucket>, address: string, bucket: Bucket, most: number): void {
  buckets.delete(address);
  buckets.set(address, bucket);
  const [quietest] = buckets.keys();
  if (buckets.size > most && quietest !== undefined) buckets.delete(quietest);
}

const refusal = (code: Fault['code'], waitMs: number) => ({
  fault: { code, retryAfter: Math.ceil(waitMs / 1000) },
});

function once(settle: (used: number) => void): (used: number) => void {
  let isSettled = false;
  return (used) => {
    if (!isSettled) settle(used);
    isSettled = true;
  };
}
