import { type DatedTimes, timesText } from '../../../data/model/deals/datedTimes.ts';
import { boundedCache, memoize } from '../../../data/model/memoize.ts';
import { whenPath } from '../../../data/model/routes.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import {
  type DateRange,
  daysOf,
  formatDay,
  formatShortRange,
  formatWeekday,
} from '../../../data/model/time/dateRange.ts';
import { timesInPart } from '../../../data/model/time/partOfDay.ts';
import { isCertain, whatIsLeft } from '../../../data/model/time/takesPlace.ts';
import { type ListedTime, listedTimes } from '../../../data/model/time/whenFilter.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import type { PlanFrame } from '../ingredients.ts';
import type { PlanContext } from '../planContext.ts';
import { certainDays, type DayOfUse } from './daysOfUse.ts';
import { type Listing, type ListingPlan, phaseChanges } from './listings.ts';
import { listingWords } from './listingWords.ts';

/**
 * What takes place today, tonight and on the weekend: the filter of the deal browser as pages, in its order. They go stale
 * at the ends of days and of the sessions that they name. Rule: data/model/time/whenFilter.ts
 */
export const timeListingPlans = (): ListingPlan[] =>
  listedTimes.map((time) => ({ path: whenPath(time), listing: (context) => timeListing(context, time) }));

function timeListing(context: PlanContext, time: ListedTime): Listing {
  const { site, catalog } = context;
  const clock = context.newClock();
  const range = rangeOf(context, clock, time);
  const certain = certainIn(catalog.entries)(`${range.first} ${range.last}`);
  const days = new Map<CatalogEntry, readonly DatedTimes[]>();
  for (const entry of catalog.listed) {
    const left = daysLeft(certain.get(entry) ?? [], time, clock, context);
    if (left.length > 0) days.set(entry, left);
  }
  return {
    path: whenPath(time),
    aliases: [],
    scope: { kind: 'when', when: time },
    picture: null,
    words: listingWords(site, time),
    entries: [...days]
      .map(([entry, left]) => ({ entry, start: startOf(left) }))
      .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
      .map(({ entry }) => entry),
    changes: phaseChanges(entriesOf(certain)),
    valid: clock.validity(),
    time: { when: time, label: rangeLabel(range), days: range, until: context.zone.endOfDate(range.last) },
    upcoming: [],
    source: 'site.json',
  };
}

/** When a deal takes place at the time of a listing, in words. */
export function listedTimesOf(
  frame: PlanFrame,
  { when, days }: { readonly when: ListedTime; readonly days: DateRange },
  entry: CatalogEntry,
): string {
  const left = daysLeft(certainDays(entry, daysOf(days)), when, frame.newClock(), frame);
  return timesText(left, when === 'weekend');
}

type CertainDays = ReadonlyMap<CatalogEntry, readonly DayOfUse[]>;

/** The deals that certainly take place in a range, and their days. Several instants ask for the same range. */
const certainIn = memoize(
  (entries: readonly CatalogEntry[]) =>
    memoize((range: string): CertainDays => {
      const [first = '', last = ''] = range.split(' ');
      const dates = daysOf({ first, last });
      const days = entries.map((entry) => [entry, certainDays(entry, dates)] as const);
      return new Map(days.filter(([, each]) => each.length > 0));
    }, boundedCache(2)),
  new WeakMap(),
);

/** The same list each time, which `phaseChanges` remembers. */
const entriesOf = memoize((certain: CertainDays) => [...certain.keys()], new WeakMap());

function rangeOf({ site }: PlanContext, clock: Clock, time: ListedTime): DateRange {
  if (time === 'weekend') return clock.weekend(site.config.publicHolidays.map(({ date }) => date));
  const today = clock.today();
  return { first: today, last: today };
}

const rangeLabel = (range: DateRange) =>
  range.first === range.last
    ? `${formatWeekday(range.first)}, ${formatDay(range.first)}`
    : formatShortRange(range);

/**
 * Those of the `certain` days of a deal that are not over. Asks `clock` only about what the page
 * says: the ends of the sessions that it names, and of days that it names with their times.
 */
function daysLeft(
  certain: readonly DayOfUse[],
  time: ListedTime,
  clock: Clock,
  { zone }: Pick<PlanFrame, 'zone'>,
): DatedTimes[] {
  const days = certain
    .map(({ date, times }) => ({ date, times: time === 'tonight' ? timesInPart(times, 'evening') : times }))
    .filter(({ times }) => isCertain(times));
  const isOver = ({ date }: DatedTimes) => clock.hasPassed(zone.endOfDate(date));
  if (days.every(({ times }) => times === 'any')) return days.slice(-1).some(isOver) ? [] : days;
  return days
    .filter((day) => !isOver(day))
    .map(({ date, times }) => ({ date, times: whatIsLeft(times, date, zone, clock.hasPassed) }))
    .filter(({ times }) => isCertain(times));
}

/** Sorts as text: the first session; other deals come after all sessions. */
function startOf([first]: readonly DatedTimes[]): string {
  if (!first || typeof first.times === 'string') return '9';
  const [session] = first.times;
  return session?.session ? `${first.date} ${String(session.from).padStart(4, '0')}` : '9';
}
