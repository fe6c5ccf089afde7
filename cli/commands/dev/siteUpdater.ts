import type { BuildSummary } from '../../publish/buildOutcome.ts';
import { type BuildRun, readBuildRun } from './buildResult.ts';
import type { Change } from './change.ts';
import { problemOfCrash, type TextAt } from './crash.ts';
import type { BundleResult, DevBundler } from './devBundler.ts';
import { type DevProblem, problemOfBundling, problemOfDiagnostic } from './devProblem.ts';
import type { LiveSite } from './liveSite.ts';
import type { SiteFolder } from './siteFolder.ts';

/** What a session works with. */
export interface SiteUpdaterParts {
  readonly workshop: Pick<DevBundler, 'bundleCode' | 'bundleStyles' | 'run'>;
  readonly live: LiveSite;
  /** The arguments of a build. */
  readonly buildArgs: readonly string[];
  readonly readSite: () => SiteFolder;
  /** The text of a file, by its path or its name in the sources or in diagnostics. */
  readonly textAt: TextAt;
}

/** What a turn of work came to, for those who watch the terminal. */
export interface SiteUpdate {
  readonly changes: readonly Change[];
  /** `null` where nothing was built, because code or styles are at fault. */
  readonly result: BuildRun | null;
  /** What is at fault in code and styles. */
  readonly bundling: readonly DevProblem[];
  /** All that open pages show now. */
  readonly faults: readonly DevProblem[];
}

/** A function that brings the site up to date with changes. */
export function createSiteUpdater(
  parts: SiteUpdaterParts,
): (changes: readonly Change[]) => Promise<SiteUpdate> {
  const { workshop, live, textAt } = parts;
  const faults = { code: [] as DevProblem[], styles: [] as DevProblem[], build: [] as DevProblem[] };
  /** Whether something new is in use. */
  const take = (kind: 'code' | 'styles', bundled: BundleResult): boolean => {
    const messages = 'faults' in bundled ? bundled.faults : [];
    faults[kind] = messages.map((message) => problemOfBundling(message, textAt));
    if ('faults' in bundled) return false;
    live.showStyles(bundled.styles);
    return true;
  };
  return async (changes) => {
    const has = (kind: Change['kind']) => changes.some((change) => change.kind === kind);
    const styles = has('style') ? await workshop.bundleStyles() : null;
    const code = has('code') ? await workshop.bundleCode() : null;
    const isRestyled = styles !== null && take('styles', styles);
    const isRecoded = code !== null && take('code', code);
    const isOther = changes.some(({ kind }) => kind !== 'style' && kind !== 'code');
    const result = isOther || isRestyled || isRecoded ? await build(parts) : null;
    if (result) faults.build = faultsOf(result, textAt);
    // Pages that are open have new style sheets already.
    const isOnlyStyle = !isOther && !isRecoded && styles !== null && 'isWhole' in styles && !styles.isWhole;
    if (result?.kind === 'built') showBuild(parts, result.summary, isOnlyStyle);
    const bundling = [...faults.code, ...faults.styles];
    const all = [...bundling, ...faults.build];
    live.showFaults(all);
    return { changes, result, bundling, faults: all };
  };
}

async function build({ workshop, buildArgs }: SiteUpdaterParts): Promise<BuildRun> {
  const run = await workshop.run(buildArgs);
  try {
    return readBuildRun(run);
  } catch (error) {
    return { kind: 'crash', message: `The build printed what cannot be read: ${String(error)}` };
  }
}

function showBuild(
  { live, readSite }: SiteUpdaterParts,
  { files }: BuildSummary,
  isOnlyStyle: boolean,
): void {
  const isOther = files.written + files.removed > 0;
  live.showBuild(readSite(), isOther && !isOnlyStyle);
}

function faultsOf(result: BuildRun, textAt: TextAt): DevProblem[] {
  switch (result.kind) {
    case 'built':
      return [];
    case 'faults':
      return result.items.map((item) => problemOfDiagnostic(item, textAt));
    case 'usage':
    case 'crash':
      return [problemOfCrash(result.message, textAt)];
  }
}
