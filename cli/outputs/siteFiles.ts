import type { AssetManifest } from '../../data/model/pages/page.ts';
import type { Site } from '../content/site.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import { assistantJson } from './assistantJson.ts';
import { dealFiles } from './dealFiles.ts';
import { mostWhole } from './dealsIndex.ts';
import { feed } from './feed.ts';
import { headerRules, printHeaders } from './headers.ts';
import { keyFile } from './indexNow.ts';
import { redirects } from './redirects.ts';
import { robots } from './robots.ts';
import { sitemaps } from './sitemap.ts';
import type { TextFile } from './textFile.ts';
import { webManifest } from './webManifest.ts';

/** The files of a site that are for machines, but for its site maps; made one by one, because some are large. */
export function* siteFiles(site: Site, planned: PlannedSite, assets: AssetManifest): Iterable<TextFile> {
  const { indexNow } = site.config;
  yield* dealFiles(site, planned, mostWhole);
  yield ['assistant.json', assistantJson(site, planned)];
  // Asked for with the path of a deal that somebody opened, so that the host's log has it.
  yield ['click.txt', ''];
  yield ['feed.xml', feed(site, planned.catalogue.listed)];
  // Where search engines look for the key of whoever tells them of changes.
  if (indexNow) yield [keyFile(indexNow.key), indexNow.key];
  yield ['site.webmanifest', webManifest(site)];
  yield ['_headers', printHeaders(headerRules(site, assets))];
  yield ['_redirects', redirects(site)];
}

/** What names every page of the site, home included: the site maps, and what leads to them. */
export function* siteMaps(site: Site, planned: PlannedSite): Iterable<TextFile> {
  yield* sitemaps(site, planned);
  yield ['robots.txt', robots(site)];
}
