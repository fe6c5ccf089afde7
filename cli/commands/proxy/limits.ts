import {
  createDayLedger,
  type DayLedger,
  type SettleTokens,
  type TokenCount,
  untilNextDay,
} from './dayLedger.ts';
import type { ProxyError } from './errors.ts';
import type { ProxyLimits } from './proxySettings.ts';

/** Permission to call the model, or the error of the limit that refuses it. */
export type Admission =
  | {
      /** Only the first call counts. */
      readonly settle: SettleTokens;
    }
  | { readonly error: ProxyError };

/** The limits of one process. */
export interface Limits {
  /** Admits a request from `address` that may use `tokens` at `now` (epoch milliseconds), or refuses it. */
  admit(address: string, tokens: TokenCount, now: number): Admission;
  /** How many addresses are tracked. */
  trackedAddresses(): number;
}

/** What is known of an address. */
interface AddressUse {
  readonly bucket: TokenBucket;
  readonly ledger: DayLedger;
}

/**
 * Limits per address, in total and per day, of which an address has only a share. A request that one limit refuses does
 * not count for the others. Tokens are booked before they are used, so that concurrent requests cannot exceed the day's
 * budget.
 */
export function createLimits(limits: ProxyLimits): Limits {
  const { perAddress, inTotal } = limits;
  const addresses = new Map<string, AddressUse>();
  const share = shareOfDay(limits);
  const ledger = createDayLedger(limits.perDay);
  let total: TokenBucket | undefined;
  return {
    admit(address, tokens, now) {
      const use = addresses.get(address);
      const own = use?.ledger ?? createDayLedger(share);
      const bucket = refill(use?.bucket, perAddress, now);
      const totalBucket = refill(total, inTotal, now);
      const addressWait = waitForToken(bucket, perAddress);
      if (addressWait > 0) return refusal('rate_limited', addressWait);
      const totalWait = waitForToken(totalBucket, inTotal);
      if (totalWait > 0) return refusal('busy', totalWait);
      if (!ledger.has(tokens, now)) return refusal('day_spent', untilNextDay(now));
      if (!own.has(tokens, now)) return refusal('share_spent', untilNextDay(now));
      total = takeToken(totalBucket);
      storeUse(addresses, address, { bucket: takeToken(bucket), ledger: own }, limits.addresses);
      return { settle: settleOnce([own.book(tokens, now), ledger.book(tokens, now)]) };
    },
    trackedAddresses: () => addresses.size,
  };
}

/** What one address may use of a day: its share, but at least one request. */
const shareOfDay = ({
  perDay,
  addressShare,
  outputTokens,
  bodyBytes,
}: ProxyLimits): ProxyLimits['perDay'] => ({
  requests: Math.max(1, Math.floor(perDay.requests * addressShare)),
  inputTokens: Math.max(bodyBytes, Math.floor(perDay.inputTokens * addressShare)),
  outputTokens: Math.max(outputTokens, Math.floor(perDay.outputTokens * addressShare)),
});

/** Keeps addresses in the order of their last request, and drops the least recent beyond `most`. */
function storeUse(addresses: Map<string, AddressUse>, address: string, use: AddressUse, most: number): void {
  addresses.delete(address);
  addresses.set(address, use);
  const [leastRecent] = addresses.keys();
  if (addresses.size > most && leastRecent !== undefined) addresses.delete(leastRecent);
}

const refusal = (code: ProxyError['code'], waitMs: number) => ({
  error: { code, retryAfter: Math.ceil(waitMs / 1000) },
});

function settleOnce(all: readonly SettleTokens[]): SettleTokens {
  let isSettled = false;
  return (used) => {
    if (isSettled) return;
    isSettled = true;
    for (const settle of all) settle(used);
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
