import type { Deps, ExitCode } from '../../program/deps.ts';
import { UsageError } from '../../program/usageError.ts';
import { printIdle, type RebuildOptions, type RebuildResult, rebuild } from './runRebuild.ts';
import type { Sleeper } from './waiting.ts';

const second = 1_000;

/**
 * The longest sleep before another look, in milliseconds. Timers stand still while a machine sleeps, know nothing of
 * clocks that are put, and cannot be set for more than 24 days.
 */
export const longestSleep = 300 * second;

/** How long to wait after a build that failed, and after each further one in a row. */
const patience = [60, 120, 300].map((seconds) => seconds * second);

/** `city-deals rebuild --watch`: stays, and rebuilds at each instant at which pages go stale, until it is ended. */
export async function watchAndRebuild(
  deps: Deps,
  options: RebuildOptions,
  waiting: Sleeper,
): Promise<ExitCode> {
  if (options.now !== null) {
    throw new UsageError(
      '"--watch" and "--now" do not go together: an instant that stands still never comes to the next.',
      'Leave one of them out.',
    );
  }
  let failures = 0;
  let announced: number | null | undefined;
  while (!waiting.isOver()) {
    const rebuilt = await lookOnce(deps, options);
    if (rebuilt.kind === 'nothing-due' && rebuilt.nextDue !== announced) {
      printIdle(deps, options, rebuilt);
    }
    if (rebuilt.kind !== 'failed') announced = rebuilt.nextDue;
    failures = rebuilt.kind === 'failed' ? failures + 1 : 0;
    if (waiting.isOver()) break;
    await waiting.sleep(
      rebuilt.kind === 'failed' ? pauseAfterFailure(deps, failures) : pauseUntil(rebuilt.nextDue, deps.now()),
    );
  }
  return 0;
}

/** How long to wait for what is due at `nextDue`, in milliseconds. */
function pauseUntil(nextDue: number | null, now: number): number {
  if (nextDue === null) return longestSleep;
  // Never at once: a clock that stands still must not make this one run in circles.
  return Math.min(Math.max(nextDue - now, second), longestSleep);
}

function pauseAfterFailure({ report }: Deps, failures: number): number {
  const pause = patience[Math.min(failures, patience.length) - 1] ?? longestSleep;
  report({ type: 'note', text: `The next try is in ${pause / second} seconds.` });
  return pause;
}

/** A fault of the program itself must not end the watch: the site would go stale with nobody to see it. */
async function lookOnce(deps: Deps, options: RebuildOptions): Promise<RebuildResult> {
  try {
    return await rebuild(deps, options);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    deps.report({ type: 'progress-end' });
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    deps.report({
      type: 'note',
      text: `The rebuild met a fault of the program. Please report it.\n${words}`,
    });
    return { kind: 'failed' };
  }
}
