import * as path from 'node:path';
import { type FileSystem, systemErrorCode, temporarySuffix } from '../files/fileSystem.ts';
import { intactFiles } from './intactFiles.ts';
import { journalFile } from './lastBuild.ts';
import { isInside, type Manifest, parseManifest, printManifest } from './manifest.ts';
import { manifestFile } from './manifestHead.ts';
import { lockFile } from './outputLock.ts';
import type { OutputState, PublishPlan } from './planPublish.ts';
import type { WrittenFile, WrittenFiles } from './writtenFile.ts';

/**
 * The state in which earlier builds left the folder `out`. Files that have not changed since `intactSince` (epoch milliseconds) are not
 * read to tell whether they are intact; with `null`, all are.
 */
export function readOutputState(fs: FileSystem, out: string, intactSince: number | null): OutputState {
  const present = new Set(fs.list(out).filter((file) => file !== lockFile));
  const text = (file: string) => (present.has(file) ? tryReadText(fs, path.join(out, file)) : '');
  const journalText = text(journalFile);
  const journal = (journalText ?? '').split('\n').filter(isInside);
  const leftovers = [...present].filter((file) => file.endsWith(temporarySuffix));
  // If the journal cannot be read, it is unknown which files an interrupted build has touched.
  const manifest = journalText === null ? null : parseManifest(text(manifestFile) ?? '');
  return {
    manifest,
    present,
    isIntact: intactFiles(fs, out, () => manifest, intactSince),
    uncertain: new Set([...journal, ...leftovers]),
  };
}

/** The text of an existing file; `null` if it cannot be read, for example because it is a folder. */
function tryReadText(fs: FileSystem, file: string): string | null {
  try {
    return fs.readText(file);
  } catch (error) {
    if (systemErrorCode(error) === null) throw error;
    return null;
  }
}

/** The steps in which a site is published. Each returns the files that it has written. */
export interface PublishSteps {
  readonly plan: PublishPlan;
  readonly before: OutputState;
  /** Writes the files that pages refer to. */
  readonly writeAssets: () => Promise<WrittenFiles>;
  /** Writes all pages but the entrances. */
  readonly writePages: () => Promise<WrittenFiles>;
  /** Writes the files that scripts of pages request and those that refer to pages, such as the feed. */
  readonly writeSiteFiles: () => WrittenFiles;
  /** Writes the pages at which visits begin, once everything that they refer to exists. */
  readonly writeEntrances: () => Promise<WrittenFiles>;
  /** Writes the files that name every page. */
  readonly writeSiteMaps: () => WrittenFiles;
  /** The manifest of the new state; `written` has all files of this build and of earlier ones. */
  readonly manifest: (written: WrittenFiles) => Manifest;
}

/**
 * Brings the output folder from one state to the next. At every moment each page is whole and everything that it refers
 * to exists: assets come first, then pages, then what lists them, then the pages at which visits begin, then the
 * manifest, and removals last. Returns the files that this build or an earlier one has written.
 */
export async function publish(fs: FileSystem, out: string, steps: PublishSteps): Promise<WrittenFiles> {
  const { write, remove } = steps.plan;
  const journal = path.join(out, journalFile);
  const touched = [...write.map(({ file }) => file), ...remove];
  if (touched.length > 0) fs.write(journal, `${touched.join('\n')}\n`);
  const written = new Map(filesIn(steps.before.manifest));
  const add = (files: WrittenFiles) => {
    for (const [file, entry] of files) written.set(file, entry);
  };
  add(await steps.writeAssets());
  add(await steps.writePages());
  add(steps.writeSiteFiles());
  add(await steps.writeEntrances());
  add(steps.writeSiteMaps());
  writeManifest(fs, path.join(out, manifestFile), steps.manifest(written), touched.length > 0);
  removeFiles(fs, out, remove);
  fs.remove(journal, out);
  return written;
}

function* filesIn(manifest: Manifest | null): Iterable<[file: string, WrittenFile]> {
  if (!manifest) return;
  for (const { file, bytes, checksum } of Object.values(manifest.pages)) yield [file, { bytes, checksum }];
  for (const [file, { bytes, checksum }] of Object.entries(manifest.files)) yield [file, { bytes, checksum }];
}

/** Leaves an unchanged manifest alone. Compares it only if no other file was touched. */
function writeManifest(fs: FileSystem, file: string, manifest: Manifest, isTouched: boolean): void {
  const text = printManifest(manifest);
  const before = !isTouched && fs.exists(file) ? tryReadText(fs, file) : null;
  if (text !== before) fs.write(file, text);
}

/** Removes no file that a link puts outside of `out`: it is not part of the site, whatever a manifest names. */
function removeFiles(fs: FileSystem, out: string, files: readonly string[]): void {
  const root = fs.realPath(out);
  for (const file of files) {
    const place = path.join(out, file);
    const folder = fs.realPath(path.dirname(place));
    if (folder === root || folder.startsWith(root + path.sep)) fs.remove(place, out);
  }
}

/**
 * `pages` in the order in which they may appear, each phase after the one before is complete: new pages first, then the
 * existing ones, which may link to them.
 */
export const publishPhases = <Page extends { readonly file: string }>(
  pages: readonly Page[],
  { present }: Pick<OutputState, 'present'>,
): Page[][] => [
  pages.filter(({ file }) => !present.has(file)),
  pages.filter(({ file }) => present.has(file)),
];

/** Whether a file names every page of the site: the site maps, and robots.txt, which leads to them. */
export const isSiteMap = ({ file }: { readonly file: string }): boolean =>
  /^sitemap[^/]*\.xml$/.test(file) || file === 'robots.txt';

/** Whether a file refers to the chunks of a large catalog, which must exist before it. */
export const leadsToChunks = ({ file }: { readonly file: string }): boolean => file === 'deals.json';
