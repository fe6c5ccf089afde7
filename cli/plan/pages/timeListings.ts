import { type DatedTimes, timesText } from '../../../data/model/deals/datedTimes.ts';
import { boundedCache, memoize } from '../../../data/model/memoize.ts';
import type { ListedTimes } from '../../../data/model/pages/view.ts';
import { whenPath } from '../../../data/model/routes.ts';
import type { Clock, Validity } from '../../../data/model/time/clock.ts';
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
import { overTimes } from './overTimes.ts';

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
  const certain = certainIn(catalog.entries)(range);
  return {
    path: whenPath(time),
    aliases: [],
    scope: { kind: 'when', when: time },
    picture: null,
    words: listingWords(site, time),
    entries: entriesLeft(context, timedEntries(certain)(time), clock),
    changes: phaseChanges(entriesOf(certain)),
    valid: clock.validity(),
    time: { when: time, label: rangeLabel(range), days: range, until: context.zone.endOfDate(range.last) },
    upcoming: [],
    source: 'site.json',
  };
}

/** The listed ones of `timed` that are not over: sessions first, by their start. Narrows the validity of `clock`. */
function entriesLeft(context: PlanContext, timed: readonly TimedEntry[], clock: Clock): CatalogEntry[] {
  const probe = context.newClock();
  const sessions: Left[] = [];
  const others: Left[] = [];
  for (const each of timed) {
    if (!context.catalog.isListed(each.entry, probe)) continue;
    if (each.left === null || !isTrueAt(probe, each.left.valid)) each.left = leftOf(each, context);
    const { valid, start, isOver } = each.left;
    if (valid.from !== null) clock.dependOn(valid.from);
    if (valid.until !== null) clock.dependOn(valid.until);
    if (!isOver) (start === afterSessions ? others : sessions).push(each.left);
  }
  sessions.sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  return [...sessions, ...others].map(({ entry }) => entry);
}

const isTrueAt = (clock: Clock, { from, until }: Validity) =>
  (from === null || clock.hasPassed(from)) && (until === null || !clock.hasPassed(until));

/** A deal that certainly takes place at the time of a listing. */
interface TimedEntry {
  readonly entry: CatalogEntry;
  readonly days: readonly DatedTimes[];
  /** What was left of it when it was last asked for. Most deals have the same answer at many instants. */
  left: Left | null;
}

/** What is left of a deal, and how long that stays true. */
interface Left {
  readonly entry: CatalogEntry;
  readonly isOver: boolean;
  readonly start: string;
  readonly valid: Validity;
}

function leftOf({ entry, days }: TimedEntry, context: PlanContext): Left {
  const clock = context.newClock();
  const left = daysLeft(days, clock, context);
  return { entry, isOver: left.length === 0, start: startOf(left), valid: clock.validity() };
}

/** When a deal takes place at the time of a listing. */
export function listedTimesOf(
  frame: PlanFrame,
  { when, days }: { readonly when: ListedTime; readonly days: DateRange },
  entry: CatalogEntry,
): ListedTimes {
  const certain = daysAt(when, certainDays(entry, daysOf(days)));
  const left = daysLeft(certain, frame.newClock(), frame);
  return { text: timesText(left, when === 'weekend'), over: overTimes(left, when !== 'weekend', frame.zone) };
}

type CertainDays = ReadonlyMap<CatalogEntry, readonly DayOfUse[]>;

/**
 * The deals that certainly take place in a range, and their days. Several instants ask for the same range: plans go through time, so
 * the last day and the last weekend are enough.
 */
const certainIn = memoize((entries: readonly CatalogEntry[]) => {
  const compute = (range: string): CertainDays => {
    const [first = '', last = ''] = range.split(' ');
    const dates = daysOf({ first, last });
    const days = entries.map((entry) => [entry, certainDays(entry, dates)] as const);
    return new Map(days.filter(([, each]) => each.length > 0));
  };
  const ofDay = memoize(compute, boundedCache(1));
  const ofDays = memoize(compute, boundedCache(1));
  return ({ first, last }: DateRange) => (first === last ? ofDay : ofDays)(`${first} ${last}`);
}, new WeakMap());

/** The deals of `certain` that take place at a time, in the order of the catalog. */
const timedEntries = memoize(
  (certain: CertainDays) =>
    memoize((time: ListedTime): readonly TimedEntry[] =>
      [...certain].flatMap(([entry, all]) => {
        const days = daysAt(time, all);
        return days.length > 0 ? { entry, days, left: null } : [];
      }),
    ),
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

/** Those of the `certain` days of a deal on which it takes place at a time. */
const daysAt = (time: ListedTime, certain: readonly DayOfUse[]): DatedTimes[] =>
  certain
    .map(({ date, times }) => ({ date, times: time === 'tonight' ? timesInPart(times, 'evening') : times }))
    .filter(({ times }) => isCertain(times));

/**
 * Those `days` of a deal that are not over. Asks `clock` only about what the page says: the ends of
 * the sessions that it names, and of days that it names with their times.
 */
function daysLeft(
  days: readonly DatedTimes[],
  clock: Clock,
  { zone }: Pick<PlanFrame, 'zone'>,
): readonly DatedTimes[] {
  const isOver = ({ date }: DatedTimes) => clock.hasPassed(zone.endOfDate(date));
  if (days.every(({ times }) => times === 'any')) return days.slice(-1).some(isOver) ? [] : days;
  return days
    .filter((day) => !isOver(day))
    .map(({ date, times }) => ({ date, times: whatIsLeft(times, date, zone, clock.hasPassed) }))
    .filter(({ times }) => isCertain(times));
}

/** Sorts after every date. */
const afterSessions = '9';

/** Sorts as text: the first session; other deals come after all sessions. */
function startOf([first]: readonly DatedTimes[]): string {
  if (!first || typeof first.times === 'string') return afterSessions;
  const [session] = first.times;
  return session?.session ? `${first.date} ${String(session.from).padStart(4, '0')}` : afterSessions;
}
