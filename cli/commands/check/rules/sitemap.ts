import type { BuiltSite } from '../builtSite.ts';
import { cleanBuildHint, type ReportOnSite, type SiteRule } from '../rule.ts';
import { pathOf, type SitemapEntry } from '../sitemap.ts';

/** The sitemap lists exactly the pages that search engines should list (CD831 to CD834). */
export const sitemapRule: SiteRule = (site, pages, report) => {
  const { sitemap } = site;
  for (const { file, problem } of sitemap.errors) {
    report('CD831', null, file, { problem, hint: cleanBuildHint });
  }
  const seen = new Set<string>();
  for (const entry of sitemap.entries) {
    const problem = seen.has(entry.address)
      ? `The sitemap lists ${entry.address} twice.`
      : entryProblem(entry, site, pages);
    seen.add(entry.address);
    if (problem !== null) {
      const path = isOwn(entry, site) ? pathOf(entry.address, site.origin) : null;
      report('CD832', path, entry.file, { problem, hint: cleanBuildHint });
    }
    checkLastModified(entry, site, report);
    checkImages(entry, site, report);
  }
  if (sitemap.errors.length > 0) return;
  for (const { path, isListed } of pages.values()) {
    if (!isListed || sitemap.byPath.has(path)) continue;
    report('CD833', path, 'sitemap.xml', {
      problem: `The sitemap lacks ${path}, which search engines may list.`,
      hint: cleanBuildHint,
    });
  }
};

const isOwn = ({ address }: SitemapEntry, { origin }: BuiltSite) => address.startsWith(`${origin}/`);

function entryProblem(entry: SitemapEntry, site: BuiltSite, pages: Parameters<SiteRule>[1]): string | null {
  const { address } = entry;
  if (!isOwn(entry, site)) return `The sitemap lists ${address}, which is not on ${site.origin}.`;
  const path = pathOf(address, site.origin);
  const response = site.responseAt(path);
  if (response.kind === 'redirect') {
    return `The sitemap lists ${address}, which redirects to ${response.to}.`;
  }
  if (response.kind !== 'page') return `The sitemap lists ${address}, where there is no page.`;
  return pages.get(path)?.isIndexable === false
    ? `The sitemap lists ${address}, but the page has "noindex".`
    : null;
}

function checkLastModified(
  { address, lastModified, file }: SitemapEntry,
  { origin, manifest, now }: BuiltSite,
  report: ReportOnSite,
): void {
  const path = pathOf(address, origin);
  const built = manifest?.pages[path];
  if (lastModified === null || !built) return;
  const reportDate = (contradiction: string) =>
    report('CD834', path, file, {
      problem: `The sitemap says that ${path} changed on "${lastModified}", ${contradiction}.`,
      hint: cleanBuildHint,
    });
  const instant = isoDate.test(lastModified) ? Date.parse(lastModified) : Number.NaN;
  if (Number.isNaN(instant)) reportDate('which is not a date');
  else if (instant > now) reportDate('which is in the future');
  else if (built.lastModified === null) reportDate('but the build manifest has no date for it');
  else if (Date.parse(built.lastModified) !== instant) {
    reportDate(`but the build manifest says ${built.lastModified}`);
  }
}

const isoDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/;

function checkImages(
  { address, images, file }: SitemapEntry,
  { origin, files }: BuiltSite,
  report: ReportOnSite,
): void {
  for (const image of images) {
    if (!image.startsWith(`${origin}/`) || files.has(image.slice(origin.length + 1))) continue;
    report('CD832', pathOf(address, origin), file, {
      problem: `The sitemap lists the picture ${image}, which does not exist.`,
      hint: cleanBuildHint,
    });
  }
}
