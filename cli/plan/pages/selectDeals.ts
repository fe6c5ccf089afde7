import { dealPhase, firstDay, lastDay } from '../../../data/model/deals/dealPhase.ts';
import { priceOf } from '../../../data/model/deals/offer.ts';
import { neighborhoodsOf } from '../../../data/model/deals/place.ts';
import {
  byDiscount,
  byExpiry,
  byPopularity,
  byPrice,
  type Comparator,
} from '../../../data/model/deals/ranking.ts';
import type { GuidePick, GuideSelection } from '../../../data/model/pages/guide.ts';
import { weekdayOf } from '../../../data/model/time/calendar.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { type DateRange, daysOf, formatWeekday } from '../../../data/model/time/dateRange.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { Selection, SelectionRule } from '../../../data/schema/guide.ts';
import type { SiteDeal } from '../../content/site.ts';
import type { CatalogEntry } from '../catalog/dealCatalog.ts';
import type { PlanContext } from '../planContext.ts';

/** What a guide requires of its deals besides its selection. */
export interface DealRequirements {
  /** The days that the guide is about, today or later: a deal must be usable on one of them. */
  readonly range: DateRange | null;
  readonly adultsOnly: boolean;
  readonly neighborhood: string | null;
}

export const noRequirements: DealRequirements = { range: null, adultsOnly: false, neighborhood: null };

const orders: Record<Selection['sort'], Comparator<SiteDeal>> = {
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
  selection: Selection,
  requirements: DealRequirements,
): GuideSelection {
  const chosen = new Map<CatalogEntry, string>();
  for (const [entry, reason] of candidates(context, selection, requirements)) {
    if (chosen.size >= selection.limit) break;
    if (!chosen.has(entry) && isUsable(context, clock, entry, requirements.range)) chosen.set(entry, reason);
  }
  const cards = context.posters.arrangeGrid([...chosen.keys()].map(({ card }) => card));
  const picks = [...chosen].map(([entry, reason], index) => ({
    ...pickOf(entry, reason, requirements.range),
    deal: cards[index] ?? entry.card,
  }));
  return { heading: selection.heading, picks };
}

/** The deals that a guide picks by name, then the matches of its rules, each with its reason. */
function* candidates(
  { catalog }: PlanContext,
  { picks = [], anyOf, sort }: Selection,
  { adultsOnly, neighborhood }: DealRequirements,
): Generator<[CatalogEntry, reason: string]> {
  for (const { deal, reason } of picks) {
    const entry = catalog.bySlug.get(deal);
    if (entry) yield [entry, reason];
  }
  if (!anyOf) return;
  for (const entry of catalog.inOrder(orders[sort])) {
    const { deal } = entry;
    if (adultsOnly && deal.familyFriendly === true) continue;
    if (neighborhood !== null && !neighborhoodsOf(deal.places).includes(neighborhood)) continue;
    if (anyOf.some((rule) => matchesRule(deal, rule))) yield [entry, deal.summary];
  }
}

function matchesRule(deal: SiteDeal, rule: SelectionRule): boolean {
  const { categories, neighborhoods, audience, setting, minPrice, maxPrice, tags, dates } = rule;
  return (
    (categories?.includes(deal.category) ?? true) &&
    (neighborhoods === undefined || neighborhoodsOf(deal.places).some((id) => neighborhoods.includes(id))) &&
    (audience === undefined || (audience === 'family') === (deal.familyFriendly === true)) &&
    (setting === undefined || deal.outdoor === (setting === 'outdoor')) &&
    (minPrice === undefined || (priceOf(deal.offer) ?? -1) >= minPrice) &&
    (maxPrice === undefined || (priceOf(deal.offer) ?? Infinity) <= maxPrice) &&
    (tags?.some((tag) => deal.tags?.includes(tag)) ?? true) &&
    (dates === undefined || usableDays(deal, dates).length > 0)
  );
}

/** The days of `range` on which the site offers a deal and it can certainly be used. */
function usableDays(deal: SiteDeal, range: DateRange): LocalDate[] {
  const { days, months, irregular } = deal;
  const last = lastDay(deal) ?? '9999';
  if (irregular) return [];
  const first = firstDay(deal) ?? '';
  return daysOf(range).filter(
    (day) =>
      day >= first &&
      day <= last &&
      (days?.includes(weekdayOf(day)) ?? true) &&
      (months?.includes(Number(day.slice(5, 7))) ?? true),
  );
}

function isUsable(context: PlanContext, clock: Clock, entry: CatalogEntry, range: DateRange | null): boolean {
  if (range === null) return dealPhase(entry.span, clock) === 'live';
  // Only the last day matters: the page already lists the deal before its first day.
  const last = usableDays(entry.deal, range).at(-1);
  return last !== undefined && !clock.hasPassed(context.zone.endOfDate(last));
}

function pickOf({ deal, card }: CatalogEntry, reason: string, range: DateRange | null): GuidePick {
  return {
    deal: card,
    reason,
    when: range && usableDaysLabel(deal, range),
  };
}

/** In a longer range, naming the days would take too much room. */
const maxNamedDays = 4;

/** "Fri, Sun" for a deal that can be used on these days of `range` only; `null` if the days need not be named. */
function usableDaysLabel(deal: SiteDeal, range: DateRange): string | null {
  const dayCount = daysOf(range).length;
  const days = usableDays(deal, range);
  if (dayCount === 1 || dayCount > maxNamedDays || days.length === dayCount) return null;
  return days.map((day) => formatWeekday(day, 'short')).join(', ');
}
