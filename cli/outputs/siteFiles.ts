import type { AssetManifest } from '../../data/model/page.ts';
import type { Site } from '../content/site.ts';
import { keyFile } from '../notify/indexNow.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import { assistantIndex } from './assistantIndex.ts';
import { dealFiles } from './dealFiles.ts';
import { mostWhole } from './dealsIndex.ts';
import { feed } from './feed.ts';
import { headerRules, printHeaders } from './headers.ts';
import { redirects } from './redirects.ts';
import { robots } from './robots.ts';
import { sitemaps } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

/** The files of a site that are for machines, by their names in the output folder. */
export function siteFiles(site: Site, planned: PlannedSite, assets: AssetManifest): Map<string, string> {
  const { listed } = planned.catalogue;
  const { indexNow } = site.config;
  return new Map([
    ...dealFiles(site, planned, mostWhole),
    ['assistant.json', assistantIndex(site, planned)],
    // Asked for with the path of a deal that somebody opened, so that the host's log has it.
    ['click.txt', ''],
    ['feed.xml', feed(site, listed)],
    ...sitemaps(site, planned),
    ['robots.txt', robots(site)],
    // Where search engines look for the key of whoever tells them of changes.
    ...(indexNow ? [[keyFile(indexNow.key), indexNow.key] as const] : []),
    ['site.webmanifest', webManifest(site)],
    ['_headers', printHeaders(headerRules(site, assets))],
    ['_redirects', redirects(site)],
  ]);
}
