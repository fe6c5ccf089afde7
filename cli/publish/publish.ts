import * as path from 'node:path';
import { type FileSystem, systemErrorCode, temporarySuffix } from '../files/fileSystem.ts';
import { journalFile } from './lastBuild.ts';
import { isInside, type Manifest, parseManifest, printManifest } from './manifest.ts';
import { manifestFile } from './manifestHead.ts';
import { lockFile } from './outputLock.ts';
import type { OutputState, PublishPlan } from './planPublish.ts';

/** What an earlier build left in `out`. */
export function readOutputState(fs: FileSystem, out: string): OutputState {
  const present = new Set(fs.list(out).filter((file) => file !== lockFile));
  const text = (file: string) => (present.has(file) ? textAt(fs, path.join(out, file)) : '');
  const journalText = text(journalFile);
  const journal = (journalText ?? '').split('\n').filter(isInside);
  const leftovers = [...present].filter((file) => file.endsWith(temporarySuffix));
  return {
    // Without its journal it cannot be known what an interrupted build has touched.
    manifest: journalText === null ? null : parseManifest(text(manifestFile) ?? ''),
    present,
    uncertain: new Set([...journal, ...leftovers]),
  };
}

/** The text of a file that is there; `null` where it cannot be read, whatever stands in its place. */
function textAt(fs: FileSystem, file: string): string | null {
  try {
    return fs.readText(file);
  } catch (error) {
    if (systemErrorCode(error) === null) throw error;
    return null;
  }
}

/** The writing of a build's files, in the order in which they may safely appear. */
export interface PublishSteps {
  readonly plan: PublishPlan;
  /** Writes what pages refer to. */
  readonly writeAssets: () => Promise<void>;
  /** Writes all pages but those at which visits begin. */
  readonly writePages: () => Promise<void>;
  /** Writes what pages ask for and what itself refers to pages, such as the feed and the data of searches. */
  readonly writeSiteFiles: () => void;
  /** Writes the pages at which visits begin: all that they refer to is there. */
  readonly writeEntrances: () => Promise<void>;
  /** Writes what names every page. */
  readonly writeSiteMaps: () => void;
  /** The account of the new state, asked for once all else is written. */
  readonly manifest: () => Manifest;
}

/**
 * Brings the output folder from one state to the next. At every moment each page is whole and all that it refers to
 * is there: assets come first, then pages, then what lists them and the pages at which visits begin, then the
 * manifest, and removals last.
 */
export async function publish(fs: FileSystem, out: string, steps: PublishSteps): Promise<void> {
  const { write, remove } = steps.plan;
  const journal = path.join(out, journalFile);
  const touched = [...write.map(({ file }) => file), ...remove];
  if (touched.length > 0) fs.write(journal, `${touched.join('\n')}\n`);
  await steps.writeAssets();
  await steps.writePages();
  steps.writeSiteFiles();
  await steps.writeEntrances();
  steps.writeSiteMaps();
  writeManifest(fs, path.join(out, manifestFile), steps.manifest(), touched.length > 0);
  const root = fs.realPath(out);
  for (const file of remove) {
    const place = path.join(out, file);
    // A folder of the output may be a link: what stands elsewhere is not ours, whatever a manifest says.
    const folder = fs.realPath(path.dirname(place));
    if (folder === root || folder.startsWith(root + path.sep)) fs.remove(place, out);
  }
  fs.remove(journal, out);
}

/** An account that is the same as before is not written again; where files were touched, it is not even compared. */
function writeManifest(fs: FileSystem, file: string, manifest: Manifest, isTouched: boolean): void {
  const text = printManifest(manifest);
  const before = !isTouched && fs.exists(file) ? textAt(fs, file) : null;
  if (text !== before) fs.write(file, text);
}
