import * as path from 'node:path';
import type { BuildOptions } from '../../cli/commands/build/buildOptions.ts';
import type { MergeSummary } from '../../cli/commands/merge/mergeSummary.ts';
import { nodePartDisk, type PartDisk } from '../../cli/commands/merge/partDisk.ts';
import { type MergeOptions, runMerge } from '../../cli/commands/merge/runMerge.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { type FileSystem, nodeFileSystem } from '../../cli/files/fileSystem.ts';
import type { ExitCode } from '../../cli/program/deps.ts';
import { diagnosticsOf, type Rig } from './rig.ts';
import { differences, lookAt } from './siteState.ts';

/** Builds all parts of a site of `count` into folders of their own, and returns the folders in order. */
export async function buildParts(
  rig: Rig,
  count: number,
  options: Partial<BuildOptions> = {},
): Promise<string[]> {
  const folders: string[] = [];
  for (let index = 1; index <= count; index++) {
    const out = `parts-of-${count}/${index}`;
    const { code } = await rig.build({ ...options, shard: { index, count }, out });
    if (code !== 0) throw new Error(`Part ${index} of ${count} does not build`);
    folders.push(out);
  }
  return folders;
}

/** The result of a merge. */
export interface MergeResult {
  readonly code: ExitCode;
  /** The parsed output of `--json`, if the merge succeeded. */
  readonly summary: MergeSummary;
  readonly diagnostics: readonly Diagnostic[];
  readonly codes: readonly string[];
  readonly notes: readonly string[];
}

/** A disk of builds, and one of merges. */
export interface Disks {
  readonly fs: FileSystem;
  readonly disk: PartDisk;
}

/** Merges parts in a rig into `dist`, on `disks` if given. */
export async function merge(
  rig: Rig,
  parts: readonly string[],
  options: Partial<MergeOptions> = {},
  { fs, disk }: Disks = { fs: rig.deps.fs, disk: nodePartDisk() },
): Promise<MergeResult> {
  rig.printed.length = 0;
  rig.events.length = 0;
  const code = await runMerge(
    { ...rig.deps, fs },
    { parts, out: 'dist', force: false, json: true, ...options },
    disk,
  );
  const diagnostics = diagnosticsOf(rig.events);
  return {
    code,
    summary: code === 0 && options.json !== false ? JSON.parse(rig.printed.join('')) : null,
    diagnostics,
    codes: diagnostics.map((item) => item.code),
    notes: rig.events.flatMap((event) => (event.type === 'note' ? event.text : [])),
  };
}

/** The files in which two sites of a rig differ, the manifest included. */
export const differenceOf = (rig: Rig, one: string, other: string): string[] =>
  differences(lookAt(path.join(rig.folder, one)), lookAt(path.join(rig.folder, other)), 'content');

/** Disks that work until their `after`-th change, and throw the error of `failure` at each later one. */
export function faultyDisks(after: number, failure: () => Error): Disks & { changes: () => number } {
  const [fs, disk] = [nodeFileSystem(), nodePartDisk()];
  let changes = 0;
  const change = <T>(work: () => T): T => {
    changes += 1;
    if (changes > after) throw failure();
    return work();
  };
  return {
    fs: {
      ...fs,
      write: (file, content) => change(() => fs.write(file, content)),
      remove: (file, root) => change(() => fs.remove(file, root)),
    },
    disk: { sizeOf: disk.sizeOf, place: (from, to) => change(() => disk.place(from, to)) },
    changes: () => changes,
  };
}
