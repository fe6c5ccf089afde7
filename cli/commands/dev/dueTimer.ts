/** Calls back at an instant that can be moved. */
export interface DueTimer {
  /** Waits for this instant, in epoch milliseconds, instead of any other; `null` for none. */
  set(instant: number | null): void;
}

/** The most that the system's timers can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;
/** A clock that is set back must not make work without end. */
const shortestWait = 100;

/** A timer on the clock `now`; an instant that has passed is due in a moment. */
export function createDueTimer(now: () => number, onDue: () => void): DueTimer {
  let timer: NodeJS.Timeout | null = null;
  const set = (instant: number | null) => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (instant === null) return;
    const wait = Math.max(shortestWait, instant - now());
    timer = setTimeout(
      () => {
        if (now() < instant) return set(instant);
        timer = null;
        onDue();
      },
      Math.min(wait, longestWait),
    );
  };
  return { set };
}
