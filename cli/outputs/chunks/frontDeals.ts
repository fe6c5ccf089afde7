import type { CatalogEntry } from '../../plan/catalog/dealCatalog.ts';

/** How many deals the front has at most, and how many letters of their words. */
const mostDeals = 1_000;
const mostLetters = 130_000;

/**
 * The deals that stand for all `listed` ones, which come highest discount first, in their order: in rounds the best of
 * each category in each neighborhood, then the second best, as far as there is room.
 */
export function frontDeals(listed: readonly CatalogEntry[]): CatalogEntry[] {
  const chosen = new Set<CatalogEntry>();
  let room = mostLetters;
  for (const entry of inRounds(listed)) {
    room -= lettersOf(entry);
    if (room < 0 || chosen.size === mostDeals) break;
    chosen.add(entry);
  }
  return listed.filter((entry) => chosen.has(entry));
}

function* inRounds(listed: readonly CatalogEntry[]): Iterable<CatalogEntry> {
  const groups = new Map<string, CatalogEntry[]>();
  for (const entry of listed) {
    const key = `${entry.deal.category} ${entry.deal.neighborhood}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const longest = Math.max(0, ...[...groups.values()].map(({ length }) => length));
  for (let round = 0; round < longest; round++) {
    for (const group of groups.values()) {
      const entry = group[round];
      if (entry) yield entry;
    }
  }
}

const lettersOf = ({ deal: { title, slug, summary, vendor, affiliateUrl = '', tags = [] } }: CatalogEntry) =>
  [title, slug, summary, vendor, affiliateUrl, ...tags].reduce((sum, { length }) => sum + length, 0);
