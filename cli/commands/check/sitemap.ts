import { readXml } from './xml.ts';

/** One address of a sitemap. */
export interface SitemapEntry {
  readonly address: string;
  /** As written; `null` where there is none. */
  readonly changed: string | null;
  readonly images: readonly string[];
  /** The sitemap file that has it. */
  readonly file: string;
}

/** What the sitemaps of a site list. */
export interface Sitemap {
  readonly entries: readonly SitemapEntry[];
  /** By path, for addresses of the site itself. */
  readonly byPath: ReadonlyMap<string, SitemapEntry>;
  /** Files that cannot be read, and why. */
  readonly faults: readonly { readonly file: string; readonly why: string }[];
}

interface Folder {
  readonly text: (file: string) => string;
  readonly files: ReadonlySet<string>;
  readonly origin: string;
}

const first = 'sitemap.xml';

/** Reads `sitemap.xml`, and the parts that it names where it is an index. */
export function readSitemap({ text, files, origin }: Folder): Sitemap {
  const entries: SitemapEntry[] = [];
  const faults: { file: string; why: string }[] = [];
  const waiting = [first];
  const seen = new Set(waiting);
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (!files.has(file)) {
      faults.push({ file, why: 'it is not there' });
      continue;
    }
    const read = readOne(text(file), file);
    if (read.fault !== null) faults.push({ file, why: read.fault });
    entries.push(...read.entries);
    for (const part of read.parts) {
      const name = part.startsWith(`${origin}/`) ? part.slice(origin.length + 1) : part;
      if (!seen.has(name)) waiting.push(name);
      seen.add(name);
    }
  }
  const own = entries.filter(({ address }) => address.startsWith(`${origin}/`));
  return { entries, faults, byPath: new Map(own.map((entry) => [pathOf(entry.address, origin), entry])) };
}

function readOne(xml: string, file: string) {
  const entries: SitemapEntry[] = [];
  const parts: string[] = [];
  let address: string | null = null;
  let changed: string | null = null;
  let images: string[] = [];
  const fault = readXml(xml, (path, text) => {
    if (path === 'sitemapindex/sitemap/loc') parts.push(text);
    else if (path === 'urlset/url/loc') address = text;
    else if (path === 'urlset/url/lastmod') changed = text;
    else if (path === 'urlset/url/image:image/image:loc') images.push(text);
    else if (path === 'urlset/url') {
      if (address !== null) entries.push({ address, changed, images, file });
      address = null;
      changed = null;
      images = [];
    }
  });
  return { entries, parts, fault };
}

/** The path of an address of the site. */
export const pathOf = (address: string, origin: string) => address.slice(origin.length) || '/';
