import { createZone, type Zone } from '../../data/model/time/zone.ts';
import type { Site } from '../content/site.ts';
import { escapeXml } from '../html/escapeXml.ts';
import { absolute } from '../plan/planHead.ts';
import type { PlannedSite } from '../plan/planSite.ts';

/** The most addresses in one sitemap. Rule: https://www.sitemaps.org/protocol.html */
const maxSitemapAddresses = 50_000;

/** The input of a sitemap. */
type SitemapInput = Pick<PlannedSite, 'pages' | 'catalog'>;

/** The pages for search engines to index: `sitemap.xml`, and parts of it beyond 50,000 addresses. */
export function sitemaps(
  site: Site,
  { pages, catalog }: SitemapInput,
  limit = maxSitemapAddresses,
): Map<string, string> {
  const pictures = new Map(catalog.entries.map(({ card }) => [card.href, card.image.src]));
  const zone = createZone(site.config.city.timeZone);
  const addresses = pages
    .filter(({ indexable, path, canonicalPath }) => indexable && path === canonicalPath)
    .map((page) => addressOf(site, zone, page, pictures.get(page.path)));
  if (addresses.length <= limit) return new Map([['sitemap.xml', urlset(addresses)]]);
  const parts = new Map<string, string>();
  for (let start = 0; start < addresses.length; start += limit) {
    parts.set(`sitemap-${parts.size + 1}.xml`, urlset(addresses.slice(start, start + limit)));
  }
  return new Map([...parts, ['sitemap.xml', sitemapIndex(site, [...parts.keys()])]]);
}

function addressOf(
  site: Site,
  zone: Zone,
  page: SitemapInput['pages'][number],
  picture: string | undefined,
): string {
  const loc = `<loc>${escapeXml(absolute(site, page.path))}</loc>`;
  const changed = page.lastModified;
  const lastmod = changed === null ? '' : `<lastmod>${zone.format(changed)}</lastmod>`;
  const image =
    picture === undefined
      ? ''
      : `<image:image><image:loc>${escapeXml(absolute(site, picture))}</image:loc></image:image>`;
  return `<url>${loc}${lastmod}${image}</url>`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlset = (addresses: readonly string[]) =>
  `${declaration}<urlset ${namespace} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${addresses.join('\n')}\n</urlset>\n`;

const sitemapIndex = (site: Site, files: readonly string[]) =>
  `${declaration}<sitemapindex ${namespace}>\n${files
    .map((file) => `<sitemap><loc>${escapeXml(absolute(site, `/${file}`))}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

/** `robots.txt`: allows everything, so that search engines see the `noindex` of a page. */
export const robots = (site: Site) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, '/sitemap.xml')}\n`;
