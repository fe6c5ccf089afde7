import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';

/*
 * An import changes many files at once. It writes them into a hidden folder of the content, then a journal of their names,
 * and then moves them to their places. So the content is the old one up to the journal, and the new one from there on:
 * whoever reads the content first moves what is left.
 */

const stagingFolder = '.import';
const journalFile = `${stagingFolder}/journal.json`;

/** Where a file of the content waits until all of an import are there; both relative to the content folder. */
const stagedPath = (file: string) => `${stagingFolder}/files/${file}`;

/** The changes of an import before they are made. Files are named relative to the content folder. */
export interface ContentStage {
  /** The text of a file as it will be; `null` if it is not changed. */
  read(file: string): string | null;
  write(file: string, content: string | Uint8Array): void;
  /** Makes all changes at once. */
  commit(): void;
  /** Forgets all changes. */
  discard(): void;
}

/** An empty stage; removes what is left of an import that was killed before its changes were complete. */
export function openStage(fs: FileSystem, folder: string): ContentStage {
  const inFolder = (file: string) => path.join(folder, file);
  const files = new Set<string>();
  const discard = () => {
    removeStaged(fs, folder);
    files.clear();
  };
  discard();
  return {
    read: (file) => (files.has(file) ? fs.readText(inFolder(stagedPath(file))) : null),
    write(file, content) {
      files.add(file);
      fs.stage(inFolder(stagedPath(file)), content);
    },
    commit() {
      if (files.size === 0) return;
      fs.write(inFolder(journalFile), `${JSON.stringify({ files: [...files] })}\n`);
      moveStaged(fs, folder);
      files.clear();
    },
    discard,
  };
}

/** A stage that keeps nothing, for an import that only shows what it would do. */
export const dryStage: ContentStage = { read: () => null, write() {}, commit() {}, discard() {} };

/** Whether an import was interrupted after its journal appeared: whoever reads the content finishes it. */
export const isImportPending = (fs: FileSystem, folder: string): boolean =>
  fs.exists(path.join(folder, journalFile));

/** Finishes an import that was killed while its files were moved; reports it if the system refuses (CD705). */
export function finishImport(fs: FileSystem, folder: string, diagnostics: Diagnostic[]): void {
  try {
    if (isImportPending(fs, folder)) moveStaged(fs, folder);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    diagnostics.push(
      diagnostic({
        code: 'CD705',
        file: journalFile,
        problem: `An import was interrupted, and its last files cannot be moved to their places (${code}).`,
        hint: 'Fix the cause and run the command again.',
      }),
    );
  }
}

function moveStaged(fs: FileSystem, folder: string): void {
  for (const file of journalled(fs, folder)) {
    moveIfThere(fs, path.join(folder, stagedPath(file)), fs.realPath(path.join(folder, file)));
  }
  fs.remove(path.join(folder, journalFile), folder);
  removeStaged(fs, folder);
}

/** Moves a file, unless an import that was killed has moved it already. */
function moveIfThere(fs: FileSystem, from: string, to: string): void {
  try {
    fs.move(from, to);
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT' || fs.exists(from)) throw error;
  }
}

/** The files of the journal. Whatever else has a name there is not of an import. */
function journalled(fs: FileSystem, folder: string): readonly string[] {
  const { files }: { readonly files: unknown } = JSON.parse(fs.readText(path.join(folder, journalFile)));
  const isOfImport = (file: unknown): file is string =>
    typeof file === 'string' && /^(?:deals|images\/feeds)\//.test(file) && !file.split('/').includes('..');
  return Array.isArray(files) ? files.filter(isOfImport) : [];
}

function removeStaged(fs: FileSystem, folder: string): void {
  const staging = path.join(folder, stagingFolder);
  if (!fs.exists(staging)) return;
  for (const file of fs.list(staging)) fs.remove(path.join(staging, file), folder);
}
