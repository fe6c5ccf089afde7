import { boundedCache, memoize } from '../memoize.ts';
import type { DateRange } from '../time/dateRange.ts';
import { endOfTimes } from '../time/endOfTimes.ts';
import { addDays, type LocalDate } from '../time/localDate.ts';
import { openSpans } from '../time/openSpans.ts';
import { type HoursOfDay, type PartOfDay, timesInPart } from '../time/partOfDay.ts';
import type { Run, Schedule } from '../time/schedule.ts';
import { monthsOf, weekdaysOf } from '../time/scheduleDays.ts';
import { daysOfWhen, isCertain, partOfWhen, takesPlace, timesLeft } from '../time/takesPlace.ts';
import { createWallClock, type WallClock } from '../time/wallClock.ts';
import type { WhenFilter } from '../time/whenFilter.ts';
import { type DatedTimes, timesText } from './datedTimes.ts';
import type { DealRecord } from './dealRecord.ts';

/** A listed deal, which has begun, with the fields that say when it takes place. */
export type ScheduledDeal = Pick<DealRecord, 'when' | 'endsAt'>;

/**
 * Answers when the deals of a site take place. `now` is in epoch milliseconds; a `part` restricts the days that are asked
 * about.
 */
export interface DealCalendar {
  /** The day at `now` in the city. */
  dateAt(now: number): LocalDate;
  /** The minutes since the midnight that began that day. */
  minutesAt(now: number): number;
  /** The days that a time means, which may have passed in part. */
  daysOf(when: WhenFilter | DateRange, now: number): DateRange;
  /** The days of the week, 0 for Sunday, and the months, from 1, in which it takes place, whatever its special days. */
  weekdaysOf(deal: ScheduledDeal): readonly number[];
  monthsOf(deal: ScheduledDeal): readonly number[];
  takesPlace(
    deal: ScheduledDeal,
    when: WhenFilter | DateRange,
    now: number,
    part?: PartOfDay | HoursOfDay,
  ): boolean;
  /**
   * The first day from `from` on, or from today, within a year, on which something takes place or, if its days are not known, may;
   * `undefined` if there is none.
   */
  nextDay(deal: ScheduledDeal, now: number, from?: LocalDate): LocalDate | undefined;
  /**
   * The first session of the asked time to which one can still go, as a number that grows from one start to the next;
   * `undefined` if it has no such session.
   */
  startOf(deal: ScheduledDeal, when: WhenFilter, now: number): number | undefined;
  /** The times to which one can still go, such as "7:30 PM", "Open Fri, Sat 5–11 PM"; empty if they are not known. */
  timesOf(
    deal: ScheduledDeal,
    when: WhenFilter | DateRange,
    now: number,
    part?: PartOfDay | HoursOfDay,
  ): string;
  /** Whether the times of `timesOf` are over; false if they are not known. */
  isOver(deal: ScheduledDeal, when: WhenFilter, now: number): boolean;
}

/** The calendar of a site in `timeZone`. `daysOff` are the Mondays that make weekends longer. */
export function createDealCalendar({
  timeZone,
  daysOff,
}: {
  readonly timeZone: string;
  readonly daysOff: readonly LocalDate[];
}): DealCalendar {
  const wallClock = createWallClock(timeZone);
  // Asked for the same instants again and again: now, and the ends of deals.
  const clock = { ...wallClock, dateAt: memoize(wallClock.dateAt) };
  const city = { clock, daysOff };
  return {
    dateAt: clock.dateAt,
    minutesAt: (now) => (clock.shownAt(now) - Date.parse(clock.dateAt(now))) / 60_000,
    daysOf: (when, now) => daysOfWhen(when, clock.dateAt(now), city.daysOff),
    weekdaysOf: ({ when = noSchedule }) => weekdaysOf(when),
    monthsOf: ({ when = noSchedule }) => monthsOf(when),
    nextDay: (deal, now, from) => nextDay(deal, now, city, from),
    takesPlace: createTakesPlace(city),
    startOf(deal, when, now) {
      const [first] = deal.when?.sessions ? certainDays(deal, when, now, city) : [];
      if (!first || typeof first.times === 'string') return undefined;
      return Date.parse(first.date) + (first.times[0]?.from ?? 0) * 60_000;
    },
    timesOf: (deal, when, now, part) =>
      timesText(
        certainDays(deal, when, now, city, part),
        typeof when === 'object' || /weekend|\d-2\d{3}-/.test(when),
      ),
    isOver: (deal, when, now) => (endOfTimes(certainDays(deal, when, now, city), clock) ?? Infinity) <= now,
  };
}

interface City {
  readonly clock: WallClock;
  readonly daysOff: readonly LocalDate[];
}

const noSchedule: Schedule = {};

const runOf = ({ endsAt }: ScheduledDeal, { clock }: City): Run => ({
  first: null,
  last: endsAt === undefined ? null : clock.dateAt(endsAt - 1),
});

/** Answers once for all deals with equal schedules, of which a large catalog has many. */
function createTakesPlace(city: City): DealCalendar['takesPlace'] {
  const { clock, daysOff } = city;
  const lastDayOf = memoize((when: WhenFilter) =>
    memoize((today: LocalDate) => (when === 'now' ? today : daysOfWhen(when, today, daysOff).last)),
  );
  const numberOf = createNumbering();
  const answers = new Map<string, boolean>();
  let answeredAt = 0;
  return (deal, when, now, inPart) => {
    const part = inPart ?? partOfWhen(when);
    if (now !== answeredAt) answers.clear();
    answeredAt = now;
    const schedule = deal.when ?? noSchedule;
    const run = runOf(deal, city);
    // Ends after the asked time make no difference.
    const lastDay = typeof when === 'object' ? when.last : lastDayOf(when)(clock.dateAt(now));
    const end = run.last !== null && run.last < lastDay ? run.last : '';
    const hours = typeof part === 'object' && part ? `${part.from}-${part.to}` : part;
    const asked = typeof when === 'object' ? `${when.first}-${when.last}` : when;
    const key = `${asked} ${hours} ${numberOf(schedule)} ${end}`;
    const answer = answers.get(key) ?? takesPlace(schedule, run, when, now, clock, daysOff, part);
    answers.set(key, answer);
    return answer;
  };
}

/** Numbers schedules, equal ones alike. */
function createNumbering(): (schedule: Schedule) => number {
  const numbers = new Map<string, number>();
  return memoize((schedule) => {
    const text = JSON.stringify(schedule);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  }, new WeakMap());
}

/** The days of the asked time on which a deal certainly takes place. */
function certainDays(
  deal: ScheduledDeal,
  when: WhenFilter | DateRange,
  now: number,
  city: City,
  part: PartOfDay | HoursOfDay | null = partOfWhen(when),
): DatedTimes[] {
  const { clock, daysOff } = city;
  const schedule = deal.when ?? noSchedule;
  const run = runOf(deal, city);
  const today = clock.dateAt(now);
  if (when === 'now') {
    const open = openSpans(schedule, run, today, 0, clock).filter(
      ({ start, end }) => start <= now && now < end,
    );
    return open.map(({ date, times }) => ({ date, times: [times] }));
  }
  const { first, last } = daysOfWhen(when, today, daysOff);
  const days: DatedTimes[] = [];
  for (let date = first > today ? first : today; date <= last; date = addDays(date, 1)) {
    const left = timesLeft(schedule, run, date, clock, (instant) => instant <= now);
    const times = part ? timesInPart(left, part) : left;
    if (isCertain(times)) days.push({ date, times });
  }
  return days;
}

const daysInYear = 366;

/** Answers ask about a few days, each for all deals. */
const daysKept = 16;

/** The days of a year from a day on. */
const yearFrom = memoize(
  (from: LocalDate) => Array.from({ length: daysInYear }, (_, index) => addDays(from, index)),
  boundedCache<LocalDate, LocalDate[]>(daysKept),
);

function nextDay(
  deal: ScheduledDeal,
  now: number,
  city: City,
  from = city.clock.dateAt(now),
): LocalDate | undefined {
  const { clock } = city;
  const schedule = deal.when ?? noSchedule;
  const run = runOf(deal, city);
  const last = run.last ?? addDays(from, daysInYear);
  const days = schedule.sessions?.map(({ date }) => date).filter((date) => date >= from) ?? yearFrom(from);
  for (const date of days) {
    if (date > last) return undefined;
    if (timesLeft(schedule, run, date, clock, (instant) => instant <= now) !== 'none') return date;
  }
  return undefined;
}
