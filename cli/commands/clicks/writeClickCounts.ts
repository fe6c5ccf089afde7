import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { type FileSystem, systemErrorCode } from '../../files/fileSystem.ts';
import { editClickCounts } from './editClickCounts.ts';
import type { DealGain } from './importReport.ts';
import { type Ledger, ledgerFile, printLedger } from './ledger.ts';

/** What an import changes, and the texts that it was worked out from. */
export interface ClickChange {
  readonly folder: string;
  /** The content folder as the reader knows it. */
  readonly label: string;
  readonly deals: readonly DealGain[];
  readonly ledger: Ledger;
  /** `null` where there was none. */
  readonly ledgerText: string | null;
  /** The text of a content file, by its path with the label before it, when the counts were read. */
  readonly textOf: (file: string) => string | undefined;
}

/** A content file on its way to other counts. */
interface Edit {
  readonly file: string;
  readonly text: string;
}

/**
 * Writes click counts into the content. The ledger goes first, with the counts that are about to be written, and last
 * without them: an import that is cut off in between is completed by the next one, and counts nothing twice. Returns
 * what kept it from that: somebody else's change meanwhile (CD704), or a disk that cannot be written (CD705).
 */
export function writeClickCounts(fs: FileSystem, change: ClickChange): Diagnostic | null {
  const { deals, folder, ledger, ledgerText } = change;
  const ledgerPath = path.join(folder, ledgerFile);
  if (readLedgerText(fs, folder) !== ledgerText) return changedMeanwhile(`${change.label}/${ledgerFile}`);
  const counts = new Map(deals.map(({ slug, after }) => [slug, after]));
  const edits: Edit[] = [];
  for (const source of new Set(deals.map((deal) => deal.source))) {
    const file = path.join(folder, source);
    const text = readAgain(fs, file);
    if (text === null || text.replace(/^\ufeff/, '') !== change.textOf(`${change.label}/${source}`)) {
      return changedMeanwhile(`${change.label}/${source}`);
    }
    edits.push({ file: fs.realPath(file), text: withCounts(text, counts) });
  }
  const steps = [
    ...(edits.length > 0 ? [{ file: ledgerPath, text: printLedger({ ...ledger, unfinished: counts }) }] : []),
    ...edits,
    { file: ledgerPath, text: printLedger({ ...ledger, unfinished: new Map() }) },
  ];
  return writeAll(fs, steps, folder, change.label);
}

/** The text of the ledger; `null` where there is none. Throws the system's error where it cannot be read. */
export function readLedgerText(fs: FileSystem, folder: string): string | null {
  const file = path.join(folder, ledgerFile);
  return fs.exists(file) ? decode(fs.read(file)) : null;
}

/** `null` where the file is there no more. */
function readAgain(fs: FileSystem, file: string): string | null {
  try {
    return decode(fs.read(file));
  } catch (error) {
    if (systemErrorCode(error) === null) throw error;
    return null;
  }
}

/** Keeps a byte order mark, so that a file which has one keeps it. */
const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

function withCounts(text: string, counts: ReadonlyMap<string, number>): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  return mark + editClickCounts(text.slice(mark.length), counts);
}

function writeAll(fs: FileSystem, steps: readonly Edit[], folder: string, label: string): Diagnostic | null {
  for (const { file, text } of steps) {
    try {
      fs.write(file, text);
    } catch (error) {
      const code = systemErrorCode(error);
      if (code === null) throw error;
      return diagnostic({
        code: 'CD705',
        file: `${label}/${path.relative(fs.realPath(folder), fs.realPath(file))}`,
        problem: `The file could not be written (${code}).`,
        hint: 'Mend the cause and import the same logs again: nothing counts twice.',
      });
    }
  }
  return null;
}

const changedMeanwhile = (file: string) =>
  diagnostic({
    code: 'CD704',
    file,
    problem: 'The file was changed while the logs were read.',
    hint: 'Import the same logs again.',
  });
