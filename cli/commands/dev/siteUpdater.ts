import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { diagnosticsJson, TextOf } from '../../diagnostics/printDiagnostic.ts';
import type { BuildSummary } from '../../publish/buildOutcome.ts';
import type { ProgramRun } from './buildThread.ts';
import type { Change } from './change.ts';
import type { BundleResult, DevBundler } from './devBundler.ts';
import { type DevProblem, problemOfBundling, problemOfCrash, problemsOfDiagnostics } from './devProblem.ts';
import type { LiveSite } from './liveSite.ts';
import type { SiteFolder } from './siteFolder.ts';

/** What an updater works with. */
export interface SiteUpdaterParts {
  readonly bundler: Pick<DevBundler, 'bundleCode' | 'bundleStyles' | 'run'>;
  readonly live: LiveSite;
  /** The arguments of a build. */
  readonly buildArgs: readonly string[];
  readonly readSite: () => SiteFolder;
  /** The text of a file by its path, or by its name in the sources or in diagnostics. */
  readonly textOf: TextOf;
}

/** The result of a run of `build --json`. */
export type DevBuild =
  | { readonly kind: 'built'; readonly summary: BuildSummary }
  | { readonly kind: 'invalid'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'usage'; readonly message: string }
  | { readonly kind: 'crash'; readonly message: string };

/** What an update did. */
export interface SiteUpdate {
  readonly changes: readonly Change[];
  /** `null` if nothing was built, because code or styles have errors. */
  readonly build: DevBuild | null;
  /** The problems of code and styles. */
  readonly bundling: readonly DevProblem[];
  /** All problems, which open pages show now. */
  readonly problems: readonly DevProblem[];
}

/** A function that brings the site up to date with changes: bundles what they need, builds, and updates open pages. */
export function createSiteUpdater(
  parts: SiteUpdaterParts,
): (changes: readonly Change[]) => Promise<SiteUpdate> {
  const { bundler, live, textOf } = parts;
  const problems = { code: [] as DevProblem[], styles: [] as DevProblem[], build: [] as DevProblem[] };
  /** Uses a bundle, or shows its errors; returns whether there is a new one. */
  const use = (kind: 'code' | 'styles', result: BundleResult): boolean => {
    const errors = 'errors' in result ? result.errors : [];
    problems[kind] = errors.map((error) => problemOfBundling(error, textOf));
    if ('errors' in result) return false;
    live.showStyles(result.styles);
    return true;
  };
  return async (changes) => {
    const has = (kind: Change['kind']) => changes.some((change) => change.kind === kind);
    const styles = has('style') ? await bundler.bundleStyles() : null;
    const code = has('code') ? await bundler.bundleCode() : null;
    const hasNewStyles = styles !== null && use('styles', styles);
    const hasNewCode = code !== null && use('code', code);
    const hasOtherChange = changes.some(({ kind }) => kind !== 'style' && kind !== 'code');
    const build = hasOtherChange || hasNewStyles || hasNewCode ? await runBuild(parts) : null;
    if (build) problems.build = problemsOf(build, textOf);
    if (build?.kind === 'built') {
      const hasOnlyStyles =
        !hasOtherChange && !hasNewCode && styles !== null && 'isWhole' in styles && !styles.isWhole;
      const { written, removed } = build.summary.files;
      // Open pages already have the new style sheets, and need no reload for them.
      live.showBuild(parts.readSite(), written + removed > 0 && !hasOnlyStyles);
    }
    const bundling = [...problems.code, ...problems.styles];
    const all = [...bundling, ...problems.build];
    live.showProblems(all);
    return { changes, build, bundling, problems: all };
  };
}

async function runBuild({ bundler, buildArgs }: SiteUpdaterParts): Promise<DevBuild> {
  const run = await bundler.run(buildArgs);
  try {
    return parseBuildRun(run);
  } catch (error) {
    return { kind: 'crash', message: `The output of the build cannot be parsed: ${String(error)}` };
  }
}

/** Parses what a run of `build --json` printed. */
export function parseBuildRun({ code, stdout, stderr }: ProgramRun): DevBuild {
  if (code === 0) return { kind: 'built', summary: JSON.parse(stdout) };
  if (code === 1) return { kind: 'invalid', diagnostics: JSON.parse(stdout).diagnostics.map(diagnosticOf) };
  return { kind: code === 2 ? 'usage' : 'crash', message: stderr };
}

type DiagnosticJson = ReturnType<typeof diagnosticsJson>['diagnostics'][number];

function diagnosticOf({ name: _, line, column, endLine, endColumn, ...item }: DiagnosticJson): Diagnostic {
  const hasRange = line !== null && column !== null && endLine !== null && endColumn !== null;
  const range = hasRange ? { start: { line, column }, end: { line: endLine, column: endColumn } } : null;
  return { ...item, range };
}

function problemsOf(build: DevBuild, textOf: TextOf): DevProblem[] {
  switch (build.kind) {
    case 'built':
      return [];
    case 'invalid':
      return problemsOfDiagnostics(build.diagnostics, textOf);
    case 'usage':
    case 'crash':
      return [problemOfCrash(build.message, textOf)];
  }
}
