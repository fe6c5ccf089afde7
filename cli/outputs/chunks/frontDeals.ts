import { neighborhoodsOf } from '../../../data/model/deals/place.ts';
import type { CatalogEntry } from '../../plan/catalog/dealIndex.ts';

/** The most deals in the front, and the most letters in their texts. */
const maxDeals = 1_000;
const maxLetters = 130_000;

/**
 * The deals that represent all `listed` ones, in the same order, highest discount first: the best deal of each category in
 * each neighborhood, then the second best, and so on while there is room.
 */
export function frontDeals(listed: readonly CatalogEntry[]): CatalogEntry[] {
  const chosen = new Set<CatalogEntry>();
  let room = maxLetters;
  for (const entry of inRounds(listed)) {
    room -= lettersOf(entry);
    if (room < 0 || chosen.size === maxDeals) break;
    chosen.add(entry);
  }
  return listed.filter((entry) => chosen.has(entry));
}

function* inRounds(listed: readonly CatalogEntry[]): Iterable<CatalogEntry> {
  const groups = new Map<string, CatalogEntry[]>();
  for (const entry of listed) {
    const key = `${entry.deal.category} ${neighborhoodsOf(entry.deal.places).join(' ')}`;
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
  [title, slug, summary, vendor.name, affiliateUrl, ...tags].reduce((sum, { length }) => sum + length, 0);
