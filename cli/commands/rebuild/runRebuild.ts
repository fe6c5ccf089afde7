import * as path from 'node:path';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { readLastBuild } from '../../publish/lastBuild.ts';
import { printNothingDue } from './printNothingDue.ts';
import { type RebuildReason, reasonInWords, reasonToRebuild } from './rebuildReason.ts';

export interface RebuildOptions {
  readonly content: string;
  readonly out: string;
  /** An instant as typed, or `null` for the real time. */
  readonly now: string | null;
  readonly socialImages: boolean;
  readonly json: boolean;
}

/** What a look at the site came to; instants in epoch milliseconds, `nextDue` is `null` where nothing ever is due. */
export type RebuildResult =
  | { readonly kind: 'nothing-due'; readonly now: number; readonly nextDue: number | null }
  | { readonly kind: 'built'; readonly nextDue: number | null }
  | { readonly kind: 'failed' };

/** `city-deals rebuild`: builds what is due, and returns at once where nothing is. */
export async function runRebuild(deps: Deps, options: RebuildOptions): Promise<ExitCode> {
  const rebuilt = await rebuild(deps, options);
  if (rebuilt.kind === 'nothing-due') printIdle(deps, options, rebuilt);
  return rebuilt.kind === 'failed' ? 1 : 0;
}

/**
 * Looks whether anything is due in the output folder, and if so builds and prints what was done. With nothing due it
 * reads the first line of the manifest and no content; so this file must load no more of the program than that needs.
 */
export async function rebuild(deps: Deps, options: RebuildOptions): Promise<RebuildResult> {
  const now = await instantOf(deps, options);
  // Content that names no zone is at fault, and the build says how.
  if (now === null) return buildBecause(deps, options, null);
  const last = readLastBuild(deps.fs, path.resolve(deps.cwd, options.out));
  if (!last.head) return buildBecause(deps, options, reasonWithout[last.why]);
  const reason = reasonToRebuild(last.head, now, deps.engine().hash);
  if (reason !== null) return buildBecause(deps, options, reason);
  return { kind: 'nothing-due', now, nextDue: last.head.nextDue };
}

const reasonWithout = {
  none: 'no-manifest',
  unreadable: 'unreadable-manifest',
  interrupted: 'interrupted',
} as const;

async function buildBecause(
  deps: Deps,
  options: RebuildOptions,
  reason: RebuildReason | null,
): Promise<RebuildResult> {
  const [{ build }, { printBuildSummary }, { reportFailure }] = await Promise.all([
    import('../build/runBuild.ts'),
    import('../../program/printBuildSummary.ts'),
    import('../../program/failure.ts'),
  ]);
  if (reason !== null) deps.report({ type: 'note', text: `${reasonInWords[reason]}: building.` });
  const summary = await build(deps, { ...options, clean: false, jobs: null, shard: null });
  if ('diagnostics' in summary) {
    reportFailure(deps, summary, options.json);
    return { kind: 'failed' };
  }
  const told = { due: true, reason, ...summary };
  deps.print(options.json ? JSON.stringify(told) : printBuildSummary(summary, options.out));
  return { kind: 'built', nextDue: summary.nextDue === null ? null : Date.parse(summary.nextDue) };
}

/**
 * The instant that the command is about. Without an offset it is one of the city, which the content names; `null` where
 * that cannot be read.
 */
async function instantOf(deps: Deps, options: RebuildOptions): Promise<number | null> {
  if (options.now === null) return deps.now();
  const [{ hasOffset }, { instantIn }] = await Promise.all([
    import('../../../data/model/time/zone.ts'),
    import('../../program/instantIn.ts'),
  ]);
  if (hasOffset(options.now)) return instantIn(options.now, 'UTC');
  const { openSite } = await import('../../program/openSite.ts');
  const opened = openSite(deps, options);
  return opened.ok ? opened.now : null;
}

/** Prints that nothing is due, and when something will be. */
export function printIdle(
  deps: Deps,
  { json, out }: RebuildOptions,
  { now, nextDue }: Extract<RebuildResult, { kind: 'nothing-due' }>,
): void {
  const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
  const told = { due: false, out: path.resolve(deps.cwd, out), now: iso(now), nextDue: iso(nextDue) };
  deps.print(json ? JSON.stringify(told) : printNothingDue(now, nextDue));
}
