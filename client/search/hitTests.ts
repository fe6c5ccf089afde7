import type { DealCalendar } from '../../data/model/deals/dealCalendar.ts';
import { keepsLimit, type PriceLimit } from '../../data/model/deals/priceLimit.ts';
import { timeFor } from '../../data/model/deals/timeFor.ts';
import type { WhenFilter } from '../../data/model/time/whenFilter.ts';
import type { DealHit, SearchHit } from './searchHit.ts';

const isDeal = (hit: SearchHit): hit is DealHit => hit.kind === 'deal';

/** Whether a hit is within `limit`. A guide has no price. */
export const isAffordable = (hit: SearchHit, limit: PriceLimit | null): boolean =>
  limit === null || !isDeal(hit) || keepsLimit(limit, hit.deal.price);

/** The deals that are on at a time, and not over; a guide has no time. */
export function onlyAt(
  when: WhenFilter,
  hits: readonly SearchHit[],
  { now, calendar }: At,
): readonly SearchHit[] {
  const isOn = ({ deal }: DealHit) => {
    const time = timeFor(deal, when);
    return calendar.takesPlace(deal, time, now) && !calendar.isOver(deal, time, now);
  };
  return hits.filter((hit) => !isDeal(hit) || isOn(hit));
}

/** `hits` with sessions at a time by their start, after guides and before what has none. */
export function byStart(
  when: WhenFilter,
  hits: readonly SearchHit[],
  { now, calendar }: At,
): readonly SearchHit[] {
  const startOf = (hit: SearchHit) =>
    isDeal(hit) ? (calendar.startOf(hit.deal, when, now) ?? Number.MAX_VALUE) : 0;
  return hits.toSorted((a, b) => startOf(a) - startOf(b));
}

interface At {
  readonly now: number;
  readonly calendar: DealCalendar;
}

/** So many deals with a name of what is asked for are enough to put all others behind them. */
const enough = 4;

/** Deals first, cheapest first, before what has no price; if enough of them are called by the words, those before others. */
export function cheapestFirst(hits: readonly SearchHit[]): readonly SearchHit[] {
  const deals = hits.filter(isDeal);
  const hasNames = deals.filter(({ isNamed }) => isNamed).length >= enough;
  const tier = ({ isNamed }: DealHit) => (hasNames && !isNamed ? 1 : 0);
  const price = ({ deal }: DealHit) => deal.price ?? Number.MAX_VALUE;
  return [
    ...deals.sort((a, b) => tier(a) - tier(b) || price(a) - price(b)),
    ...hits.filter((hit) => !isDeal(hit)),
  ];
}

const free = /^(?:for )?(?:free|gratis|gratuit[oa]s?)(?!\p{L})/iu;

/**
 * What costs nothing before other deals for words that begin with "free". For that alone there are no others, if anything is free:
 * they give something away with what is paid.
 */
export function freeFirst(hits: readonly SearchHit[], words: string): readonly SearchHit[] {
  const isFree = (hit: SearchHit) => isDeal(hit) && hit.deal.price === 0;
  if (!free.test(words) || !hits.some(isFree)) return hits;
  const isPaid = (hit: SearchHit) => isDeal(hit) && !isFree(hit);
  const others = words.replace(free, '') === '' ? [] : hits.filter(isPaid);
  return [...hits.filter((hit) => !isPaid(hit)), ...others];
}

/** Those of `hits` that are not among `known`. */
export const withoutThese = (
  known: readonly SearchHit[],
  hits: readonly SearchHit[],
): readonly SearchHit[] => {
  const keyOf = (hit: SearchHit) => (hit.kind === 'deal' ? hit.deal : hit.kind === 'guide' ? hit.guide : hit);
  const keys = new Set(known.map(keyOf));
  return hits.filter((hit) => !keys.has(keyOf(hit)));
};
