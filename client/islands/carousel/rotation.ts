/** How many milliseconds a carousel shows a slide before it advances. */
export const slideTime = 5000;

/**
 * Why a carousel does not advance. The pointer or focus on it, or a hidden tab, only pause it. Moving it with a finger, or
 * pausing it, by `hand`, or a preference for reduced `motion`, stops it until the visitor presses play.
 */
export type PauseReason = 'pointer' | 'focus' | 'hidden' | 'hand' | 'motion';

export interface Timers {
  setTimeout(run: () => void, milliseconds: number): number;
  clearTimeout(timer: number | undefined): void;
}

export interface Rotation {
  /** Adds or removes a reason not to advance; the time of the slide restarts when the last reason is gone. */
  hold(reason: PauseReason, holds: boolean): void;
  /** Toggles the carousel: stops it, or plays it in spite of an earlier stop or reduced motion. */
  toggle(): void;
}

/**
 * Calls `advance` periodically while there is no reason not to. Calls `changed` now and on each change, with whether it
 * advances by itself (`runs`) and whether only the button restarts it (`stopped`).
 */
export function startRotation(
  advance: () => void,
  changed: (runs: boolean, stopped: boolean) => void,
  timers: Timers,
): Rotation {
  const reasons = new Set<PauseReason>();
  let timer: number | undefined;
  const isStopped = () => reasons.has('hand') || reasons.has('motion');
  const scheduleAdvance = () => {
    timer = timers.setTimeout(() => {
      scheduleAdvance();
      advance();
    }, slideTime);
  };
  const update = () => {
    const runs = reasons.size === 0;
    timers.clearTimeout(timer);
    if (runs) scheduleAdvance();
    changed(runs, isStopped());
  };
  update();
  return {
    hold(reason, holds) {
      if (reasons.has(reason) === holds) return;
      if (holds) reasons.add(reason);
      else reasons.delete(reason);
      update();
    },
    toggle() {
      if (isStopped()) {
        reasons.delete('hand');
        reasons.delete('motion');
      } else reasons.add('hand');
      update();
    },
  };
}
