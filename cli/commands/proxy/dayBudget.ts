const day = 86_400_000;

/** Requests and tokens of a day. */
export interface DayBudget {
  readonly requests: number;
  readonly outputTokens: number;
}

/** What a day has used up; `returned` tokens go back only while it is still that day. */
export interface DayLedger {
  /** Whether one more request of so many tokens fits into the day of `now` (epoch milliseconds). */
  has(tokens: number, now: number): boolean;
  /** Books a request and its tokens; gives what corrects the tokens once they are known. */
  book(tokens: number, now: number): (used: number) => void;
}

export function createDayLedger(budget: DayBudget): DayLedger {
  let today = Number.NEGATIVE_INFINITY;
  let requests = 0;
  let outputTokens = 0;
  const turnTo = (now: number) => {
    // A clock that was set back does not open a day anew.
    if (dayOf(now) <= today) return;
    today = dayOf(now);
    requests = 0;
    outputTokens = 0;
  };
  return {
    has(tokens, now) {
      turnTo(now);
      return requests < budget.requests && outputTokens + tokens <= budget.outputTokens;
    },
    book(tokens, now) {
      turnTo(now);
      requests += 1;
      outputTokens += tokens;
      const bookedOn = today;
      return (used) => {
        if (today === bookedOn) outputTokens += used - tokens;
      };
    },
  };
}

/** Milliseconds until the next day of UTC begins. */
export const untilNextDay = (now: number) => day - (((now % day) + day) % day);

const dayOf = (instant: number) => Math.floor(instant / day);
