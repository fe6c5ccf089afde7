import type { ProxyLimits } from './proxySettings.ts';

/** The tokens of a request and of its answer. */
export interface TokenCount {
  readonly input: number;
  readonly output: number;
}

/** The tokens that were used; `null` where nobody has counted them. */
export interface UsedTokens {
  readonly input: number | null;
  readonly output: number | null;
}

export const noTokenCount: UsedTokens = { input: null, output: null };

/** About how many tokens a text of so many characters has; rather too many than too few. */
export const estimatedTokens = (characters: number): number => Math.ceil(characters / 3);

/** Replaces the booked tokens with those that were used; what nobody has counted stays booked. */
export type SettleTokens = (used: UsedTokens) => void;

/** What a day (UTC) has used of its budget. */
export interface DayLedger {
  /** Whether a request with so many tokens fits into the day of `now` (epoch milliseconds). */
  has(tokens: TokenCount, now: number): boolean;
  /** Books a request and its tokens. Settling them has no effect on a later day. */
  book(tokens: TokenCount, now: number): SettleTokens;
}

export function createDayLedger(budget: ProxyLimits['perDay']): DayLedger {
  let today = Number.NEGATIVE_INFINITY;
  let requests = 0;
  let input = 0;
  let output = 0;
  const startDay = (now: number) => {
    // A clock that was set back must not start an earlier day again.
    if (dayOf(now) <= today) return;
    today = dayOf(now);
    requests = 0;
    input = 0;
    output = 0;
  };
  return {
    has(tokens, now) {
      startDay(now);
      return (
        requests < budget.requests &&
        input + tokens.input <= budget.inputTokens &&
        output + tokens.output <= budget.outputTokens
      );
    },
    book(tokens, now) {
      startDay(now);
      requests += 1;
      input += tokens.input;
      output += tokens.output;
      const bookedOn = today;
      return (used) => {
        if (today !== bookedOn) return;
        input += (used.input ?? tokens.input) - tokens.input;
        output += (used.output ?? tokens.output) - tokens.output;
      };
    },
  };
}

const dayMs = 86_400_000;

/** Milliseconds until the next day (UTC) begins. */
export const untilNextDay = (now: number) => dayMs - (((now % dayMs) + dayMs) % dayMs);

const dayOf = (instant: number) => Math.floor(instant / dayMs);
