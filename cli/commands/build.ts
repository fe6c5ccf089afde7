import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnosticsJson } from '../diagnostics/diagnosticsJson.ts';
import { BrokenPictures, type PictureFault } from '../effects/brokenPicture.ts';
import { type BuildJob, buildSite } from '../effects/buildSite.ts';
import { systemErrorCode } from '../effects/fileSystem.ts';
import { lockOutput } from '../effects/outputLock.ts';
import { printSummary } from '../events/printSummary.ts';
import type { BuildOutcome, BuildSummary } from '../plan/buildOutcome.ts';
import type { Shard } from '../plan/shard.ts';
import type { Deps, ExitCode } from './deps.ts';
import { openSite, type SiteRequest } from './openSite.ts';

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

/** "1 error", "3 errors in 2 files". */
export function countFaults(items: readonly Diagnostic[]): string {
  const files = new Set(items.map(({ file }) => file)).size;
  const errors = `${items.length} error${items.length === 1 ? '' : 's'}`;
  return files > 1 ? `${errors} in ${files} files` : errors;
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
      return await buildSite(fs, job);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (error instanceof BrokenPictures) {
      const faults = error.faults.map((fault) => undecodable(fault, options.content));
      return { faults, isUntouched: false };
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

const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk can only be read',
  EACCES: 'writing is not allowed here',
  EPERM: 'writing is not allowed here',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'the path is a file',
  EISDIR: 'a folder stands where a file has to be',
};

function notWritable(code: string, out: string, cwd: string, error: unknown): Diagnostic {
  const { path: failed } = error as NodeJS.ErrnoException;
  const place = failed === undefined ? '' : `, ${path.relative(cwd, failed)}`;
  return diagnostic({
    code: 'CD501',
    file: out,
    problem: `The output folder could not be written: ${meanings[code] ?? 'the system refused'} (${code}${place}).`,
    hint: ['EEXIST', 'ENOTDIR'].includes(code)
      ? 'Remove the file, or name another folder with --out DIR.'
      : 'Mend the cause and build again: the next build completes what this one began.',
  });
}

/** Folders in which a build could overwrite what it is made from. */
function unsafeOutput(out: string, content: string, cwd: string, label: string): Diagnostic | null {
  const holds = (outer: string, inner: string) => !/^\.\.(?:[\\/]|$)/.test(path.relative(outer, inner));
  const why = holds(out, content)
    ? 'has the content in it'
    : holds(content, out)
      ? 'is inside the content folder'
      : holds(out, cwd)
        ? 'is the folder in which you work, or holds it'
        : null;
  if (why === null) return null;
  return diagnostic({
    code: 'CD503',
    file: label,
    problem: `The output folder ${why}.`,
    expected: 'a folder for the output alone, such as "dist"',
    hint: 'Name it with --out DIR.',
  });
}
