import * as path from 'node:path';
import { z } from 'zod';
import { clickLedgerSchema } from '../../../data/schema/clicks.ts';
import { type ClickLedger, emptyClickLedger, parseClickLedger } from '../../content/clickLedger.ts';
import type { Site } from '../../content/site.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { expectSystemError, type FileSystem } from '../../files/fileSystem.ts';

/** The content that clicks belong to. */
export interface ClickedContent {
  readonly site: Site;
  /** The content folder; absolute. */
  readonly folder: string;
  /** The content folder, as the reader knows it. */
  readonly label: string;
}

/**
 * The record of imports in the content folder, from the time when imports added to the `clickCount` of deals. What it
 * counted is in the content, so only its visits matter, and counts that an interrupted import did not finish writing.
 */
const earlierFile = '.clicks.json';

const earlierSchema = clickLedgerSchema.omit({ version: true, clicks: true }).extend({
  version: z.literal(1),
  unfinished: z.record(z.string(), z.int().nonnegative()).default({}),
});

/** A ledger that continues the record in the content folder; empty if there is none. A diagnostic if it is unusable (CD703). */
export function readEarlierLedger(
  fs: FileSystem,
  { site, folder, label }: ClickedContent,
): { readonly ledger: ClickLedger; readonly replaces: string | null } | Diagnostic {
  const file = path.join(folder, earlierFile);
  const name = `${label}/${earlierFile}`;
  if (!fs.exists(file)) return { ledger: emptyClickLedger, replaces: null };
  let text: string;
  try {
    text = fs.readText(file);
  } catch (error) {
    return unusable(name, `cannot be read (${expectSystemError(error).code})`);
  }
  const parsed = earlierSchema.safeParse(parseJsonSafely(text));
  if (!parsed.success) return unusable(name, 'is damaged or has another version');
  const { unfinished, ...record } = parsed.data;
  const clicks = Object.fromEntries(
    site.deals
      .map(({ slug, clickCount }): [string, number] => [slug, (unfinished[slug] ?? 0) - clickCount])
      .filter(([, missing]) => missing > 0),
  );
  return { ledger: parseClickLedger({ ...record, clicks }), replaces: name };
}

function parseJsonSafely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const unusable = (file: string, why: string) =>
  diagnostic({
    code: 'CD703',
    file,
    problem: `The record of earlier imports ${why}.`,
    hint: 'Restore it from version control. Remove it only if none of these logs was imported before: otherwise clicks count twice.',
  });
