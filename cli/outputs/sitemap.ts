import { formatInstant } from '../../data/model/time/zone.ts';
import type { Site } from '../content/site.ts';
import { absolute } from '../plan/planHead.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import { escapeXml } from './escapeXml.ts';

/** The most addresses that one sitemap may list. Rule: https://www.sitemaps.org/protocol.html */
const maxAddresses = 50_000;

/** What a sitemap is made of. */
type Listed = Pick<PlannedSite, 'pages' | 'catalogue'>;

/** What a search engine may index of a site: `sitemap.xml`, with parts beside it beyond 50,000 addresses. */
export function sitemaps(
  site: Site,
  { pages, catalogue }: Listed,
  limit = maxAddresses,
): Map<string, string> {
  const pictures = new Map(catalogue.entries.map(({ card }) => [card.href, card.image.src]));
  const addresses = pages
    .filter(({ indexable, path, canonicalPath }) => indexable && path === canonicalPath)
    .map((page) => addressOf(site, page, pictures.get(page.path)));
  if (addresses.length <= limit) return new Map([['sitemap.xml', urlset(addresses)]]);
  const parts = new Map<string, string>();
  for (let start = 0; start < addresses.length; start += limit) {
    parts.set(`sitemap-${parts.size + 1}.xml`, urlset(addresses.slice(start, start + limit)));
  }
  return new Map([...parts, ['sitemap.xml', sitemapIndex(site, [...parts.keys()])]]);
}

function addressOf(site: Site, page: Listed['pages'][number], picture: string | undefined): string {
  const loc = `<loc>${escapeXml(absolute(site, page.path))}</loc>`;
  const { timeZone } = site.config.city;
  const changed = page.lastModified;
  const lastmod = changed === null ? '' : `<lastmod>${formatInstant(changed, timeZone)}</lastmod>`;
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
