import { readMarkup } from '../markup.ts';
import { isMissing } from '../rules/links.ts';
import type { SiteRule } from './siteRule.ts';

/** Links reach each page that search engines list, from the home page on (CD847); a deal that is to come is in no list yet. */
export const orphanRule: SiteRule = ({ manifest, facts, builtAt }, pages, found) => {
  // What leads to a page may be in another part of the site.
  if (manifest?.shard !== undefined) return;
  const reached = new Set(['/']);
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const next of pages.get(path)?.leadsTo ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  for (const { path, file, isListed } of pages.values()) {
    // Lists show a deal from the day on which it begins.
    const startsAt = facts?.spanOfDeal.get(path)?.startsAt ?? null;
    if (!isListed || reached.has(path) || (startsAt !== null && startsAt > builtAt)) continue;
    found('CD847', path, file, {
      problem: 'No way leads from the home page to this page.',
      hint: 'Link to it from a page that visitors find, or take it out.',
    });
  }
};

/** Links to places on other pages lead to places that are there (CD842). */
export const anchorRule: SiteRule = (site, pages, found) => {
  const wanted = new Map<string, { page: string; file: string; id: string; href: string }[]>();
  for (const { path: page, file, anchors } of pages.values()) {
    for (const { path, id, href } of anchors) {
      const list = wanted.get(path) ?? [];
      if (list.length === 0) wanted.set(path, list);
      list.push({ page, file, id, href });
    }
  }
  for (const [path, links] of wanted) {
    const target = site.pages.get(path);
    if (target === undefined) continue;
    const { ids } = readMarkup(site.text(target));
    for (const { page, file, id, href } of links) {
      if (!isMissing(id, ids)) continue;
      found('CD842', page, file, {
        problem: `The link to "${href}" leads to no place on that page.`,
        expected: `an element with id="${id}" on ${path}`,
        clues: [href],
      });
    }
  }
};
