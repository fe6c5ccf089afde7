import { readXml } from './xml.ts';

/** An address in a sitemap. */
export interface SitemapEntry {
  readonly address: string;
  /** The date of the last change as written; `null` if there is none. */
  readonly lastModified: string | null;
  readonly images: readonly string[];
  /** The sitemap file that lists it. */
  readonly file: string;
}

/** The content of all sitemaps of a site. */
export interface Sitemap {
  readonly entries: readonly SitemapEntry[];
  /** The entries that are on the site itself, by path. */
  readonly byPath: ReadonlyMap<string, SitemapEntry>;
  /** The files that cannot be read; each problem is a sentence. */
  readonly errors: readonly { readonly file: string; readonly problem: string }[];
}

interface SitemapSource {
  readonly text: (file: string) => string;
  readonly files: ReadonlySet<string>;
  readonly origin: string;
}

/** Reads `sitemap.xml`, and if that is an index, the sitemaps that it lists. */
export function readSitemap({ text, files, origin }: SitemapSource): Sitemap {
  const entries: SitemapEntry[] = [];
  const errors: { file: string; problem: string }[] = [];
  const queue = ['sitemap.xml'];
  const seen = new Set(queue);
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (!files.has(file)) {
      errors.push({ file, problem: `The sitemap ${file} does not exist.` });
      continue;
    }
    const parsed = parseSitemap(text(file), file);
    if (parsed.error !== null) errors.push({ file, problem: `The sitemap cannot be read: ${parsed.error}.` });
    entries.push(...parsed.entries);
    for (const address of parsed.sitemaps) {
      const name = address.startsWith(`${origin}/`) ? address.slice(origin.length + 1) : address;
      if (!seen.has(name)) queue.push(name);
      seen.add(name);
    }
  }
  const ownEntries = entries.filter(({ address }) => address.startsWith(`${origin}/`));
  return {
    entries,
    errors,
    byPath: new Map(ownEntries.map((entry) => [pathOf(entry.address, origin), entry])),
  };
}

function parseSitemap(xml: string, file: string) {
  const entries: SitemapEntry[] = [];
  const sitemaps: string[] = [];
  let address: string | null = null;
  let lastModified: string | null = null;
  let images: string[] = [];
  const error = readXml(xml, (path, text) => {
    if (path === 'sitemapindex/sitemap/loc') sitemaps.push(text);
    else if (path === 'urlset/url/loc') address = text;
    else if (path === 'urlset/url/lastmod') lastModified = text;
    else if (path === 'urlset/url/image:image/image:loc') images.push(text);
    else if (path === 'urlset/url') {
      if (address !== null) entries.push({ address, lastModified, images, file });
      address = null;
      lastModified = null;
      images = [];
    }
  });
  return { entries, sitemaps, error };
}

/** The path of an address on the site. */
export const pathOf = (address: string, origin: string) => address.slice(origin.length) || '/';
