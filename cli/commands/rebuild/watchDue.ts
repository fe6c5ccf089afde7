import { setTimeout as wait } from 'node:timers/promises';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { crashNotice } from '../../program/failure.ts';
import { UsageError } from '../../program/usageError.ts';
import { printNothingDue, type RebuildOptions, type RebuildResult, rebuild } from './runRebuild.ts';

const second = 1_000;

/**
 * The longest pause between two checks, in milliseconds. Timers stop while a machine sleeps, ignore changes of its clock,
 * and cannot run for more than 24 days.
 */
export const longestPause = 300 * second;

/** How long to wait after the first, second and any later failed build in a row. */
const pausesAfterFailure = [60, 120, 300].map((seconds) => seconds * second);

/** Pauses until the command is stopped. */
export interface Sleeper {
  /** Resolves after so many milliseconds, or as soon as the command is stopped. */
  sleep(milliseconds: number): Promise<void>;
  isStopped(): boolean;
}

/** Pauses that end when `signal` is aborted. */
export const createSleeper = (signal: AbortSignal): Sleeper => ({
  sleep: (milliseconds) => wait(milliseconds, undefined, { signal }).catch(() => {}),
  isStopped: () => signal.aborted,
});

/** `city-deals rebuild --watch`: rebuilds at each instant at which pages go stale, until it is stopped. */
export async function watchDue(deps: Deps, options: RebuildOptions, sleeper: Sleeper): Promise<ExitCode> {
  if (options.now !== null) {
    throw new UsageError(
      '"--watch" and "--now" cannot be combined: a fixed instant never reaches the next rebuild.',
      'Leave one of them out.',
    );
  }
  let failures = 0;
  let announced: number | null | undefined;
  while (!sleeper.isStopped()) {
    const result = await rebuildSafely(deps, options);
    if (result.kind === 'nothing-due' && result.nextDue !== announced) printNothingDue(deps, options, result);
    if (result.kind !== 'failed') announced = result.nextDue;
    failures = result.kind === 'failed' ? failures + 1 : 0;
    if (sleeper.isStopped()) break;
    await sleeper.sleep(
      result.kind === 'failed' ? pauseAfterFailure(deps, failures) : pauseUntil(result.nextDue, deps.now()),
    );
  }
  return 0;
}

/** How long to wait for what is due at `nextDue`, in milliseconds. */
function pauseUntil(nextDue: number | null, now: number): number {
  if (nextDue === null) return longestPause;
  // Never zero: with a stopped clock the loop would spin.
  return Math.min(Math.max(nextDue - now, second), longestPause);
}

function pauseAfterFailure({ report }: Deps, failures: number): number {
  const pause = pausesAfterFailure[Math.min(failures, pausesAfterFailure.length) - 1] ?? longestPause;
  report({ type: 'note', text: `Trying again in ${pause / second} seconds.` });
  return pause;
}

/** A bug of the program must not end the watch: the site would go stale and nobody would see it. */
async function rebuildSafely(deps: Deps, options: RebuildOptions): Promise<RebuildResult> {
  try {
    return await rebuild(deps, options);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    deps.report({ type: 'progress-end' });
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    deps.report({ type: 'note', text: `${crashNotice}\n${details}` });
    return { kind: 'failed' };
  }
}
