import { z } from 'zod';
import { memoize } from '../../data/model/memoize.ts';
import { digest } from '../files/hash.ts';
import { manifestEnd, manifestVersion } from './manifestHead.ts';
import type { OutputFile, OutputPage } from './outputFiles.ts';
import type { WrittenFiles } from './writtenFile.ts';

/** True for a relative path, with forward slashes, that cannot lead out of its folder. */
export function isInside(file: string): boolean {
  return file.split('/').every((part) => /^(?!\.\.?$)[^\\\p{Cc}]+$/u.test(part));
}

/** A file inside the output folder: no other file is ever touched, whatever a manifest names. */
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
  /** The part of a site that several machines build, such as "2/3"; absent for a whole site. */
  shard: z.string().optional(),
  /** In a part, the hash of the whole site's plan (`planHash`): the same in all parts that belong together. */
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
      /** Of the file (`checksum`). Older versions wrote none. */
      checksum: z.string().optional(),
    }),
  ),
  /** The other files of the build. Assets have a hash in their names, and an empty one here, but a checksum of the file. */
  files: z.record(
    outputFile,
    z.object({ hash: z.string(), bytes: z.int().nonnegative(), checksum: z.string().optional() }),
  ),
});

/** What a build records for the next one, and for other programs: published as `build-manifest.json`. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The manifest in `text`; `null` if it is truncated, of another version or not a manifest. */
export function parseManifest(text: string): Manifest | null {
  try {
    const parsed = manifestSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * A manifest as it is published: the head on the first line (`parseManifestHead`), then one entry a line, sorted, so that
 * people can compare two builds.
 */
export function printManifest(manifest: Manifest): string {
  const { pages, files, ...head } = manifest;
  const start = JSON.stringify({ ...head, version: manifestVersion }).slice(0, -1);
  return `${start},\n"pages":{${printEntries(pages)}},\n"files":{${printEntries(files)}${manifestEnd}`;
}

const printEntries = (record: Record<string, unknown>) =>
  Object.keys(record)
    .sort()
    .map((key) => `\n${JSON.stringify(key)}:${JSON.stringify(record[key])}`)
    .join(',');

/** The entries for pages and other files. The size of a file is 0 as long as it is not known. */
export function manifestEntries(
  pages: readonly OutputPage[],
  files: readonly OutputFile[],
  written: WrittenFiles = new Map(),
): Pick<Manifest, 'pages' | 'files'> {
  // Thousands of pages have the same few instants.
  const printInstant = memoize(isoInstant);
  const sizeOf = (file: string) => {
    const { bytes = 0, checksum } = written.get(file) ?? {};
    return { bytes, ...(checksum !== undefined && { checksum }) };
  };
  return {
    pages: Object.fromEntries(
      pages.map((output) => {
        const { page, file } = output;
        const entry = {
          file,
          fingerprint: written.get(file)?.fingerprint ?? output.fingerprint(),
          validUntil: printInstant(page.valid.until),
          lastModified: printInstant(page.lastModified),
          ...sizeOf(file),
        };
        return [page.path, entry];
      }),
    ),
    files: Object.fromEntries(
      files.map((output) => [output.file, { hash: output.fingerprint(), ...sizeOf(output.file) }]),
    ),
  };
}

/** Epoch milliseconds as ISO 8601 in UTC. */
export const isoInstant = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();

/**
 * A hash of all pages and files of a site, whatever their order, sizes and checksums: the same for the plan of a whole site and for
 * the manifests of its parts together.
 */
export function planHash({ pages, files }: Pick<Manifest, 'pages' | 'files'>): string {
  const lines = [
    ...Object.entries(pages).map(([path, { bytes, checksum, ...page }]) => JSON.stringify([path, page])),
    ...Object.entries(files).map(([file, { hash }]) => JSON.stringify([file, hash])),
  ];
  return digest(lines.sort().join('\n'));
}
