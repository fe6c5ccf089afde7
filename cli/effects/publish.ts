import * as path from 'node:path';
import { isInside, type Manifest, manifestFile, parseManifest, printManifest } from '../plan/manifest.ts';
import type { OutputState, PublishPlan } from '../plan/planPublish.ts';
import { type FileSystem, temporarySuffix } from './fileSystem.ts';
import { journalFile } from './lastBuild.ts';
import { lockFile } from './outputLock.ts';

/** What an earlier build left in `out`. */
export function readOutputState(fs: FileSystem, out: string): OutputState {
  const present = new Set(fs.list(out).filter((file) => file !== lockFile));
  const text = (file: string) =>
    present.has(file) ? Buffer.from(fs.read(path.join(out, file))).toString('utf8') : '';
  const journal = text(journalFile).split('\n').filter(isInside);
  const leftovers = [...present].filter((file) => file.endsWith(temporarySuffix));
  return {
    manifest: parseManifest(text(manifestFile)),
    present,
    uncertain: new Set([...journal, ...leftovers]),
  };
}

/** The writing of a build's files, in the order in which they may safely appear. */
export interface PublishSteps {
  readonly plan: PublishPlan;
  /** Writes what pages refer to. */
  readonly writeAssets: () => Promise<void>;
  readonly writePages: () => Promise<void>;
  /** Writes what refers to pages. */
  readonly writeSiteFiles: () => void;
  /** The account of the new state, asked for once all else is written. */
  readonly manifest: () => Manifest;
}

/**
 * Brings the output folder from one state to the next. At every moment each page is whole and all that it refers to
 * is there: assets come first, then pages, then what lists them, then the manifest, and removals last.
 */
export async function publish(fs: FileSystem, out: string, steps: PublishSteps): Promise<void> {
  const { write, remove } = steps.plan;
  const journal = path.join(out, journalFile);
  const touched = [...write.map(({ file }) => file), ...remove];
  if (touched.length > 0) fs.write(journal, `${touched.join('\n')}\n`);
  await steps.writeAssets();
  await steps.writePages();
  steps.writeSiteFiles();
  writeManifest(fs, path.join(out, manifestFile), steps.manifest());
  for (const file of remove) fs.remove(path.join(out, file), out);
  fs.remove(journal, out);
}

function writeManifest(fs: FileSystem, file: string, manifest: Manifest): void {
  const text = printManifest(manifest);
  const before = fs.exists(file) ? Buffer.from(fs.read(file)).toString('utf8') : null;
  if (text !== before) fs.write(file, text);
}
