import { setTimeout as timer } from 'node:timers/promises';

/** Time as a command knows it that stays until somebody ends it. */
export interface Sleeper {
  /** Ends after so many milliseconds, or as soon as the command is to end. */
  sleep(milliseconds: number): Promise<void>;
  /** True from when the command is to end. */
  isOver(): boolean;
}

/** Waiting that SIGINT or SIGTERM ends. A second signal ends the process at once, as it does for other programs. */
export function createSignalSleeper(): Sleeper {
  const end = new AbortController();
  const stop = () => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
    end.abort();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return {
    sleep: (milliseconds) => timer(milliseconds, undefined, { signal: end.signal }).catch(() => {}),
    isOver: () => end.signal.aborted,
  };
}
