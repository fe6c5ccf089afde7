/** Work that is done one turn at a time. */
export interface BuildQueue<T> {
  add(items: readonly T[]): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
}

/**
 * Does `work` for the items that are added; what comes during a turn is done together in the next. Work that fails
 * ends all turns.
 */
export function createBuildQueue<T>(
  work: (items: readonly T[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): BuildQueue<T> {
  let waiting: T[] = [];
  let running: Promise<void> | null = null;
  const run = async () => {
    while (waiting.length > 0) {
      const items = waiting;
      waiting = [];
      await work(items);
    }
    running = null;
  };
  return {
    add(items) {
      waiting.push(...items);
      if (waiting.length > 0) running ??= run().catch(onFailure);
    },
    idle: () => running ?? Promise.resolve(),
  };
}
