import { z } from 'zod';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { localDate } from '../../../data/schema/primitives.ts';

/** The file beside the content that remembers what was imported; hidden, so that loading content passes over it. */
export const ledgerFile = '.clicks.json';

/** What is remembered of imports, so that no click counts twice. */
export interface Ledger {
  /** Clicks of earlier days no longer count; `null` before the first import. */
  readonly closedBefore: LocalDate | null;
  /** Kept keys of the visits that were counted on the days that are still open. */
  readonly visits: ReadonlyMap<LocalDate, ReadonlySet<number>>;
  /** Click counts by slug that an import was about to write; empty where the last import was completed. */
  readonly unfinished: ReadonlyMap<string, number>;
}

export const emptyLedger: Ledger = { closedBefore: null, visits: new Map(), unfinished: new Map() };

const fileSchema = z.strictObject({
  version: z.literal(1),
  closedBefore: localDate.nullable(),
  /** Numbers of three bytes, in base 64, sorted. */
  visits: z.record(
    localDate,
    z.base64().refine((text) => text.length % 4 === 0 && !text.includes('=')),
  ),
  unfinished: z.record(z.string(), z.int().nonnegative()).optional(),
});

/** What the text of a ledger says; `null` where it is damaged or of another version. */
export function parseLedger(text: string): Ledger | null {
  const parsed = fileSchema.safeParse(parseSafely(text));
  if (!parsed.success) return null;
  const { closedBefore, visits, unfinished = {} } = parsed.data;
  return {
    closedBefore,
    visits: new Map(Object.entries(visits).map(([day, packed]) => [day, unpack(packed)])),
    unfinished: new Map(Object.entries(unfinished)),
  };
}

function parseSafely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text of a ledger; the same for equal ledgers. */
export function printLedger({ closedBefore, visits, unfinished }: Ledger): string {
  const days = [...visits].sort(([a], [b]) => (a < b ? -1 : 1));
  const file = {
    version: 1,
    closedBefore,
    visits: Object.fromEntries(days.map(([day, keys]) => [day, pack(keys)])),
    ...(unfinished.size > 0 ? { unfinished: Object.fromEntries(unfinished) } : {}),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function pack(keys: ReadonlySet<number>): string {
  const bytes = Buffer.alloc(keys.size * 3);
  const sorted = Uint32Array.from(keys).sort();
  sorted.forEach((key, index) => {
    bytes.writeUIntBE(key, index * 3, 3);
  });
  return bytes.toString('base64');
}

function unpack(packed: string): Set<number> {
  const bytes = Buffer.from(packed, 'base64');
  const keys = new Set<number>();
  for (let offset = 0; offset < bytes.length; offset += 3) keys.add(bytes.readUIntBE(offset, 3));
  return keys;
}
