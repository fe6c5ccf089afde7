import * as path from 'node:path';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TextOf } from '../../diagnostics/printDiagnostic.ts';
import { expectSystemError, type FileSystem } from '../../files/fileSystem.ts';
import { type Ledger, ledgerFile, printLedger, readLedgerText } from './ledger.ts';

/** A deal, as far as its click count is concerned. */
export interface CountedDeal {
  readonly slug: string;
  /** The content file of the deal, relative to the content folder. */
  readonly source: string;
  readonly clickCount: number;
}

/** A deal whose click count changes. */
export interface ClickCountChange {
  readonly slug: string;
  /** The content file of the deal, relative to the content folder. */
  readonly source: string;
  readonly before: number;
  readonly after: number;
}

/**
 * The deals whose click count changes: most new clicks first, then by slug. The counts that an interrupted import left
 * unfinished replace those in the content.
 */
export function planClickCounts(
  deals: readonly CountedDeal[],
  { unfinished }: Pick<Ledger, 'unfinished'>,
  newClicks: ReadonlyMap<string, number>,
): ClickCountChange[] {
  return deals
    .map(({ slug, source, clickCount }) => ({
      slug,
      source,
      before: clickCount,
      after: (unfinished.get(slug) ?? clickCount) + (newClicks.get(slug) ?? 0),
    }))
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => b.after - b.before - (a.after - a.before) || (a.slug < b.slug ? -1 : 1));
}

/** What an import writes, and the texts that it was computed from. */
export interface ClickImport {
  readonly folder: string;
  /** The content folder, as the reader knows it. */
  readonly label: string;
  readonly changes: readonly ClickCountChange[];
  readonly ledger: Ledger;
  /** The text of the ledger when it was read; `null` if there was none. */
  readonly ledgerText: string | null;
  /** The text of a content file when it was read, by its name with the label before it. */
  readonly textOf: TextOf;
}

interface FileEdit {
  readonly file: string;
  readonly text: string;
}

/**
 * Writes click counts into the content. The ledger is written twice: first with the new counts, and last without them. So
 * the next import can complete an interrupted one, and counts nothing twice. Returns a diagnostic if a file was changed
 * in the meantime (CD704) or cannot be written (CD705).
 */
export function writeClickCounts(fs: FileSystem, clickImport: ClickImport): Diagnostic | null {
  const { changes, folder, label, ledger, ledgerText, textOf } = clickImport;
  if (readLedgerText(fs, folder) !== ledgerText) return changedSinceRead(`${label}/${ledgerFile}`);
  const counts = new Map(changes.map(({ slug, after }) => [slug, after]));
  const edits: FileEdit[] = [];
  for (const source of new Set(changes.map((change) => change.source))) {
    const file = path.join(folder, source);
    const text = readAgain(fs, file);
    if (text === null || text.replace(/^\ufeff/, '') !== textOf(`${label}/${source}`)) {
      return changedSinceRead(`${label}/${source}`);
    }
    edits.push({ file: fs.realPath(file), text: withClickCounts(text, counts) });
  }
  const file = path.join(folder, ledgerFile);
  const steps = [
    ...(edits.length > 0 ? [{ file, text: printLedger({ ...ledger, unfinished: counts }) }] : []),
    ...edits,
    { file, text: printLedger({ ...ledger, unfinished: new Map() }) },
  ];
  return writeAll(fs, steps, folder, label);
}

/** The text of a content file, including a byte order mark; `null` if it cannot be read any more. */
function readAgain(fs: FileSystem, file: string): string | null {
  try {
    return fs.readText(file);
  } catch (error) {
    expectSystemError(error);
    return null;
  }
}

/** Edits a text that may begin with a byte order mark, which JSON parsers reject. */
function withClickCounts(text: string, counts: ReadonlyMap<string, number>): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  return mark + editClickCounts(text.slice(mark.length), counts);
}

/** The text of a file of deals with new click counts, by slug. Nothing else changes; unknown slugs are ignored. */
export function editClickCounts(text: string, counts: ReadonlyMap<string, number>): string {
  const deals = parseTree(text)?.children ?? [];
  const parts: string[] = [];
  let end = 0;
  for (const deal of deals) {
    const node = findNodeAtLocation(deal, ['clickCount']);
    const count = counts.get(slugIn(deal));
    if (!node || count === undefined || node.value === count) continue;
    parts.push(text.slice(end, node.offset), String(count));
    end = node.offset + node.length;
  }
  return parts.join('') + text.slice(end);
}

const slugIn = (deal: Node): string => String(findNodeAtLocation(deal, ['slug'])?.value ?? '');

function writeAll(
  fs: FileSystem,
  edits: readonly FileEdit[],
  folder: string,
  label: string,
): Diagnostic | null {
  for (const { file, text } of edits) {
    try {
      fs.write(file, text);
    } catch (error) {
      const { code } = expectSystemError(error);
      return diagnostic({
        code: 'CD705',
        file: `${label}/${path.relative(fs.realPath(folder), fs.realPath(file))}`,
        problem: `The file could not be written (${code}).`,
        hint: 'Fix the cause and import the same logs again: no click counts twice.',
      });
    }
  }
  return null;
}

const changedSinceRead = (file: string) =>
  diagnostic({
    code: 'CD704',
    file,
    problem: 'The file was changed while the logs were read.',
    hint: 'Import the same logs again.',
  });
