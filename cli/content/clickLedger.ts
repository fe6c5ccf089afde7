import * as path from 'node:path';
import type { LocalDate } from '../../data/model/time/localDate.ts';
import { type ClickLedgerFile, clickLedgerSchema } from '../../data/schema/clicks.ts';
import type { SiteConfig } from '../../data/schema/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import type { ContentTexts } from './contentTexts.ts';
import { draftObject } from './draft.ts';
import { readSource } from './readSources.ts';

/** The clicks that were counted, and what is needed to count none of them twice. */
export interface ClickLedger {
  /** Clicks of earlier days do not count any more; `null` before the first import. */
  readonly closedBefore: LocalDate | null;
  /** The stored keys of the visits that were counted on each day that is still open. */
  readonly visits: ReadonlyMap<LocalDate, ReadonlySet<number>>;
  /** The clicks on each deal, by slug; also on deals that are gone, because they may come back. */
  readonly clicks: ReadonlyMap<string, number>;
}

export const emptyClickLedger: ClickLedger = { closedBefore: null, visits: new Map(), clicks: new Map() };

/**
 * The path of the ledger relative to the content folder. It is outside, because content is under version control, and
 * a file that a server changes by itself would stand in the way of the next pull.
 */
export function clickLedgerPath({ clicks }: Pick<SiteConfig, 'clicks'>, folder: string): string {
  return path.relative(folder, path.resolve(folder, clicks?.ledger ?? '../clicks.json'));
}

/** A folder of content, and how its texts are read. */
interface ContentReader {
  readonly fs: FileSystem;
  readonly folder: string;
  readonly texts: ContentTexts;
}

/**
 * The ledger at `file`, relative to the content folder; empty if there is none. Adds a diagnostic for each problem in it
 * (CD703); the ledger is then empty too.
 */
export function readClickLedger(
  { fs, folder, texts }: ContentReader,
  file: string,
  diagnostics: Diagnostic[],
): ClickLedger {
  if (!fs.exists(path.join(folder, file))) return emptyClickLedger;
  const problems: Diagnostic[] = [];
  const source = readSource(texts, file, problems);
  const value = source && draftObject(clickLedgerSchema, source, problems)?.value;
  diagnostics.push(...problems.map((problem) => unusableLedger(problem, texts.reopen(file))));
  return value ? parseClickLedger(value) : emptyClickLedger;
}

const mergeMark = /^(?:<{7}|={7}|>{7})/m;

/** A problem of the ledger's text as one of the ledger, with what to do about it. */
const unusableLedger = (problem: Diagnostic, text: string): Diagnostic => ({
  ...problem,
  code: 'CD703',
  hint: mergeMark.test(text)
    ? 'A merge stopped here: keep one side, and import the logs of the other side again.'
    : (problem.hint ??
      'Restore the file from a backup. Without it, no click is known, and logs that were imported count again.'),
});

/** The ledger in the value of its file. */
export function parseClickLedger({
  closedBefore,
  visits,
  clicks,
}: Omit<ClickLedgerFile, 'version'>): ClickLedger {
  return {
    closedBefore,
    visits: new Map(Object.entries(visits).map(([day, packed]) => [day, unpackKeys(packed)])),
    clicks: new Map(Object.entries(clicks)),
  };
}

/** The text of a ledger's file, with a line for each deal. Equal ledgers have equal texts. */
export function printClickLedger({ closedBefore, visits, clicks }: ClickLedger): string {
  const file: ClickLedgerFile = {
    version: 2,
    closedBefore,
    visits: sortedRecord([...visits].map(([day, keys]) => [day, packKeys(keys)])),
    clicks: sortedRecord([...clicks]),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const sortedRecord = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

function packKeys(keys: ReadonlySet<number>): string {
  const bytes = Buffer.alloc(keys.size * 3);
  const sorted = Uint32Array.from(keys).sort();
  sorted.forEach((key, index) => {
    bytes.writeUIntBE(key, index * 3, 3);
  });
  return bytes.toString('base64');
}

function unpackKeys(packed: string): Set<number> {
  const bytes = Buffer.from(packed, 'base64');
  const keys = new Set<number>();
  for (let offset = 0; offset < bytes.length; offset += 3) keys.add(bytes.readUIntBE(offset, 3));
  return keys;
}

/** `deal` with the clicks in the ledger added to its own count. */
export function withLedgerClicks<T extends { readonly slug: string; readonly clickCount: number }>(
  deal: T,
  { clicks }: ClickLedger,
): T {
  const counted = clicks.get(deal.slug) ?? 0;
  return counted === 0 ? deal : { ...deal, clickCount: deal.clickCount + counted };
}
