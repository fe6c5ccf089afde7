import * as path from 'node:path';
import { intersect } from '../../../data/model/time/clock.ts';
import { clickLedgerPath } from '../../content/clickLedger.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { expectSystemError, type FileSystem } from '../../files/fileSystem.ts';
import { BrokenPictures, type PictureProblem } from '../../images/brokenPicture.ts';
import { codeFailed } from '../../ownCode/codeFailed.ts';
import type { Deps } from '../../program/deps.ts';
import { type Failure, untouched } from '../../program/failure.ts';
import { refuseForeignOutput } from '../../program/foreignOutput.ts';
import { type OpenedSite, openSite } from '../../program/openSite.ts';
import type { BuildJob } from '../../publish/buildJob.ts';
import type { RecordedBuild, Recording } from '../../publish/buildRecord.ts';
import { buildSite, type PublishedBuild } from '../../publish/buildSite.ts';
import type { Engine } from '../../publish/engine.ts';
import { manifestFile, parseManifestHead } from '../../publish/manifestHead.ts';
import { notWritable, removedDuringBuild, unsafeOutput } from '../../publish/outputDiagnostics.ts';
import { lockOutput } from '../../publish/outputLock.ts';
import { faultIn } from '../../publish/render/ownCodeError.ts';
import { printShard, type Shard } from '../../publish/shard.ts';
import { ChangedContent } from '../../publish/unchangedContent.ts';
import type { BuildOptions, CompletedBuild } from './buildOptions.ts';

/**
 * Builds a site from its content, and records that. Returns what the build did, or why it failed: with errors in the content the
 * output folder is not touched.
 */
export async function buildFromContent(
  deps: Deps,
  options: BuildOptions,
  { engine, recording }: { readonly engine: Engine; readonly recording: Recording },
): Promise<CompletedBuild | Failure> {
  const opened = openSite({ ...deps, fs: recording.fs }, options, recording.cache);
  const { textOf } = opened;
  if (!opened.ok) return untouched(opened.diagnostics, textOf);
  const out = path.resolve(deps.cwd, options.out);
  const real = (folder: string) => deps.fs.realPath(folder);
  const unsafe = unsafeOutput(
    real(out),
    real(opened.folder),
    { cwd: real(deps.cwd), home: real(deps.home) },
    options.out,
  );
  if (unsafe) return untouched([unsafe]);
  if (!options.force) refuseForeignOutput(deps.fs, out, options.out);
  const job: BuildJob = {
    site: opened.site,
    now: opened.now,
    contentFolder: opened.folder,
    out,
    intactSince: recording.intactSince,
    clean: options.clean,
    jobs: options.jobs,
    shard: options.shard,
    socialImages: options.socialImages,
    pictureCache: deps.pictureCache,
    cache: recording.cache,
    engine,
    onProgress: (label, done, total) => deps.report({ type: 'progress', label, done, total }),
  };
  const built = await buildLocked(deps, options, job, (site) => recording.finish(recordOf(opened, site)));
  deps.report({ type: 'progress-end' });
  if ('diagnostics' in built) return { ...built, textOf };
  return { outcome: built.outcome, warnings: opened.warnings, textOf };
}

function recordOf(
  { site, folder, now, warnings, warningsValid }: Extract<OpenedSite, { ok: true }>,
  { outcome, files }: PublishedBuild,
): RecordedBuild {
  const nextDue = outcome.nextDue === null ? null : Date.parse(outcome.nextDue);
  const { until } = intersect(warningsValid, { from: null, until: nextDue });
  return { builtAt: now, until, ledger: clickLedgerPath(site.config, folder), files, outcome, warnings };
}

async function buildLocked(
  { fs, cwd }: Deps,
  options: BuildOptions,
  job: BuildJob,
  onBuilt: (site: PublishedBuild) => void,
): Promise<PublishedBuild | Failure> {
  try {
    const lock = lockOutput(job.out, options.out);
    if ('code' in lock) return untouched([lock]);
    try {
      const conflict = job.shard && otherSiteIn(fs, job.out, options.out, job.shard);
      if (conflict) return untouched([conflict]);
      const built = await buildSite(fs, job);
      if (!lock.isHeld()) return { diagnostics: [removedDuringBuild(options.out)] };
      onBuilt(built);
      return built;
    } finally {
      lock.release();
    }
  } catch (error) {
    if (error instanceof BrokenPictures) {
      return { diagnostics: error.problems.map((picture) => undecodablePicture(picture, options.content)) };
    }
    if (error instanceof ChangedContent) {
      return { diagnostics: [changedDuringBuild(error.file, options.content)] };
    }
    const fault = faultIn(error);
    if (fault) return { diagnostics: [codeFailed(fault)] };
    const { code } = expectSystemError(error);
    return { diagnostics: [notWritable(code, options.out, cwd, error)] };
  }
}

/**
 * Why `shard` cannot be built into the folder `out`, which was typed as `label` (CD504): it holds another part or a
 * whole site, whose pages the build would remove. `null` if it does not.
 */
function otherSiteIn(fs: FileSystem, out: string, label: string, shard: Shard): Diagnostic | null {
  const head = parseManifestHead(manifestIn(fs, out));
  if (head === null || head.shard === printShard(shard)) return null;
  const present = head.shard === null ? 'a whole site' : `part ${head.shard} of a site`;
  return diagnostic({
    code: 'CD504',
    file: label,
    problem: `The folder holds ${present}. Building part ${printShard(shard)} there would remove its pages.`,
    expected: 'a folder for each part',
    hint: `Name another folder, such as --out parts/${shard.index}, or remove this one. "city-deals merge" merges the parts.`,
  });
}

/** The text of the manifest in a folder; empty if there is none that can be read. */
function manifestIn(fs: FileSystem, out: string): string {
  try {
    const file = path.join(out, manifestFile);
    return fs.exists(file) ? fs.readText(file) : '';
  } catch (error) {
    expectSystemError(error);
    return '';
  }
}

function undecodablePicture({ file, why }: PictureProblem, content: string): Diagnostic {
  return diagnostic({
    code: 'CD311',
    file: `${content}/${file}`,
    problem: `The picture cannot be decoded: ${why}.`,
    expected: 'SVG, PNG, JPEG, WebP, AVIF or GIF',
    hint: 'Export or download it again; it may have been cut off. No page was changed.',
  });
}

const changedDuringBuild = (file: string, content: string) =>
  diagnostic({
    code: 'CD704',
    file: `${content}/${file}`,
    problem: 'The file was changed or removed during the build.',
    hint: 'Run the build again. No page was changed.',
  });
