import type { DealSpan } from '../../../data/model/deals/dealPhase.ts';
import { neighborhoodsOf, type Place } from '../../../data/model/deals/place.ts';
import type { Clock, Validity } from '../../../data/model/time/clock.ts';

/** The fields of a deal that matter for counting: when it is live, and the groups that it belongs to. */
interface CountedDeal {
  readonly span: DealSpan;
  readonly deal: { readonly category: string; readonly places: readonly Place[] };
}

/** Of all deals together, of each category, and of each category and each neighborhood. */
type Counted<T> = { readonly [Groups in 'all' | 'categories' | 'groups']: T };

/** The instants (epoch milliseconds) at which numbers of listed deals change. */
export type CountChanges = Counted<readonly number[]>;

/** How long numbers of listed deals stay the same. */
export type CountValidity = Counted<Validity>;

/**
 * When the numbers of listed deals change. A deal that begins when another ends changes no number, so a page that shows
 * nothing but numbers does not go stale then.
 */
export function countChanges(entries: readonly CountedDeal[], keepsEnded: boolean): CountChanges {
  return {
    all: changesOf(entries, keepsEnded, () => ['']),
    categories: changesOf(entries, keepsEnded, ({ deal }) => [deal.category]),
    groups: changesOf(entries, keepsEnded, ({ deal }) => [
      `in ${deal.category}`,
      ...neighborhoodsOf(deal.places).map((id) => `at ${id}`),
    ]),
  };
}

/** How long the numbers of listed deals stay the same, by clocks that are all at the same instant. */
export function countValidity(changes: CountChanges, newClock: () => Clock): CountValidity {
  const validity = (instants: readonly number[]) => {
    const clock = newClock();
    for (const instant of instants) clock.dependOn(instant);
    return clock.validity();
  };
  return {
    all: validity(changes.all),
    categories: validity(changes.categories),
    groups: validity(changes.groups),
  };
}

/** The instants at which the number of listed deals of any group changes. */
function changesOf(
  entries: readonly CountedDeal[],
  keepsEnded: boolean,
  groupsOf: (entry: CountedDeal) => readonly string[],
): number[] {
  const differences = new Map<number, Map<string, number>>();
  const count = (instant: number, groups: readonly string[], difference: number) => {
    const byGroup = differences.get(instant) ?? new Map<string, number>();
    for (const group of groups) byGroup.set(group, (byGroup.get(group) ?? 0) + difference);
    differences.set(instant, byGroup);
  };
  for (const entry of entries) {
    const { startsAt, endsAt } = entry.span;
    const groups = groupsOf(entry);
    if (startsAt !== null) count(startsAt, groups, 1);
    if (!keepsEnded && endsAt !== null) count(endsAt, groups, -1);
  }
  return [...differences]
    .filter(([, byGroup]) => [...byGroup.values()].some((difference) => difference !== 0))
    .map(([instant]) => instant);
}
