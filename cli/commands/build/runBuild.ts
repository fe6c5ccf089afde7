import * as path from 'node:path';
import { countFaults, type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnosticsJson } from '../../diagnostics/printDiagnostic.ts';
import { systemErrorCode } from '../../files/fileSystem.ts';
import { BrokenPictures, type PictureFault } from '../../images/brokenPicture.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { openSite, type SiteRequest } from '../../program/openSite.ts';
import { printSummary } from '../../program/printSummary.ts';
import type { BuildJob } from '../../publish/buildJob.ts';
import type { BuildOutcome, BuildSummary } from '../../publish/buildOutcome.ts';
import { buildSite } from '../../publish/buildSite.ts';
import { notWritable, removedMeanwhile, unsafeOutput } from '../../publish/outputDiagnostics.ts';
import { lockOutput } from '../../publish/outputLock.ts';
import type { Shard } from '../../publish/shard.ts';
import { ChangedContent } from '../../publish/unchangedContent.ts';
import { otherSiteIn } from './otherSite.ts';

export interface BuildOptions extends SiteRequest {
  readonly out: string;
  readonly clean: boolean;
  /** Threads that render; `null` leaves the number to the build. */
  readonly jobs: number | null;
  readonly shard: Shard | null;
  readonly socialImages: boolean;
  readonly json: boolean;
}

/** `city-deals build`: content in, site out. */
export async function runBuild(deps: Deps, options: BuildOptions): Promise<ExitCode> {
  const summary = await build(deps, options);
  if (!summary) return 1;
  deps.print(options.json ? JSON.stringify(summary) : printSummary(summary, options.out));
  return 0;
}

/**
 * What a build did; `null` where it reported why there is no site. The output folder is not touched when content is at
 * fault.
 */
export async function build(deps: Deps, options: BuildOptions): Promise<BuildSummary | null> {
  const start = deps.stopwatch();
  const opened = openSite(deps, options);
  if (!opened.ok) return fail(deps, options, opened.diagnostics, opened.textOf);
  const out = path.resolve(deps.cwd, options.out);
  const real = (folder: string) => deps.fs.realPath(folder);
  const unsafe = unsafeOutput(real(out), real(opened.folder), real(deps.cwd), options.out);
  if (unsafe) return fail(deps, options, [unsafe], opened.textOf);
  const built = await buildLocked(deps, options, {
    site: opened.site,
    now: opened.now,
    contentFolder: opened.folder,
    out,
    clean: options.clean,
    jobs: options.jobs,
    shard: options.shard,
    socialImages: options.socialImages,
    pictureCache: deps.pictureCache,
    engine: deps.engine(),
    onProgress: (label, done, total) => deps.report({ type: 'progress', label, done, total }),
  });
  deps.report({ type: 'progress-end' });
  if ('faults' in built) return fail(deps, options, built.faults, opened.textOf, built.isUntouched);
  const { warnings, textOf } = opened;
  if (warnings.length > 0) deps.report({ type: 'diagnostics', items: warnings, textOf });
  return { ...built, ms: Math.round(deps.stopwatch() - start), warnings };
}

function fail(
  deps: Deps,
  { json }: BuildOptions,
  items: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
  isUntouched = true,
): null {
  deps.report({ type: 'diagnostics', items, textOf });
  deps.report({ type: 'note', text: `${isUntouched ? 'Nothing was changed: ' : ''}${countFaults(items)}.` });
  if (json) deps.print(JSON.stringify(diagnosticsJson(items)));
  return null;
}

/** Why the output folder is not what it shall be, and whether it is still what it was. */
interface Failure {
  readonly faults: readonly Diagnostic[];
  readonly isUntouched: boolean;
}

async function buildLocked(
  { fs, cwd }: Deps,
  options: BuildOptions,
  job: BuildJob,
): Promise<BuildOutcome | Failure> {
  try {
    const lock = lockOutput(job.out, options.out);
    if ('code' in lock) return { faults: [lock], isUntouched: true };
    try {
      const other = job.shard && otherSiteIn(fs, job.out, options.out, job.shard);
      if (other) return { faults: [other], isUntouched: true };
      const built = await buildSite(fs, job);
      return lock.isHeld() ? built : { faults: [removedMeanwhile(options.out)], isUntouched: false };
    } finally {
      lock.release();
    }
  } catch (error) {
    if (error instanceof BrokenPictures) {
      const faults = error.faults.map((fault) => undecodable(fault, options.content));
      return { faults, isUntouched: false };
    }
    if (error instanceof ChangedContent) {
      return { faults: [changedMeanwhile(error.file, options.content)], isUntouched: false };
    }
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return { faults: [notWritable(code, options.out, cwd, error)], isUntouched: false };
  }
}

function undecodable({ file, why }: PictureFault, content: string): Diagnostic {
  return diagnostic({
    code: 'CD311',
    file: `${content}/${file}`,
    problem: `The picture begins well, but cannot be decoded as a whole: ${why}.`,
    expected: 'SVG, PNG, JPEG, WebP, AVIF or GIF',
    hint: 'Save it anew, or fetch it again in case it was cut off. No page was changed.',
  });
}

const changedMeanwhile = (file: string, content: string) =>
  diagnostic({
    code: 'CD704',
    file: `${content}/${file}`,
    problem: 'The file changed, or went away, while the site was being built.',
    hint: 'Build again once it is as it shall be. No page was changed.',
  });
