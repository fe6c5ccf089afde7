import { neighborhoodsOf } from '../../../data/model/deals/place.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import { isTellingTag } from '../catalog/dealsOfAKind.ts';
import { type DealHashes, hashesOfDeal } from './dealHashes.ts';
import { longestIncrease } from './longestIncrease.ts';

/** What is kept of a deal, so that a later build can tell whether it has changed. */
export interface KeptDeal extends DealHashes {
  readonly slug: string;
  /** What it has in common with the deals that its plan looks at. */
  readonly groups: () => readonly string[];
}

/** What has changed since an earlier build. */
export interface ChangedDeals {
  /** False if nothing has that plans of deals and lists go by. */
  readonly any: boolean;
  /** Whether the plan of a deal looked at one that has changed, or would now. */
  readonly isAffected: (entry: CatalogEntry) => boolean;
}

/** An entry as it is kept. */
export const keptDeal = ({ deal }: CatalogEntry): KeptDeal => ({
  slug: deal.slug,
  ...hashesOfDeal(deal),
  groups: () => groupsOf(deal),
});

/**
 * Compares `entries` with those of an earlier build, `before`, each in the order of the catalog. A deal that is in another place than
 * those that have not moved counts as changed: plans ask for what comes next.
 */
export function changedDeals(before: readonly KeptDeal[], entries: readonly CatalogEntry[]): ChangedDeals {
  const places = new Map(before.map(({ slug }, index) => [slug, index]));
  const same = entries.filter(({ deal }) => {
    const place = places.get(deal.slug);
    return place !== undefined && before[place]?.facts === hashesOfDeal(deal).facts;
  });
  const oldPlaces = same.map(({ deal }) => places.get(deal.slug) ?? 0);
  const kept = new Set([...longestIncrease(oldPlaces)].flatMap((index) => same[index]?.deal.slug ?? []));
  const changed = [
    ...before.filter(({ slug }) => !kept.has(slug)),
    ...entries.filter(({ deal }) => !kept.has(deal.slug)).map(keptDeal),
  ];
  const groups = groupsThatMatter(changed, [before, entries.map(keptDeal)]);
  return {
    any: changed.length > 0,
    isAffected: ({ deal }) =>
      changed.length > 0 && (!kept.has(deal.slug) || groupsOf(deal).some((group) => groups.has(group))),
  };
}

/**
 * The groups of `changed` deals but tags that too many deals have to tell which are of a kind, in each of the `catalogs` before and
 * after the change.
 */
function groupsThatMatter(
  changed: readonly KeptDeal[],
  catalogs: readonly (readonly KeptDeal[])[],
): ReadonlySet<string> {
  const groups = new Set(changed.flatMap((deal) => deal.groups()));
  const tags = [...groups].filter((group) => group.startsWith(tagPrefix));
  if (tags.length === 0) return groups;
  const telling = new Set(catalogs.flatMap((deals) => tellingTags(deals, tags)));
  for (const tag of tags) if (!telling.has(tag)) groups.delete(tag);
  return groups;
}

/** Those of `tags` that few enough of `deals` have. */
function tellingTags(deals: readonly KeptDeal[], tags: readonly string[]): string[] {
  const counts = new Map(tags.map((tag) => [tag, 0]));
  for (const deal of deals) {
    for (const group of deal.groups()) {
      const count = counts.get(group);
      if (count !== undefined) counts.set(group, count + 1);
    }
  }
  return tags.filter((tag) => isTellingTag(counts.get(tag) ?? 0));
}

const tagPrefix = 'tag ';

/** The lists in which the plan of a deal looks for others (planDeal.ts): what is in none of them makes no difference to it. */
const groupsOf = ({ category, places, vendor, tags = [] }: CatalogEntry['deal']): string[] => [
  `category ${category}`,
  `vendor ${vendor.name}`,
  ...neighborhoodsOf(places).map((id) => `neighborhood ${id}`),
  ...tags.map((tag) => tagPrefix + tag),
];
