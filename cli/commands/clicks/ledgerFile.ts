import * as path from 'node:path';
import {
  type ClickLedger,
  clickLedgerPath,
  printClickLedger,
  readClickLedger,
} from '../../content/clickLedger.ts';
import { createContentTexts } from '../../content/contentTexts.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { expectSystemError, type FileSystem } from '../../files/fileSystem.ts';
import { type ClickedContent, readEarlierLedger } from './earlierLedger.ts';

/** The ledger that an import continues. */
export interface OpenedLedger {
  readonly ledger: ClickLedger;
  /** The file of the ledger; absolute. */
  readonly file: string;
  /** That file, as the reader knows it. */
  readonly name: string;
  /** The text of the file; `null` if there is none yet. */
  readonly text: string | null;
  /** The clicks that the site has from the file. */
  readonly loaded: ReadonlyMap<string, number>;
  /** The record of earlier imports in the content folder that the ledger replaces; `null` if there is none. */
  readonly replaces: string | null;
}

/** The ledger of the content; a diagnostic if it is unusable (CD703). */
export function openLedger(fs: FileSystem, content: ClickedContent): OpenedLedger | Diagnostic {
  const { site, folder, label } = content;
  const relative = clickLedgerPath(site.config, folder);
  const file = path.join(folder, relative);
  const name = path.posix.join(label, relative);
  const text = ledgerText(fs, file);
  if (text === null) {
    const earlier = readEarlierLedger(fs, content);
    return 'code' in earlier ? earlier : { ...earlier, file, name, text, loaded: new Map() };
  }
  const diagnostics: Diagnostic[] = [];
  const texts = createContentTexts(fs, folder);
  const ledger = readClickLedger({ fs, folder, texts }, relative, diagnostics);
  const [problem] = diagnostics;
  return problem
    ? { ...problem, file: name }
    : { ledger, file, name, text, loaded: ledger.clicks, replaces: null };
}

/**
 * Replaces the ledger at once, so that an import is either done or not. Returns a diagnostic if the file was changed since
 * it was opened (CD704), or cannot be written (CD705).
 */
export function writeLedger(fs: FileSystem, opened: OpenedLedger, ledger: ClickLedger): Diagnostic | null {
  const { file, name, text } = opened;
  try {
    if (ledgerText(fs, file) !== text) return changedSinceRead(name);
    fs.write(fs.realPath(file), printClickLedger(ledger));
    return null;
  } catch (error) {
    return diagnostic({
      code: 'CD705',
      file: name,
      problem: `The file could not be written (${expectSystemError(error).code}).`,
      hint: 'Fix the cause and import the same logs again: no click counts twice.',
    });
  }
}

const ledgerText = (fs: FileSystem, file: string): string | null =>
  fs.exists(file) ? fs.readText(file) : null;

const changedSinceRead = (file: string) =>
  diagnostic({
    code: 'CD704',
    file,
    problem: 'The file was changed while the logs were read.',
    hint: 'Import the same logs again.',
  });
