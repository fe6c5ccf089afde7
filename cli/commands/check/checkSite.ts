import type { BuiltSite } from './builtSite.ts';
import { collectFindings, type FindingCollection } from './findings.ts';
import { type PageSummary, readPage, summarizePage } from './page.ts';
import { createPageRules, siteRules } from './rules.ts';

/** The result of checking a site. */
export interface CheckedSite {
  readonly findings: FindingCollection;
  /** By path. */
  readonly pages: ReadonlyMap<string, PageSummary>;
}

/** Checks each page of `site`, holding only one of them in memory, and then the site as a whole. */
export function checkSite(site: BuiltSite, onPage: (done: number, total: number) => void): CheckedSite {
  const findings = collectFindings();
  const pageRules = createPageRules();
  const pages = new Map<string, PageSummary>();
  for (const [path, file] of site.pages) {
    const page = readPage(path, file, site.read(file), site.origin);
    for (const rule of pageRules) {
      rule(page, site, (code, details) => findings.addOnPage(page, code, details));
    }
    pages.set(path, summarizePage(page, site));
    onPage(pages.size, site.pages.size);
  }
  for (const rule of siteRules) rule(site, pages, findings.addOnSite);
  return { findings, pages };
}
