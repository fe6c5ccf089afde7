/** Why a call to the model's server was given up. */
export type GivenUp = 'client_left' | 'upstream_timeout';

/** Ends a call when the visitor leaves, or when the server keeps silent for too long. */
export interface Patience {
  readonly signal: AbortSignal;
  /** Why the call was given up; `null` while it was not. */
  reason(): GivenUp | null;
  /** Waits for the next sign of life, at most so many milliseconds; what it waited for before has come. */
  waitAtMost(ms: number): void;
  /** The sign has come; nothing is waited for. */
  rest(): void;
  giveUp(reason: GivenUp): void;
  /** The call is over; nothing gives it up any more. */
  end(): void;
}

/** Patience for a call that may take `longestMs` in all; `visitor` aborts when the visitor leaves. */
export function createPatience(visitor: AbortSignal, longestMs: number): Patience {
  const call = new AbortController();
  let reason: GivenUp | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const giveUp = (why: GivenUp) => {
    if (reason !== null) return;
    reason = why;
    end();
    call.abort();
  };
  const whole = setTimeout(giveUp, longestMs, 'upstream_timeout');
  const leave = () => giveUp('client_left');
  function end() {
    clearTimeout(silence);
    clearTimeout(whole);
    visitor.removeEventListener('abort', leave);
  }
  visitor.addEventListener('abort', leave);
  if (visitor.aborted) leave();
  return {
    signal: call.signal,
    reason: () => reason,
    waitAtMost(ms) {
      clearTimeout(silence);
      if (reason === null) silence = setTimeout(giveUp, ms, 'upstream_timeout');
    },
    rest: () => clearTimeout(silence),
    giveUp,
    end,
  };
}
