/** For how many milliseconds a carousel rests on a slide before it advances. */
export const slideTime = 5000;

/**
 * Why a carousel does not advance. The pointer or the focus on it and a hidden tab hold it while they last. A hand that
 * moved or paused it, and a wish for less motion, stop it until the visitor presses play: whoever has taken the lead
 * keeps it.
 */
export type PauseReason = 'pointer' | 'focus' | 'hidden' | 'hand' | 'motion';

export interface Timers {
  setTimeout(run: () => void, milliseconds: number): number;
  clearTimeout(timer: number | undefined): void;
}

export interface Rotation {
  /** Says whether `reason` keeps the carousel from advancing; a rest begins anew when the last reason is gone. */
  hold(reason: PauseReason, holds: boolean): void;
  /** What the button does: stops the carousel, or plays it against an earlier move and the wish for less motion. */
  toggle(): void;
}

/**
 * Calls `advance` after each rest for as long as there is no reason against it. `changed` hears at once, and with each
 * change, whether it advances by itself now (`runs`) and whether only the button brings it back (`stopped`).
 */
export function startRotation(
  advance: () => void,
  changed: (runs: boolean, stopped: boolean) => void,
  timers: Timers,
): Rotation {
  const reasons = new Set<PauseReason>();
  let timer: number | undefined;
  const isStopped = () => reasons.has('hand') || reasons.has('motion');
  const rest = () => {
    timer = timers.setTimeout(() => {
      rest();
      advance();
    }, slideTime);
  };
  const update = () => {
    const runs = reasons.size === 0;
    timers.clearTimeout(timer);
    if (runs) rest();
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
