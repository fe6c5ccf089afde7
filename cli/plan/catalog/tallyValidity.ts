import type { DealSpan } from '../../../data/model/deals/dealPhase.ts';
import type { Clock, Validity } from '../../../data/model/time/clock.ts';

/** What counts of a deal: when it is live, and the groups that it is in. */
interface Tallied {
  readonly span: DealSpan;
  readonly deal: { readonly category: string; readonly neighborhood: string };
}

/** The times in which numbers of listed deals stay as they are. */
export interface TallyValidity {
  /** Of all deals together. */
  readonly all: Validity;
  /** Of each category. */
  readonly categories: Validity;
  /** Of each category and each neighborhood. */
  readonly groups: Validity;
}

/**
 * How long the numbers of listed deals stay. A deal that takes the place of another at the same instant changes no
 * number, so that pages with nothing but numbers do not go stale.
 */
export function tallyValidity(
  entries: readonly Tallied[],
  keepsEnded: boolean,
  newClock: () => Clock,
): TallyValidity {
  const validity = (groupsOf: (entry: Tallied) => readonly string[]) => {
    const clock = newClock();
    for (const instant of changesOf(entries, keepsEnded, groupsOf)) clock.hasPassed(instant);
    return clock.validity();
  };
  return {
    all: validity(() => ['']),
    categories: validity(({ deal }) => [deal.category]),
    groups: validity(({ deal }) => [`in ${deal.category}`, `at ${deal.neighborhood}`]),
  };
}

/** The instants at which the number of listed deals of any group becomes another. */
function changesOf(
  entries: readonly Tallied[],
  keepsEnded: boolean,
  groupsOf: (entry: Tallied) => readonly string[],
): number[] {
  const differences = new Map<number, Map<string, number>>();
  const count = (instant: number, groups: readonly string[], difference: number) => {
    const known = differences.get(instant) ?? new Map<string, number>();
    for (const group of groups) known.set(group, (known.get(group) ?? 0) + difference);
    differences.set(instant, known);
  };
  for (const entry of entries) {
    const { startsAt, endsAt } = entry.span;
    const groups = groupsOf(entry);
    if (startsAt !== null) count(startsAt, groups, 1);
    if (!keepsEnded) count(endsAt, groups, -1);
  }
  return [...differences]
    .filter(([, byGroup]) => [...byGroup.values()].some((difference) => difference !== 0))
    .map(([instant]) => instant);
}
