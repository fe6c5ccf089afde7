import * as path from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { expectSystemError, type FileSystem } from '../../files/fileSystem.ts';
import { stateNotSaved, unusableState } from './notifyDiagnostics.ts';

/**
 * The file in the output folder that records what search engines were notified of. Builds do not write it, so they do
 * not remove it either. Publishing it is harmless: it reveals no more than the sitemap.
 */
export const notifiedFile = '.city-deals-notified.json';

/** A page as it was when search engines were notified of it. */
export interface NotifiedPage {
  /** The fingerprint of its file, as in the manifest. */
  readonly fingerprint: string;
  readonly textHash: string;
  /** As ISO 8601 in UTC; `null` if the page has no date. */
  readonly lastModified: string | null;
}

/** What search engines were notified of. */
export interface NotifiedState {
  /** The site, such as "https://deals.example". */
  readonly origin: string;
  /** The instant of the last notification, as ISO 8601 in UTC. */
  readonly notifiedAt: string;
  /** By path. */
  readonly pages: ReadonlyMap<string, NotifiedPage>;
}

const fileSchema = z.strictObject({
  version: z.literal(1),
  origin: z.string(),
  notifiedAt: z.iso.datetime(),
  pages: z.record(
    z.string(),
    z.strictObject({
      fingerprint: z.string(),
      /** The hash of the text. */
      words: z.string(),
      lastModified: z.iso.datetime().nullable(),
    }),
  ),
});

/** The state in the text of a record; `null` if that is damaged or has another version. */
export function parseNotified(text: string): NotifiedState | null {
  try {
    const { origin, notifiedAt, pages } = fileSchema.parse(JSON.parse(text));
    return {
      origin,
      notifiedAt,
      pages: new Map(
        Object.entries(pages).map(([page, { fingerprint, words, lastModified }]) => [
          page,
          { fingerprint, textHash: words, lastModified },
        ]),
      ),
    };
  } catch {
    return null;
  }
}

/** The text of a record: one page per line, sorted, so that equal states have equal texts. */
export function printNotified({ origin, notifiedAt, pages }: NotifiedState): string {
  const start = JSON.stringify({ version: 1, origin, notifiedAt }).slice(0, -1);
  const lines = [...pages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, { fingerprint, textHash, lastModified }]) => {
      const value = { fingerprint, words: textHash, lastModified };
      return `\n${JSON.stringify(page)}:${JSON.stringify(value)}`;
    });
  return `${start},\n"pages":{${lines.join(',')}}}\n`;
}

/** Where a record is: the output folder, and its name as the reader knows it. */
export interface OutputFolder {
  readonly folder: string;
  readonly label: string;
}

/** The state that is recorded in an output folder; `null` if there is none, a diagnostic if it is unusable (CD602). */
export function readNotified(
  fs: FileSystem,
  { folder, label }: OutputFolder,
): NotifiedState | null | Diagnostic {
  const file = path.join(folder, notifiedFile);
  const name = `${label}/${notifiedFile}`;
  if (!fs.exists(file)) return null;
  try {
    return parseNotified(fs.readText(file)) ?? unusableState(name, 'is damaged or has another version');
  } catch (error) {
    return unusableState(name, `cannot be read (${expectSystemError(error).code})`);
  }
}

/** Records a state in an output folder; returns a diagnostic if that fails (CD607). */
export function writeNotified(
  fs: FileSystem,
  { folder, label }: OutputFolder,
  state: NotifiedState,
): Diagnostic | null {
  const file = path.join(folder, notifiedFile);
  const text = printNotified(state);
  try {
    if (!fs.exists(file) || fs.readText(file) !== text) fs.write(file, text);
    return null;
  } catch (error) {
    return stateNotSaved(`${label}/${notifiedFile}`, expectSystemError(error).code);
  }
}
