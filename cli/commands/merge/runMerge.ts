import * as path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { expectSystemError } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { type Failure, reportFailure, untouched } from '../../program/failure.ts';
import { refuseForeignOutput } from '../../program/foreignOutput.ts';
import { manifestFile } from '../../publish/manifestHead.ts';
import { notWritable, removedDuringBuild, unsafeForParts } from '../../publish/outputDiagnostics.ts';
import { lockOutput, type OutputLock } from '../../publish/outputLock.ts';
import { compareParts } from './compareParts.ts';
import { type MergedSite, mergeManifests } from './mergeManifests.ts';
import { type MergeSummary, printMergeSummary, summarizeMerge } from './mergeSummary.ts';
import { nodePartDisk, type PartDisk } from './partDisk.ts';
import { publishMerged } from './publishMerged.ts';
import { type Part, type PartFolder, readPart } from './readPart.ts';

export interface MergeOptions {
  /** The folders of the parts, as typed. */
  readonly parts: readonly string[];
  readonly out: string;
  /** Whether files in the output folder that no build has written may be overwritten. */
  readonly force: boolean;
  readonly json: boolean;
}

/** `city-deals merge`: merges parts into the site that a single build would create. */
export async function runMerge(
  deps: Deps,
  options: MergeOptions,
  disk: PartDisk = nodePartDisk(),
): Promise<ExitCode> {
  const start = deps.stopwatch();
  const merged = await withLocks((locks) => merge(deps, options, disk, locks));
  deps.report({ type: 'progress-end' });
  if ('diagnostics' in merged) return reportFailure(deps, merged, options.json);
  const summary: MergeSummary = { ...merged, ms: Math.round(deps.stopwatch() - start) };
  deps.print(options.json ? JSON.stringify(summary) : printMergeSummary(summary, options.out));
  return 0;
}

/** Runs `work`, and releases the locks that it added to the list. */
async function withLocks<T>(work: (locks: OutputLock[]) => Promise<T>): Promise<T> {
  const locks: OutputLock[] = [];
  try {
    return await work(locks);
  } finally {
    for (const lock of locks) lock.release();
  }
}

/** Checks everything before it changes anything. */
async function merge(
  deps: Deps,
  options: MergeOptions,
  disk: PartDisk,
  locks: OutputLock[],
): Promise<Omit<MergeSummary, 'ms'> | Failure> {
  const partFolders = options.parts.map((label) => ({ label, folder: path.resolve(deps.cwd, label) }));
  const real = (folder: string) => deps.fs.realPath(folder);
  const out = path.resolve(deps.cwd, options.out);
  const folders = partFolders.map(({ folder }) => real(folder));
  const unsafe = unsafeForParts(
    real(out),
    folders,
    { cwd: real(deps.cwd), home: real(deps.home) },
    options.out,
  );
  if (unsafe) return untouched([unsafe]);
  if (!options.force) refuseForeignOutput(deps.fs, out, options.out);
  const opened = partFolders.map((partFolder) => openPart(deps, disk, partFolder, locks));
  const unreadable = opened.flatMap((part) => ('code' in part ? part : []));
  if (unreadable.length > 0) return untouched(unreadable);
  const parts = opened.flatMap((part) => ('code' in part ? [] : part));
  const mismatches = compareParts(parts, options.out);
  if (mismatches.length > 0) return untouched(mismatches);
  const site = mergeManifests(parts);
  if ('code' in site) return untouched([site]);
  return publishLocked(deps, options, { out, disk, site, parts: parts.length }, locks);
}

function openPart(
  { fs }: Deps,
  disk: PartDisk,
  partFolder: PartFolder,
  locks: OutputLock[],
): Part | Diagnostic {
  const lock = fs.exists(path.join(partFolder.folder, manifestFile)) ? lockPart(partFolder) : null;
  if (lock && 'code' in lock) return lock;
  if (lock) locks.push(lock);
  return readPart(fs, disk, partFolder);
}

/** `null` if the folder is read-only: no build can change the part either, so it needs no lock. */
function lockPart({ folder, label }: PartFolder): OutputLock | Diagnostic | null {
  try {
    return lockOutput(folder, label);
  } catch (error) {
    if (['EROFS', 'EACCES', 'EPERM'].includes(expectSystemError(error).code)) return null;
    throw error;
  }
}

interface MergeJob {
  readonly out: string;
  readonly disk: PartDisk;
  readonly site: MergedSite;
  /** The number of parts. */
  readonly parts: number;
}

async function publishLocked(
  { fs, cwd, report }: Deps,
  { out: label }: MergeOptions,
  { out, disk, site, parts }: MergeJob,
  locks: OutputLock[],
): Promise<Omit<MergeSummary, 'ms'> | Failure> {
  try {
    const lock = lockOutput(out, label);
    if ('code' in lock) return untouched([lock]);
    locks.push(lock);
    const onFile = (done: number, total: number) =>
      report({ type: 'progress', label: 'Writing file', done, total });
    const plan = await publishMerged(fs, disk, out, site, onFile);
    if (!lock.isHeld()) return { diagnostics: [removedDuringBuild(label)] };
    return summarizeMerge(out, parts, site, plan);
  } catch (error) {
    const { code } = expectSystemError(error);
    return { diagnostics: [notWritable(code, label, cwd, error)] };
  }
}
