/** So many requests at once, and one more after each pause (milliseconds). */
export interface Rate {
  readonly burst: number;
  readonly everyMs: number;
}

/** What is left in a bucket that fills by itself. */
export interface Bucket {
  /** From 0 to the burst; parts of a token are on their way. */
  readonly tokens: number;
  /** When that was so, in epoch milliseconds. */
  readonly at: number;
}

/** The bucket at `now`; a full one where there was none yet. A clock that was set back fills nothing. */
export function refill(bucket: Bucket | undefined, { burst, everyMs }: Rate, now: number): Bucket {
  if (!bucket) return { tokens: burst, at: now };
  const gained = Math.max(0, now - bucket.at) / everyMs;
  return { tokens: Math.min(burst, bucket.tokens + gained), at: now };
}

/** Milliseconds until the bucket has a token to take; 0 where it has. */
export const waitFor = ({ tokens }: Bucket, { everyMs }: Rate): number =>
  tokens >= 1 ? 0 : Math.ceil((1 - tokens) * everyMs);

export const take = ({ tokens, at }: Bucket): Bucket => ({ tokens: tokens - 1, at });
