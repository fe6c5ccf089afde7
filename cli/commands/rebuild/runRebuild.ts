import * as path from 'node:path';
import { openEngine } from '../../ownCode/openEngine.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { readLastBuild } from '../../publish/lastBuild.ts';
import { nothingDueInWords, type RebuildReason, reasonInWords, reasonToRebuild } from './rebuildReason.ts';

export interface RebuildOptions {
  readonly content: string;
  readonly out: string;
  /** An instant as typed, or `null` for the real time. */
  readonly now: string | null;
  readonly socialImages: boolean;
  readonly json: boolean;
}

/** What a rebuild did; instants in epoch milliseconds, `nextDue` is `null` if nothing will ever be due. */
export type RebuildResult =
  | { readonly kind: 'nothing-due'; readonly now: number; readonly nextDue: number | null }
  | { readonly kind: 'built'; readonly nextDue: number | null }
  | { readonly kind: 'failed' };

/** `city-deals rebuild`: builds the site if something is due, else returns at once. */
export async function runRebuild(deps: Deps, options: RebuildOptions): Promise<ExitCode> {
  const result = await rebuild(deps, options);
  if (result.kind === 'nothing-due') printNothingDue(deps, options, result);
  return result.kind === 'failed' ? 1 : 0;
}

/**
 * Builds the site if something is due, and prints what the build did. With nothing due it reads the first line of
 * the manifest and no content; so that this is quick, this file imports the rest of the program only when it builds.
 */
export async function rebuild(deps: Deps, options: RebuildOptions): Promise<RebuildResult> {
  const now = await instantOf(deps, options);
  // The content is invalid; the build reports why.
  if (now === null) return buildBecause(deps, options, null);
  const last = readLastBuild(deps.fs, path.resolve(deps.cwd, options.out));
  if (!last.head) return buildBecause(deps, options, reasonWithoutHead[last.why]);
  const opened = await openEngine(deps);
  // The code of the project is invalid; the build reports why.
  if (!opened.ok) return buildBecause(deps, options, null);
  const reason = reasonToRebuild(last.head, now, opened.engine.hash);
  if (reason !== null) return buildBecause(deps, options, reason);
  return { kind: 'nothing-due', now, nextDue: last.head.nextDue };
}

const reasonWithoutHead = {
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
  const built = await build(deps, { ...options, clean: false, force: false, jobs: null, shard: null });
  if ('diagnostics' in built) {
    reportFailure(deps, built, options.json);
    return { kind: 'failed' };
  }
  const json = () => JSON.stringify({ due: true, reason, ...built });
  deps.print(options.json ? json() : printBuildSummary(built, options.out));
  return { kind: 'built', nextDue: built.nextDue === null ? null : Date.parse(built.nextDue) };
}

/**
 * The instant of the rebuild. Without an offset it is local to the city, whose time zone the content names;
 * `null` if the content is invalid.
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
export function printNothingDue(
  deps: Deps,
  { json, out }: RebuildOptions,
  { now, nextDue }: Extract<RebuildResult, { kind: 'nothing-due' }>,
): void {
  const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
  const result = { due: false, out: path.resolve(deps.cwd, out), now: iso(now), nextDue: iso(nextDue) };
  deps.print(json ? JSON.stringify(result) : nothingDueInWords(now, nextDue));
}
