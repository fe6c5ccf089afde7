import type { ProxyError } from './errors.ts';
import type { ProxyLimits } from './proxySettings.ts';

/** Permission to call the model, or the error of the limit that refuses it. */
export type Admission =
  | {
      /** Replaces the booked tokens with those that the answer used; only the first call counts. */
      readonly settle: (outputTokens: number) => void;
    }
  | { readonly error: ProxyError };

/** The limits of one process. */
export interface Limits {
  /** Admits a request from `address` that may use `outputTokens` at `now` (epoch milliseconds), or refuses it. */
  admit(address: string, outputTokens: number, now: number): Admission;
  /** How many addresses are tracked. */
  trackedAddresses(): number;
}

/**
 * Limits per address, in total and per day. A request that one limit refuses does not count for the others. Tokens are
 * booked before they are used, so that concurrent requests cannot exceed the day's budget.
 */
export function createLimits(limits: ProxyLimits): Limits {
  const { perAddress, inTotal } = limits;
  const buckets = new Map<string, TokenBucket>();
  const ledger = createDayLedger(limits.perDay);
  let total: TokenBucket | undefined;
  return {
    admit(address, outputTokens, now) {
      const bucket = refill(buckets.get(address), perAddress, now);
      const totalBucket = refill(total, inTotal, now);
      const addressWait = waitForToken(bucket, perAddress);
      if (addressWait > 0) return refusal('rate_limited', addressWait);
      const totalWait = waitForToken(totalBucket, inTotal);
      if (totalWait > 0) return refusal('busy', totalWait);
      if (!ledger.has(outputTokens, now)) return refusal('day_spent', untilNextDay(now));
      total = takeToken(totalBucket);
      storeBucket(buckets, address, takeToken(bucket), limits.addresses);
      return { settle: once(ledger.book(outputTokens, now)) };
    },
    trackedAddresses: () => buckets.size,
  };
}

/** Keeps the buckets in the order of their last request, and drops the least recent beyond `maxBuckets`. */
function storeBucket(
  buckets: Map<string, TokenBucket>,
  address: string,
  bucket: TokenBucket,
  maxBuckets: number,
): void {
  buckets.delete(address);
  buckets.set(address, bucket);
  const [leastRecent] = buckets.keys();
  if (buckets.size > maxBuckets && leastRecent !== undefined) buckets.delete(leastRecent);
}

const refusal = (code: ProxyError['code'], waitMs: number) => ({
  error: { code, retryAfter: Math.ceil(waitMs / 1000) },
});

function once(settle: (used: number) => void): (used: number) => void {
  let isSettled = false;
  return (used) => {
    if (!isSettled) settle(used);
    isSettled = true;
  };
}

/** A burst of requests, and one more every `everyMs` milliseconds. */
export interface Rate {
  readonly burst: number;
  readonly everyMs: number;
}

/** Holds a token for each request that is allowed at once, and refills over time. */
export interface TokenBucket {
  /** From 0 to the burst; fractions are tokens that are being refilled. */
  readonly tokens: number;
  /** The time of that count, in epoch milliseconds. */
  readonly at: number;
}

/** The bucket at `now`; a full one if there was none. A clock that was set back refills nothing. */
export function refill(bucket: TokenBucket | undefined, { burst, everyMs }: Rate, now: number): TokenBucket {
  if (!bucket) return { tokens: burst, at: now };
  const gained = Math.max(0, now - bucket.at) / everyMs;
  return { tokens: Math.min(burst, bucket.tokens + gained), at: now };
}

/** Milliseconds until the bucket has a whole token. */
export const waitForToken = ({ tokens }: TokenBucket, { everyMs }: Rate): number =>
  tokens >= 1 ? 0 : Math.ceil((1 - tokens) * everyMs);

export const takeToken = ({ tokens, at }: TokenBucket): TokenBucket => ({ tokens: tokens - 1, at });

const dayMs = 86_400_000;

/** What a day (UTC) has used of its budget. */
interface DayLedger {
  /** Whether a request with so many tokens fits into the day of `now` (epoch milliseconds). */
  has(tokens: number, now: number): boolean;
  /** Books a request and its tokens. Call the result with the tokens used; it has no effect on a later day. */
  book(tokens: number, now: number): (used: number) => void;
}

function createDayLedger(budget: ProxyLimits['perDay']): DayLedger {
  let today = Number.NEGATIVE_INFINITY;
  let requests = 0;
  let outputTokens = 0;
  const startDay = (now: number) => {
    // A clock that was set back must not start an earlier day again.
    if (dayOf(now) <= today) return;
    today = dayOf(now);
    requests = 0;
    outputTokens = 0;
  };
  return {
    has(tokens, now) {
      startDay(now);
      return requests < budget.requests && outputTokens + tokens <= budget.outputTokens;
    },
    book(tokens, now) {
      startDay(now);
      requests += 1;
      outputTokens += tokens;
      const bookedOn = today;
      return (used) => {
        if (today === bookedOn) outputTokens += used - tokens;
      };
    },
  };
}

const untilNextDay = (now: number) => dayMs - (((now % dayMs) + dayMs) % dayMs);
const dayOf = (instant: number) => Math.floor(instant / dayMs);
