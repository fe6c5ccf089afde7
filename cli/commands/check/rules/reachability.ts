import { parseMarkup } from '../../../html/markup.ts';
import type { FragmentLink, PageSummary } from '../page.ts';
import type { SiteRule } from '../rule.ts';
import { isMissingFragment } from './links.ts';

/** A chain of links leads from the home page to every listed page (CD847). */
export const orphanRule: SiteRule = ({ manifest }, pages, report) => {
  // The links to a page may be in another shard of the site.
  if (manifest?.shard !== undefined) return;
  const reachable = reachableFrom('/', pages);
  for (const { path, file, isListed } of pages.values()) {
    if (!isListed || reachable.has(path)) continue;
    report('CD847', path, file, {
      problem: 'No link path from the home page reaches this page.',
      hint: 'Link to it from a page that visitors can find, or remove it.',
    });
  }
};

function reachableFrom(start: string, pages: ReadonlyMap<string, PageSummary>): ReadonlySet<string> {
  const reachable = new Set([start]);
  const queue = [start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const next of pages.get(path)?.linkedPaths ?? []) {
      if (reachable.has(next)) continue;
      reachable.add(next);
      queue.push(next);
    }
  }
  return reachable;
}

/** Links to elements of other pages point to elements that exist (CD842). */
export const fragmentRule: SiteRule = (site, pages, report) => {
  const linksByTarget = new Map<string, { page: PageSummary; link: FragmentLink }[]>();
  for (const page of pages.values()) {
    for (const link of page.fragmentLinks) {
      const links = linksByTarget.get(link.path) ?? [];
      if (links.length === 0) linksByTarget.set(link.path, links);
      links.push({ page, link });
    }
  }
  for (const [path, links] of linksByTarget) {
    const targetFile = site.pages.get(path);
    if (targetFile === undefined) continue;
    const { ids } = parseMarkup(site.text(targetFile));
    for (const { page, link } of links) {
      if (!isMissingFragment(link.fragment, ids)) continue;
      report('CD842', page.path, page.file, {
        problem: `The link to "${link.href}" points to an element that is not on that page.`,
        expected: `an element with id="${link.fragment}" on ${path}`,
        clues: [link.href],
      });
    }
  }
};
