import * as path from 'node:path';
import { z } from 'zod';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { localDate } from '../../../data/schema/primitives.ts';
import type { FileSystem } from '../../files/fileSystem.ts';

/** The file in the content folder that records imports; hidden, so that loading the content ignores it. */
export const ledgerFile = '.clicks.json';

/** The record of imports, so that no click counts twice. */
export interface Ledger {
  /** Clicks of earlier days do not count any more; `null` before the first import. */
  readonly closedBefore: LocalDate | null;
  /** The stored keys of the visits that were counted on each day that is still open. */
  readonly visits: ReadonlyMap<LocalDate, ReadonlySet<number>>;
  /** The click counts, by slug, that an interrupted import did not finish writing; empty after a complete one. */
  readonly unfinished: ReadonlyMap<string, number>;
}

export const emptyLedger: Ledger = { closedBefore: null, visits: new Map(), unfinished: new Map() };

const fileSchema = z.strictObject({
  version: z.literal(1),
  closedBefore: localDate.nullable(),
  /** Sorted numbers of three bytes, in base 64. */
  visits: z.record(
    localDate,
    z.base64().refine((text) => text.length % 4 === 0 && !text.includes('=')),
  ),
  unfinished: z.record(z.string(), z.int().nonnegative()).optional(),
});

/** The ledger in the text of its file; `null` if that is damaged or has another version. */
export function parseLedger(text: string): Ledger | null {
  const parsed = fileSchema.safeParse(parseJsonSafely(text));
  if (!parsed.success) return null;
  const { closedBefore, visits, unfinished = {} } = parsed.data;
  return {
    closedBefore,
    visits: new Map(Object.entries(visits).map(([day, packed]) => [day, unpackKeys(packed)])),
    unfinished: new Map(Object.entries(unfinished)),
  };
}

function parseJsonSafely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text of a ledger's file; equal ledgers have equal texts. */
export function printLedger({ closedBefore, visits, unfinished }: Ledger): string {
  const days = [...visits].sort(([a], [b]) => (a < b ? -1 : 1));
  const file = {
    version: 1,
    closedBefore,
    visits: Object.fromEntries(days.map(([day, keys]) => [day, packKeys(keys)])),
    ...(unfinished.size > 0 ? { unfinished: Object.fromEntries(unfinished) } : {}),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

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

/** The text of the ledger in a content folder; `null` if there is none. Throws the system's error if it cannot be read. */
export function readLedgerText(fs: FileSystem, folder: string): string | null {
  const file = path.join(folder, ledgerFile);
  return fs.exists(file) ? fs.readText(file) : null;
}
