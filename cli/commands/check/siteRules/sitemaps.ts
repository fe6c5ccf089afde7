import type { BuiltSite } from '../builtSite.ts';
import type { FoundOnSite } from '../finding.ts';
import { pathOf, type SitemapEntry } from '../sitemap.ts';
import type { SiteRule } from './siteRule.ts';

/** The sitemap lists each page that search engines shall list, and nothing else (CD831 to CD834). */
export const sitemapRule: SiteRule = (site, pages, found) => {
  const { sitemap } = site;
  for (const { file, why } of sitemap.faults) {
    found('CD831', null, file, {
      problem: `The sitemap cannot be read: ${why}.`,
      hint: 'Build again with --clean.',
    });
  }
  const seen = new Set<string>();
  for (const entry of sitemap.entries) {
    const wrong = seen.has(entry.address) ? 'lists it twice' : whyWrong(entry, site, pages);
    seen.add(entry.address);
    if (wrong !== null) {
      const path = isOwn(entry, site) ? pathOf(entry.address, site.origin) : null;
      found('CD832', path, entry.file, { problem: `The sitemap has ${entry.address}, but ${wrong}.` });
    }
    checkDate(entry, site, found);
    checkImages(entry, site, found);
  }
  if (sitemap.faults.length > 0) return;
  for (const { path, isListed } of pages.values()) {
    if (!isListed || sitemap.byPath.has(path)) continue;
    found('CD833', path, 'sitemap.xml', {
      problem: `The sitemap does not have ${path}, which search engines may list.`,
      hint: 'Build again with --clean.',
    });
  }
};

const isOwn = ({ address }: SitemapEntry, { origin }: BuiltSite) => address.startsWith(`${origin}/`);

/** Completes "The sitemap has …, but …"; `null` where nothing is wrong. */
function whyWrong(entry: SitemapEntry, site: BuiltSite, pages: Parameters<SiteRule>[1]): string | null {
  if (!isOwn(entry, site)) return `that is not on ${site.origin}`;
  const path = pathOf(entry.address, site.origin);
  const answer = site.answerAt(path);
  if (answer.kind === 'redirect') return `that leads on to ${answer.to}`;
  if (answer.kind !== 'page') return 'there is no such page';
  return pages.get(path)?.isIndexable === false ? 'the page asks not to be listed' : null;
}

function checkDate(
  { address, changed, file }: SitemapEntry,
  { origin, manifest, now }: BuiltSite,
  found: FoundOnSite,
): void {
  const path = pathOf(address, origin);
  const built = manifest?.pages[path];
  if (changed === null || !built) return;
  const wrong = (problem: string) =>
    found('CD834', path, file, { problem, hint: 'Build again with --clean.' });
  const instant = isoDate.test(changed) ? Date.parse(changed) : Number.NaN;
  if (Number.isNaN(instant)) {
    wrong(`The sitemap says that ${path} changed at "${changed}", which is no date.`);
  } else if (instant > now) {
    wrong(`The sitemap says that ${path} changed at ${changed}, which is still to come.`);
  } else if (built.lastModified === null || Date.parse(built.lastModified) !== instant) {
    const known = built.lastModified ?? 'knows no time';
    wrong(`The sitemap says that ${path} changed at ${changed}, the build ${known}.`);
  }
}

const isoDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/;

function checkImages(
  { address, images, file }: SitemapEntry,
  { origin, files }: BuiltSite,
  found: FoundOnSite,
): void {
  for (const image of images) {
    if (!image.startsWith(`${origin}/`) || files.has(image.slice(origin.length + 1))) continue;
    const problem = `The sitemap has the picture ${image}, which is not there.`;
    found('CD832', pathOf(address, origin), file, { problem });
  }
}
