import * as path from 'node:path';
import { contentFiles } from '../content/contentFiles.ts';
import { isImportPending } from '../content/importJournal.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';
import {
  contentsOf,
  type FileSet,
  type FilesState,
  hashingReads,
  hashNow,
  sameState,
  statsOf,
} from '../files/filesState.ts';
import { digest } from '../files/hash.ts';
import { noTextCache, type TextCache } from '../files/textCache.ts';
import type { BuildOutcome } from './buildOutcome.ts';
import { intactFiles } from './intactFiles.ts';
import { journalFile } from './lastBuild.ts';
import type { Manifest } from './manifest.ts';
import { manifestFile } from './manifestHead.ts';
import { listOutput, type OutputListing, presentOutput, seenSince } from './outputListing.ts';
import { cacheAt, largeFoldersFile, type RecordPlace, recordFile } from './recordPlace.ts';

/** What a build of a whole site did, and how long that stays true. Instants are epoch milliseconds. */
export interface RecordedBuild {
  /** The instant for which the site was built. */
  readonly builtAt: number;
  /** When pages or warnings change; `null` for never. */
  readonly until: number | null;
  /** The path of the ledger of clicks, relative to the content folder. */
  readonly ledger: string;
  /** The files of the site, relative to the output folder. */
  readonly files: readonly string[];
  readonly outcome: BuildOutcome;
  readonly warnings: readonly Diagnostic[];
}

/** What the next build needs to tell that nothing has changed, without parsing any content. */
interface BuildRecord extends Omit<RecordedBuild, 'files'> {
  readonly output: OutputListing;
  readonly content: FilesState;
  /** `contents` of the state of the ledger. */
  readonly clicks: string;
  readonly manifest: FilesState;
}

/**
 * What a build would do for the instant that `nowIn` returns (epoch milliseconds), if that is nothing: content, program and
 * manifest are those of the last build, and the files of the site are there and, as far as times tell, were not altered. `null` if any
 * of that is in doubt.
 */
export function unchangedBuild(
  place: RecordPlace,
  nowIn: (lastBuild: Pick<RecordedBuild, 'outcome'>) => number,
): Pick<RecordedBuild, 'outcome' | 'warnings'> | null {
  return unlessRefused(() => {
    const { fs, key, realNow } = place;
    const record = readRecord(place);
    if (!record) return null;
    const now = nowIn(record);
    if (now < record.builtAt || now >= (record.until ?? Number.POSITIVE_INFINITY)) return null;
    if (fs.exists(path.join(key.out, journalFile)) || isImportPending(fs, key.contentFolder)) return null;
    const manifest = sameState(manifestOf(place), record.manifest, realNow);
    const content = manifest && sameState(contentOf(place), record.content, realNow);
    if (!content || contentsOf(ledgerOf(place, record)) !== record.clicks) return null;
    const readLarge = () => fs.readText(largeFoldersFile(place));
    // Its text is that of the record, so it needs no checks.
    const readManifest = (): Manifest => JSON.parse(fs.readText(path.join(key.out, manifestFile)));
    const isIntact = intactFiles(fs, key.out, readManifest, null);
    const output = presentOutput(fs, key.out, record.output, { readLarge, isIntact, now: realNow });
    if (!output) return null;
    if (content !== record.content || manifest !== record.manifest || output !== record.output) {
      writeRecord(place, { ...record, content, manifest, output });
    }
    return { outcome: withoutWork(record.outcome, now), warnings: record.warnings };
  });
}

/** The outcome of a build for `now` (epoch milliseconds) that finds everything as the build with `outcome` has left it. */
function withoutWork({ pages, files, ...outcome }: BuildOutcome, now: number): BuildOutcome {
  return {
    ...outcome,
    now: new Date(now).toISOString(),
    pages: { ...pages, rendered: 0, kept: pages.total, removed: 0 },
    files: { ...files, written: 0, removed: 0 },
  };
}

/** A build that is remembered. */
export interface Recording {
  /** The disk from which the content has to be read. */
  readonly fs: FileSystem;
  /** What this build can take over from earlier ones. */
  readonly cache: TextCache;
  /** Since when the files of the output folder are known to be as builds have written them (epoch milliseconds), if at all. */
  readonly intactSince: number | null;
  /** Stores the record; without it the next build only takes longer, so that failures do not matter. */
  finish(build: RecordedBuild): void;
}

/** For builds that are not remembered. */
export const noRecording = (fs: FileSystem): Recording => ({
  fs,
  cache: noTextCache,
  intactSince: null,
  finish: () => {},
});

/**
 * Begins to record a build. What is changed from now on is noticed by the next one. A `clean` build takes nothing over from earlier
 * ones.
 */
export function recordBuild(place: RecordPlace, clean: boolean): Recording {
  const cache = cacheAt(place);
  const hashes = new Map<string, string>();
  const files = unlessRefused(() => contentOf(place));
  const stats = files && unlessRefused(() => statsOf(files, place.realNow));
  return {
    fs: hashingReads(place.fs, hashes),
    cache: clean ? { ...cache, read: () => null } : cache,
    intactSince: unlessRefused(() => {
      const record = readRecord(place);
      return record && seenSince(record.output);
    }),
    finish(build) {
      cache.store();
      unlessRefused(() => {
        if (!files) return;
        const manifest = manifestOf(place);
        const { files: outputFiles, ...rest } = build;
        const output = listOutput(place.fs, place.key.out, outputFiles, place.clock());
        place.fs.write(largeFoldersFile(place), output.largeFolders);
        writeRecord(place, {
          ...rest,
          output: output.listing,
          content: {
            stats,
            contents: contentsOf(files, (file) => hashes.get(file) ?? hashNow(place.fs, file)),
          },
          // A build reads any ledger that it finds: one that it has not read is newer.
          clicks: contentsOf(ledgerOf(place, build), (file) => hashes.get(file) ?? null),
          manifest: { stats: statsOf(manifest, place.realNow), contents: contentsOf(manifest) },
        });
      });
    },
  };
}

const contentOf = ({ fs, key }: RecordPlace): FileSet => ({
  fs,
  folder: key.contentFolder,
  files: contentFiles(fs, key.contentFolder),
});

const ledgerOf = ({ fs, key }: RecordPlace, { ledger }: Pick<RecordedBuild, 'ledger'>): FileSet => ({
  fs,
  folder: key.contentFolder,
  files: [ledger],
});

const manifestOf = ({ fs, key }: RecordPlace): FileSet => ({ fs, folder: key.out, files: [manifestFile] });

function readRecord(place: RecordPlace): BuildRecord | null {
  const text = place.fs.readText(recordFile(place));
  const end = text.indexOf('\n');
  const stored = text.slice(end + 1);
  return end > 0 && text.slice(0, end) === digest(stored) ? JSON.parse(stored) : null;
}

function writeRecord(place: RecordPlace, record: BuildRecord): void {
  const text = JSON.stringify(record);
  unlessRefused(() => place.fs.write(recordFile(place), `${digest(text)}\n${text}`));
}

/** What `work` returns; `null` if the disk refuses something. */
function unlessRefused<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (systemErrorCode(error) === null) throw error;
    return null;
  }
}
