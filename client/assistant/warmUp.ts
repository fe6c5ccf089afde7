import type { AssistantKnowledge } from './conversation/knowledge.ts';

/** Calls `work` when the browser has nothing else to do; `work` may go on while the given function says so. */
export type WhenIdle = (work: (hasTime: () => boolean) => void) => void;

/**
 * Compiles the patterns of `knowledge` before a message needs them. Browsers compile a pattern when it is first used, and once
 * more when it is used again: all of them together would keep the first answer waiting on a phone.
 */
export function warmUp(
  { care, vocabulary }: Pick<AssistantKnowledge, 'care' | 'vocabulary'>,
  whenIdle = idleTime,
): void {
  const patterns = patternsIn([care, vocabulary.grammar]);
  const work = (hasTime: () => boolean): void => {
    do {
      const next = patterns.next();
      if (next.done) return;
      // Unlike `test`, this does not move where a pattern goes on.
      for (const text of ['', ' ']) text.search(next.value);
    } while (hasTime());
    whenIdle(work);
  };
  whenIdle(work);
}

/** All patterns in `value`, however deep. */
function* patternsIn(value: unknown): Generator<RegExp, undefined> {
  if (value instanceof RegExp) yield value;
  else if (typeof value === 'object' && value)
    for (const inner of Object.values(value)) yield* patternsIn(inner);
}

/** A few milliseconds are left for what else comes up. */
const spared = 2;

// Safari knows no idle time: there, each pattern is a task of its own.
const idleTime: WhenIdle = (work) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback((deadline) => work(() => deadline.timeRemaining() > spared))
    : setTimeout(work, 0, () => false);
