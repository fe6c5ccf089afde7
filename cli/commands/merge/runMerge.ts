import * as path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { expectSystemError, systemErrorCode } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { type Failure, reportFailure, untouched } from '../../program/failure.ts';
import { manifestFile } from '../../publish/manifestHead.ts';
import { notWritable, removedMeanwhile, unsafeForParts } from '../../publish/outputDiagnostics.ts';
import { lockOutput, type OutputLock } from '../../publish/outputLock.ts';
import { compareParts } from './compareParts.ts';
import { mergeManifests } from './mergeManifests.ts';
import { type MergeSummary, summarizeMerge } from './mergeSummary.ts';
import type { MergedSite, Part } from './part.ts';
import { nodePartDisk, type PartDisk } from './partDisk.ts';
import { printMerge } from './printMerge.ts';
import { publishMerged } from './publishMerged.ts';
import { type PartFolder, readPart } from './readPart.ts';

export interface MergeOptions {
  /** The folders of the parts, as typed. */
  readonly parts: readonly string[];
  readonly out: string;
  readonly json: boolean;
}

/** `city-deals merge`: parts in, the site out that one build would have made. */
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
  deps.print(options.json ? JSON.stringify(summary) : printMerge(summary, options.out));
  return 0;
}

async function withLocks<T>(work: (locks: OutputLock[]) => Promise<T>): Promise<T> {
  const locks: OutputLock[] = [];
  try {
    return await work(locks);
  } finally {
    for (const lock of locks) lock.release();
  }
}

/** Everything is looked at before anything is changed. */
async function merge(
  deps: Deps,
  options: MergeOptions,
  disk: PartDisk,
  locks: OutputLock[],
): Promise<Omit<MergeSummary, 'ms'> | Failure> {
  const places = options.parts.map((label) => ({ label, folder: path.resolve(deps.cwd, label) }));
  const real = (folder: string) => deps.fs.realPath(folder);
  const out = path.resolve(deps.cwd, options.out);
  const folders = places.map(({ folder }) => real(folder));
  const unsafe = unsafeForParts(real(out), folders, real(deps.cwd), options.out);
  if (unsafe) return untouched([unsafe]);
  const found = places.map((place) => openPart(deps, disk, place, locks));
  const faults = found.flatMap((part) => ('code' in part ? part : []));
  if (faults.length > 0) return untouched(faults);
  const parts = found.flatMap((part) => ('code' in part ? [] : part));
  const disagreements = compareParts(parts, options.out);
  if (disagreements.length > 0) return untouched(disagreements);
  const joined = mergeManifests(parts);
  if ('code' in joined) return untouched([joined]);
  return publishLocked(deps, options, { out, disk, joined, parts: parts.length }, locks);
}

function openPart({ fs }: Deps, disk: PartDisk, place: PartFolder, locks: OutputLock[]): Part | Diagnostic {
  const lock = fs.exists(path.join(place.folder, manifestFile)) ? lockPart(place) : null;
  if (lock && 'code' in lock) return lock;
  if (lock) locks.push(lock);
  return readPart(fs, disk, place);
}

/** Where nothing can be written no build changes a part either, and it needs no lock. */
function lockPart({ folder, label }: PartFolder): OutputLock | Diagnostic | null {
  try {
    return lockOutput(folder, label);
  } catch (error) {
    if (['EROFS', 'EACCES', 'EPERM'].includes(systemErrorCode(error) ?? '')) return null;
    throw error;
  }
}

interface Joined {
  readonly out: string;
  readonly disk: PartDisk;
  readonly joined: MergedSite;
  readonly parts: number;
}

async function publishLocked(
  { fs, cwd, report }: Deps,
  { out: label }: MergeOptions,
  { out, disk, joined, parts }: Joined,
  locks: OutputLock[],
): Promise<Omit<MergeSummary, 'ms'> | Failure> {
  try {
    const lock = lockOutput(out, label);
    if ('code' in lock) return untouched([lock]);
    locks.push(lock);
    const onFile = (done: number, total: number) =>
      report({ type: 'progress', label: 'Placing file', done, total });
    const plan = await publishMerged(fs, disk, out, joined, onFile);
    if (!lock.isHeld()) return { diagnostics: [removedMeanwhile(label)] };
    return summarizeMerge(out, parts, joined, plan);
  } catch (error) {
    const { code } = expectSystemError(error);
    return { diagnostics: [notWritable(code, label, cwd, error)] };
  }
}
