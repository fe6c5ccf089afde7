import type { SiteDeal } from '../../content/site.ts';

interface Entry {
  readonly deal: Pick<SiteDeal, 'tags' | 'category' | 'outdoor' | 'places'>;
}

/** A tag of more deals says little about what they are for, and comparing all of them would take time. */
const mostDealsOfTag = 32;

/**
 * What deals of different categories share at least: a tag of ten deals, or several of more. The rarer a tag, the more it says.
 */
const leastShared = 0.1;

/** What else speaks for a deal, less than most tags do. */
const bonuses = { category: 0.06, setting: 0.03, neighborhood: 0.02 };

/**
 * A function that finds what is of a kind with an entry: the entries of its category or neighborhood that share telling tags with
 * it, those that share most first, and equal ones from the place of the entry on and around. Tags alone do not make deals alike:
 * a manicure and an evening of bingo are both for friends.
 */
export function createDealsOfAKind<E extends Entry>(entries: readonly E[]): (entry: E) => readonly E[] {
  let tagged: Tagged<E> | undefined;
  return (entry) => {
    tagged ??= tellingTags(entries);
    const shared = sharedWith(entry, tagged);
    const own = tagged.positions.get(entry) ?? 0;
    const distance = (other: E) =>
      ((tagged?.positions.get(other) ?? 0) - own + entries.length) % entries.length;
    return [...shared]
      .filter(
        ([{ deal }, share]) =>
          deal.category === entry.deal.category ||
          (share >= leastShared && shareNeighborhood(deal, entry.deal)),
      )
      .map(([other, share]) => ({ other, share: share + bonus(entry, other) }))
      .sort((a, b) => b.share - a.share || distance(a.other) - distance(b.other))
      .map(({ other }) => other);
  };
}

interface Tagged<E> {
  readonly byTag: ReadonlyMap<string, readonly E[]>;
  readonly positions: ReadonlyMap<E, number>;
}

/** The deals by tags that tell something. */
function tellingTags<E extends Entry>(entries: readonly E[]): Tagged<E> {
  const byTag = new Map<string, E[]>();
  for (const entry of entries) {
    for (const tag of entry.deal.tags ?? []) {
      const same = byTag.get(tag);
      if (!same) byTag.set(tag, [entry]);
      // One more than counts shows that there are too many.
      else if (same.length <= mostDealsOfTag) same.push(entry);
    }
  }
  for (const [tag, same] of byTag) if (same.length > mostDealsOfTag) byTag.delete(tag);
  return { byTag, positions: new Map(entries.map((entry, index) => [entry, index])) };
}

/** How much other deals share with `entry`. */
function sharedWith<E extends Entry>(entry: E, { byTag }: Tagged<E>): Map<E, number> {
  const shared = new Map<E, number>();
  for (const tag of entry.deal.tags ?? []) {
    const same = byTag.get(tag) ?? [];
    for (const other of same) {
      if (other !== entry) shared.set(other, (shared.get(other) ?? 0) + 1 / same.length);
    }
  }
  return shared;
}

function bonus({ deal }: Entry, other: Entry): number {
  return (
    (deal.category === other.deal.category ? bonuses.category : 0) +
    (deal.outdoor === other.deal.outdoor ? bonuses.setting : 0) +
    (shareNeighborhood(deal, other.deal) ? bonuses.neighborhood : 0)
  );
}

const shareNeighborhood = (one: Entry['deal'], other: Entry['deal']): boolean =>
  one.places.some(({ neighborhood }) => other.places.some((place) => place.neighborhood === neighborhood));
