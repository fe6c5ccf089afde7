/** Says when each host may be asked. */
export interface Turns {
  /** Runs `task` once it is the turn of `host`. */
  take<T>(host: string, task: () => Promise<T>): Promise<T>;
  /** Leaves `host` alone for so many milliseconds, whoever waits for it. */
  rest(host: string, ms: number): void;
}

/** How turns are given: so many tasks at once, and so many milliseconds between two for one host. */
export interface TurnLimits {
  readonly atOnce: number;
  readonly pause: number;
}

interface Host {
  /** Settles when the last task that was given a turn is done. */
  last: Promise<unknown> | null;
  rest: Promise<void>;
}

/** Gives turns: never two at once for one host, with a pause between them, and few at once in all. */
export function takeTurns({ atOnce, pause }: TurnLimits, sleep: (ms: number) => Promise<void>): Turns {
  const hosts = new Map<string, Host>();
  const places = countedPlaces(atOnce);
  const hostOf = (name: string) => {
    const host = hosts.get(name) ?? { last: null, rest: Promise.resolve() };
    hosts.set(name, host);
    return host;
  };
  const rested = async (host: Host) => {
    for (let rest: Promise<void> | null = null; rest !== host.rest; ) {
      rest = host.rest;
      await rest;
    }
  };
  return {
    take(name, task) {
      const host = hostOf(name);
      const { last } = host;
      const own = (async () => {
        if (last) await last.then(() => sleep(pause));
        await rested(host);
        await places.enter();
        return task().finally(places.leave);
      })();
      host.last = own.catch(() => undefined);
      return own;
    },
    rest(name, ms) {
      const host = hostOf(name);
      const until = sleep(ms);
      host.rest = Promise.all([host.rest, until]).then(() => undefined);
    },
  };
}

function countedPlaces(count: number): { enter: () => Promise<void>; leave: () => void } {
  const waiting: (() => void)[] = [];
  let free = count;
  return {
    enter() {
      if (free === 0) return new Promise((resolve) => waiting.push(resolve));
      free -= 1;
      return Promise.resolve();
    },
    leave() {
      const next = waiting.shift();
      // The place of the one that leaves goes to the one that waits.
      if (next) next();
      else free += 1;
    },
  };
}
