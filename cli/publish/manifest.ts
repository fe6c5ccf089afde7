import { z } from 'zod';
import type { Page } from '../../data/model/pages/page.ts';
import { manifestEnd, manifestVersion } from './manifestHead.ts';

/** True for a relative path, with forward slashes, that cannot lead out of the folder that it is relative to. */
export function isInside(file: string): boolean {
  return file.split('/').every((part) => /^(?!\.\.?$)[^\\\p{Cc}]+$/u.test(part));
}

/** A file inside the output folder; whatever a manifest says, no other file is ever touched. */
const outputFile = z.string().refine(isInside, { error: 'a path inside the output folder' });

const instant = z.iso.datetime();

const manifestSchema = z.object({
  version: z.literal(manifestVersion),
  /** Hash of the code, styles and fonts that render pages. */
  engine: z.string(),
  /** The instant for which the site was built. */
  builtAt: instant,
  /** The instant at which the first page goes stale. */
  nextDue: instant.nullable(),
  /** Part of a site that several machines build, such as "2/3"; absent for a whole site. */
  shard: z.string().optional(),
  /** Of a part: the hash of the whole site's plan, the same in all parts that belong together (`planHash`). */
  plan: z.string().optional(),
  pages: z.record(
    z.string(),
    z.object({
      file: outputFile,
      fingerprint: z.string(),
      validUntil: instant.nullable(),
      lastModified: instant.nullable(),
      /** Size of the file in bytes. */
      bytes: z.int().nonnegative(),
    }),
  ),
  /** Hashes of the other files that the build made; what has its hash in its name has none here. */
  files: z.record(outputFile, z.object({ hash: z.string(), bytes: z.int().nonnegative() })),
});

/** What a build remembers of itself, and tells others: published as `build-manifest.json`. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest in `text`, or `null` where it is truncated, of another version or not a manifest. */
export function parseManifest(text: string): Manifest | null {
  try {
    const parsed = manifestSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * A manifest as published: one entry a line, sorted, so that two builds can be compared by eye, after a first line
 * that has the rest (`parseManifestHead`).
 */
export function printManifest(manifest: Manifest): string {
  const { pages, files, ...head } = manifest;
  const start = JSON.stringify({ ...head, version: manifestVersion }).slice(0, -1);
  return `${start},\n"pages":{${entries(pages)}},\n"files":{${entries(files)}${manifestEnd}`;
}

const entries = (record: Record<string, unknown>) =>
  Object.keys(record)
    .sort()
    .map((key) => `\n${JSON.stringify(key)}:${JSON.stringify(record[key])}`)
    .join(',');

/** What a manifest says of a page that was written. */
export function manifestEntry(
  page: Pick<Page, 'valid' | 'lastModified'>,
  written: { readonly file: string; readonly fingerprint: string; readonly bytes: number },
): Manifest['pages'][string] {
  return {
    file: written.file,
    fingerprint: written.fingerprint,
    validUntil: isoInstant(page.valid.until),
    lastModified: isoInstant(page.lastModified),
    bytes: written.bytes,
  };
}

const printed = new Map<number, string>();

/** Epoch milliseconds as ISO 8601 in UTC. Thousands of pages share few instants: each is one text. */
export function isoInstant(instant: number | null): string | null {
  if (instant === null) return null;
  const known = printed.get(instant) ?? new Date(instant).toISOString();
  printed.set(instant, known);
  return known;
}
