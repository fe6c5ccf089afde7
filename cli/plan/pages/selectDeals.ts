import { dealPhase } from '../../../data/model/deals/dealPhase.ts';
import { priceOf } from '../../../data/model/deals/offer.ts';
import { neighborhoodsOf } from '../../../data/model/deals/place.ts';
import {
  byDiscount,
  byExpiry,
  byPopularity,
  byPrice,
  type Comparator,
} from '../../../data/model/deals/ranking.ts';
import type { GuideSelection } from '../../../data/model/pages/guide.ts';
import { type LinkedText, withoutLinks } from '../../../data/model/pages/linkedText.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { type DateRange, daysOf } from '../../../data/model/time/dateRange.ts';
import type { Selection, SelectionRule } from '../../../data/schema/guide.ts';
import type { SiteDeal } from '../../content/site.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import type { PlanContext } from '../planContext.ts';
import { type Chosen, datedPicks } from './datedPicks.ts';
import { certainDays, type DaysOfUse, daysOfUse } from './daysOfUse.ts';
import { undatedPick } from './undatedPicks.ts';
import type { Wording } from './wording.ts';

/** What a guide requires of its deals besides its selection. */
export interface DealRequirements {
  /** The days that the guide is about, today or later: a deal must be usable on one of them. */
  readonly range: DateRange | null;
  readonly adultsOnly: boolean;
  readonly neighborhood: string | null;
}

/** What a guide shows, as it says it. */
export type SpokenSelection = Omit<Selection, 'picks'> & {
  readonly picks?: readonly { readonly deal: string; readonly reason: LinkedText }[] | undefined;
};

/** A selection of live texts as a page says it, with the ends of its reasons. */
export const spokenSelection = (selection: Selection, { plain, linked }: Wording): SpokenSelection => ({
  ...plain(selection),
  picks: selection.picks?.map(({ deal, reason }) => ({ deal, reason: withoutLinks(linked(reason)) })),
});

export const noRequirements: DealRequirements = { range: null, adultsOnly: false, neighborhood: null };

const orders: Record<Exclude<Selection['sort'], 'use'>, Comparator<SiteDeal>> = {
  discount: byDiscount,
  popularity: byPopularity,
  expiry: byExpiry,
  price: byPrice,
};

/**
 * The deals of a guide: those of its picks that are available, then the matches of its rules, up to its limit. Asks
 * `clock` about no more deals than needed.
 */
export function selectDeals(
  context: PlanContext,
  clock: Clock,
  selection: SpokenSelection,
  requirements: DealRequirements,
): GuideSelection {
  const { range } = requirements;
  const chosen = new Map<CatalogEntry, Chosen>();
  for (const [entry, reason] of candidates(context, selection, requirements)) {
    if (chosen.size >= selection.limit) break;
    if (chosen.has(entry)) continue;
    const use = range ? daysOfUse(entry, range, clock, context.zone) : liveUse(entry, clock);
    if (use) chosen.set(entry, { entry, reason, use });
  }
  const picks =
    range === null
      ? [...chosen.values()].map((choice) => undatedPick(choice, clock, context.zone))
      : datedPicks([...chosen.values()], range, context.zone);
  const cards = context.posters.arrangeGrid(picks.map(({ deal }) => deal));
  return {
    heading: selection.heading,
    picks: picks.map((pick, index) => ({ ...pick, deal: cards[index] ?? pick.deal })),
  };
}

/** The deals that a guide picks by name, then the matches of its rules, each with its reason. */
function* candidates(
  { catalog }: PlanContext,
  { picks = [], anyOf, sort }: SpokenSelection,
  { adultsOnly, neighborhood }: DealRequirements,
): Generator<[CatalogEntry, reason: LinkedText]> {
  for (const { deal, reason } of picks) {
    const entry = catalog.bySlug.get(deal);
    if (entry) yield [entry, reason];
  }
  if (!anyOf) return;
  for (const entry of sort === 'use' ? catalog.byUse : catalog.inOrder(orders[sort])) {
    const { deal } = entry;
    if (adultsOnly && deal.familyFriendly === true) continue;
    if (neighborhood !== null && !neighborhoodsOf(deal.places).includes(neighborhood)) continue;
    if (anyOf.some((rule) => matchesRule(entry, rule))) yield [entry, deal.summary];
  }
}

function matchesRule(entry: CatalogEntry, rule: SelectionRule): boolean {
  const { deal } = entry;
  const { categories, neighborhoods, audience, setting, minPrice, maxPrice, tags, dates } = rule;
  return (
    (categories?.includes(deal.category) ?? true) &&
    (neighborhoods === undefined || neighborhoodsOf(deal.places).some((id) => neighborhoods.includes(id))) &&
    (audience === undefined || (audience === 'family') === (deal.familyFriendly === true)) &&
    (setting === undefined || deal.outdoor === (setting === 'outdoor')) &&
    (minPrice === undefined || (priceOf(deal.offer) ?? -1) >= minPrice) &&
    (maxPrice === undefined || (priceOf(deal.offer) ?? Infinity) <= maxPrice) &&
    (tags?.some((tag) => deal.tags?.includes(tag)) ?? true) &&
    (dates === undefined || certainDays(entry, daysOf(dates)).length > 0)
  );
}

/** A live deal outside of any range can be used, on days that do not matter; `null` for others. */
const liveUse = (entry: CatalogEntry, clock: Clock): DaysOfUse | null =>
  dealPhase(entry.span, clock) === 'live' ? { everyDay: true, days: [] } : null;
