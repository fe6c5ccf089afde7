import { z } from 'zod';

/**
 * The file in the output folder that remembers what search engines were told. No build made it, so that none removes
 * it. A host that publishes it tells nobody more than the sitemap does.
 */
export const notifiedFile = '.city-deals-notified.json';

/** A page as search engines were told of it. */
export interface NotifiedPage {
  /** Of the file, as in the manifest. */
  readonly fingerprint: string;
  /** A hash of the page's words. */
  readonly words: string;
  /** As ISO 8601 in UTC; `null` where the page has no such date. */
  readonly lastModified: string | null;
}

/** What search engines were told of a site. */
export interface NotifiedState {
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
    z.strictObject({ fingerprint: z.string(), words: z.string(), lastModified: z.iso.datetime().nullable() }),
  ),
});

/** What the text of such a file says; `null` where it is damaged or of another version. */
export function parseNotified(text: string): NotifiedState | null {
  try {
    const { origin, notifiedAt, pages } = fileSchema.parse(JSON.parse(text));
    return { origin, notifiedAt, pages: new Map(Object.entries(pages)) };
  } catch {
    return null;
  }
}

/** The text of such a file, one page a line, sorted; the same for equal states. */
export function printNotified({ origin, notifiedAt, pages }: NotifiedState): string {
  const start = JSON.stringify({ version: 1, origin, notifiedAt }).slice(0, -1);
  const lines = [...pages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, page]) => `\n${JSON.stringify(path)}:${JSON.stringify(page)}`);
  return `${start},\n"pages":{${lines.join(',')}}}\n`;
}
