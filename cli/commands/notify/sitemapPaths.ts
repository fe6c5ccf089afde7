/** What a sitemap lists: paths of pages, or names of files with more of them. */
export interface SitemapEntries {
  readonly paths: readonly string[];
  readonly files: readonly string[];
}

/** The entries of a sitemap of the site at `origin`; `null` where it lists addresses of another site. */
export function sitemapEntries(text: string, origin: string): SitemapEntries | null {
  const paths = addressesIn(text, 'url').map((address) => pathOf(address, origin));
  const files = addressesIn(text, 'sitemap').map((address) => pathOf(address, origin)?.slice(1) ?? null);
  return isWhole(paths) && isWhole(files) ? { paths, files } : null;
}

const addressesIn = (text: string, tag: 'url' | 'sitemap') =>
  [...text.matchAll(new RegExp(`<${tag}><loc>([^<]*)</loc>`, 'g'))].map(([, address = '']) => address);

const pathOf = (address: string, origin: string) =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : null;

const isWhole = (items: readonly (string | null)[]): items is readonly string[] => !items.includes(null);
