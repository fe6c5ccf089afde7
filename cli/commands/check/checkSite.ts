import type { BuiltSite } from './builtSite.ts';
import { collectFindings, type FindingCollection } from './findings.ts';
import { readPage } from './page.ts';
import { type PageMemory, remember } from './pageMemory.ts';
import { pageRules } from './pageRules.ts';
import { siteRules } from './siteRules.ts';

/** What came of checking a site. */
export interface CheckedSite {
  readonly findings: FindingCollection;
  readonly pages: ReadonlyMap<string, PageMemory>;
}

/** Holds the pages of `site` to all rules, one page in memory at a time, and then the site as a whole. */
export function checkSite(site: BuiltSite, onPage: (done: number, total: number) => void): CheckedSite {
  const findings = collectFindings();
  const pages = new Map<string, PageMemory>();
  for (const [path, file] of site.pages) {
    const page = readPage(path, file, site.read(file), site.origin);
    for (const rule of pageRules) rule(page, site, (code, words) => findings.addOnPage(page, code, words));
    pages.set(path, remember(page, site));
    onPage(pages.size, site.pages.size);
  }
  for (const rule of siteRules) rule(site, pages, findings.addOnSite);
  return { findings, pages };
}
