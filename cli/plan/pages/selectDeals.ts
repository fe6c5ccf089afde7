import { subtractMoney } from '../../../data/model/amounts.ts';
import { dealPhase, firstDay } from '../../../data/model/deals/dealPhase.ts';
import {
  byDiscount,
  byExpiry,
  byPopularity,
  byPrice,
  type Comparator,
} from '../../../data/model/deals/ranking.ts';
import type { GuidePick, GuideSelection } from '../../../data/model/pages/guide.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { type DateRange, daysOf, formatWeekday } from '../../../data/model/time/dateRange.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { weekdayOf } from '../../../data/model/time/weekday.ts';
import { endOfDate } from '../../../data/model/time/zone.ts';
import type { Selection, SelectionRule } from '../../../data/schema/guide.ts';
import type { SiteDeal } from '../../content/site.ts';
import type { CatalogueEntry } from '../catalog/dealCatalog.ts';
import type { PlanContext } from '../planContext.ts';

/** What a guide asks of its deals beside its selection. */
export interface Demands {
  /** The days that the guide is about: deals must be usable on one of them that is not over. */
  readonly range: DateRange | null;
  readonly adultsOnly: boolean;
  readonly neighborhood: string | null;
}

export const noDemands: Demands = { range: null, adultsOnly: false, neighborhood: null };

const orders: Record<Selection['sort'], Comparator<SiteDeal>> = {
  discount: byDiscount,
  popularity: byPopularity,
  expiry: byExpiry,
  price: byPrice,
};

/**
 * The deals of a guide: its picks as far as they can be had, then what its rule finds, up to its limit. `clock` is
 * asked about no more deals than needed.
 */
export function selectDeals(
  context: PlanContext,
  clock: Clock,
  selection: Selection,
  demands: Demands,
): GuideSelection {
  const chosen = new Map<CatalogueEntry, string>();
  for (const [entry, reason] of candidates(context, selection, demands)) {
    if (chosen.size >= selection.limit) break;
    if (!chosen.has(entry) && isUsable(context, clock, entry, demands.range)) chosen.set(entry, reason);
  }
  const cards = context.posters.inGrid([...chosen.keys()].map(({ card }) => card));
  const picks = [...chosen].map(([entry, reason], index) => ({
    ...pickOf(entry, reason, demands.range),
    deal: cards[index] ?? entry.card,
  }));
  return { heading: selection.heading, picks };
}

/** What a guide picks by name, then what its rule finds, each with its reason; found as far as it is asked for. */
function* candidates(
  { catalogue }: PlanContext,
  { picks = [], anyOf, sort }: Selection,
  { adultsOnly, neighborhood }: Demands,
): Generator<[CatalogueEntry, reason: string]> {
  for (const { deal, reason } of picks) {
    const entry = catalogue.bySlug.get(deal);
    if (entry) yield [entry, reason];
  }
  if (!anyOf) return;
  for (const entry of catalogue.inOrder(orders[sort])) {
    const { deal } = entry;
    if (adultsOnly && deal.familyFriendly === true) continue;
    if (neighborhood !== null && deal.neighborhood !== neighborhood) continue;
    if (anyOf.some((rule) => fits(deal, rule))) yield [entry, deal.summary];
  }
}

function fits(deal: SiteDeal, rule: SelectionRule): boolean {
  const { categories, neighborhoods, audience, setting, minPrice, maxPrice, tags, dates } = rule;
  return (
    (categories?.includes(deal.category) ?? true) &&
    (neighborhoods?.includes(deal.neighborhood) ?? true) &&
    (audience === undefined || (audience === 'family') === (deal.familyFriendly === true)) &&
    (setting === undefined || deal.outdoor === (setting === 'outdoor')) &&
    (minPrice === undefined || deal.discountPrice >= minPrice) &&
    (maxPrice === undefined || deal.discountPrice <= maxPrice) &&
    (tags?.some((tag) => deal.tags?.includes(tag)) ?? true) &&
    (dates === undefined || usableDays(deal, dates).length > 0)
  );
}

/** The days of `range` on which the site offers a deal, and it can surely be used. */
function usableDays(deal: SiteDeal, range: DateRange): LocalDate[] {
  const { days, months, irregular, expiryDate } = deal;
  if (irregular) return [];
  const first = firstDay(deal) ?? '';
  return daysOf(range).filter(
    (day) =>
      day >= first &&
      day <= expiryDate &&
      (days?.includes(weekdayOf(day)) ?? true) &&
      (months?.includes(Number(day.slice(5, 7))) ?? true),
  );
}

function isUsable(
  context: PlanContext,
  clock: Clock,
  entry: CatalogueEntry,
  range: DateRange | null,
): boolean {
  if (range === null) return dealPhase(entry.span, clock) === 'live';
  // Nothing is asked about its beginning: on its first day the page goes on to say the same.
  const last = usableDays(entry.deal, range).at(-1);
  return last !== undefined && !clock.hasPassed(endOfDate(last, context.zone));
}

function pickOf({ deal, card }: CatalogueEntry, reason: string, range: DateRange | null): GuidePick {
  return {
    deal: card,
    saving: subtractMoney(deal.originalPrice, deal.discountPrice),
    reason,
    when: range && whenIn(deal, range),
  };
}

/** Of more days than these, naming each would say less than it takes room. */
const longestNamed = 4;

function whenIn(deal: SiteDeal, range: DateRange): string | null {
  const all = daysOf(range);
  const days = usableDays(deal, range);
  const isPlain = all.length === 1 || all.length > longestNamed || days.length === all.length;
  if (isPlain) return null;
  return days.map((day) => formatWeekday(day, 'short')).join(', ');
}
