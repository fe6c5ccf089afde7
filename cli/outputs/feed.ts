import { t } from '../../data/messages/t.ts';
import { offerPhrase, offerTitle } from '../../data/model/deals/offerWords.ts';
import { feedPath } from '../../data/model/routes.ts';
import { formatDate } from '../../data/model/time/localDate.ts';
import { createZone, type Zone } from '../../data/model/time/zone.ts';
import type { Site } from '../content/site.ts';
import { escapeXml } from '../html/escapeXml.ts';
import type { CatalogEntry } from '../plan/catalog/dealIndex.ts';
import { absolute } from '../plan/planHead.ts';

/** The number of deals in the feed. */
const feedLength = 50;

/** The newest deals as RSS 2.0. */
export function feed(site: Site, listed: readonly CatalogEntry[]): string {
  const newest = newestOf(listed);
  const { name, description, language } = site.config;
  const [latest] = newest;
  const zone = createZone(site.config.city.timeZone);
  const lastBuildDate = latest ? `<lastBuildDate>${publishedAt(latest, zone)}</lastBuildDate>\n` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(name)}</title>
<link>${escapeXml(absolute(site, '/'))}</link>
<description>${escapeXml(description)}</description>
<language>${language.toLowerCase()}</language>
<atom:link href="${escapeXml(absolute(site, feedPath))}" rel="self" type="application/rss+xml"/>
${lastBuildDate}${newest.map((entry) => item(site, entry, zone)).join('\n')}
</channel>
</rss>
`;
}

/** The newest of `listed`, in order. Only those of the days in question are compared by their names, which takes long. */
function newestOf(listed: readonly CatalogEntry[]): readonly CatalogEntry[] {
  const days = listed.map(({ deal }) => deal.publishedDate).sort();
  const firstDay = days.at(-feedLength) ?? '';
  return listed
    .filter(({ deal }) => deal.publishedDate >= firstDay)
    .sort(byNewest)
    .slice(0, feedLength);
}

function item(site: Site, entry: CatalogEntry, zone: Zone): string {
  const { card } = entry;
  const { currency } = site.config;
  const offer = offerPhrase(card.offer, currency);
  const words = t('feed.item', { summary: card.summary, offer, vendor: card.vendor });
  const end = card.expiryDate === null ? [] : [t('feed.ends', { date: formatDate(card.expiryDate) })];
  const text = [words, ...end].join(' ');
  const url = escapeXml(absolute(site, card.href));
  return `<item>
<title>${escapeXml(offerTitle(card.title, card.offer))}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${publishedAt(entry, zone)}</pubDate>
<category>${escapeXml(card.category.label)}</category>
<description>${escapeXml(text)}</description>
</item>`;
}

const byNewest = (a: CatalogEntry, b: CatalogEntry) =>
  a.deal.publishedDate === b.deal.publishedDate
    ? a.deal.slug.localeCompare(b.deal.slug, 'en')
    : a.deal.publishedDate < b.deal.publishedDate
      ? 1
      : -1;

const publishedAt = ({ deal }: CatalogEntry, zone: Zone) =>
  new Date(zone.startOfDate(deal.publishedDate)).toUTCString();
