import { type LocalDate, weekdayNumber } from './localDate.ts';

/**
 * When a deal takes place, as plain JSON for builds and browsers. An empty one is usable on any day, at hours that nobody
 * wrote down. Minutes count from the midnight that begins the day; from 1440 on they are on the next day.
 */
export interface Schedule extends DaySelection {
  /** It is on some of its days only, and nobody wrote down which. */
  readonly irregular?: true;
  /** Several entries for one day are in order, with breaks between them. Absent if they are not known. */
  readonly hours?: readonly WeeklyHours[];
  /** Replace `hours` on their days. */
  readonly special?: readonly SpecialHours[];
  /** In order. A deal with sessions takes place then and at no other time. */
  readonly sessions?: readonly ScheduledSession[];
  /** What is later on a day is left out: for those who may not stay longer. */
  readonly until?: number;
}

/** Restricts all of a schedule but its sessions, or a line of its hours. */
export interface DaySelection {
  /** The days of the week, 0 for Sunday; absent for any. */
  readonly days?: readonly number[];
  /** 1 to 12; absent for any. */
  readonly months?: readonly number[];
}

/** Hours of a normal week. They belong to the day on which they begin; `to` is after `from`. */
export interface WeeklyHours extends DaySelection {
  readonly from: number;
  readonly to: number;
}

/** Hours of the days from `first` to `last`; closed if there are no times. */
export interface SpecialHours {
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly from?: number;
  readonly to?: number;
}

/** A date of an event. It belongs to the day on which it begins. */
export interface ScheduledSession {
  readonly date: LocalDate;
  readonly from: number;
  /** Absent if the end is not known. */
  readonly to?: number;
  readonly soldOut?: true;
  readonly note?: string;
}

/** The first and the last day on which a deal is offered; `null` for no limit. */
export interface Run {
  readonly first: LocalDate | null;
  readonly last: LocalDate | null;
}

/** Hours or a session of a certain day, in minutes as in `Schedule`. */
export interface Times {
  readonly from: number;
  /** `null` for a session whose end is not known. */
  readonly to: number | null;
  readonly session?: true;
  readonly soldOut?: true;
  readonly note?: string;
}

/**
 * What takes place on a day: nothing; usable, at hours that are not known; perhaps, for a deal that is irregular; or at
 * certain times, in order and never empty.
 */
export type DayTimes = 'none' | 'any' | 'unknown' | readonly Times[];

/** What takes place on `date`, sold out or not, from the first to the last day of `run`. */
export function timesOn(schedule: Schedule, run: Run, date: LocalDate): DayTimes {
  const times = allTimesOn(schedule, run, date);
  const { until } = schedule;
  if (until === undefined || typeof times === 'string') return times;
  const early = times.filter(({ from }) => from < until);
  return timesOrNone(early.map((each) => ({ ...each, to: each.to && Math.min(each.to, until) })));
}

function allTimesOn(schedule: Schedule, run: Run, date: LocalDate): DayTimes {
  const { sessions, special, hours } = schedule;
  if ((run.first !== null && date < run.first) || (run.last !== null && date > run.last)) return 'none';
  if (sessions) return timesOrNone(sessions.filter((session) => session.date === date).map(timesOf));
  if (!selects(schedule, date)) return 'none';
  const exceptions = special?.filter(({ first, last }) => first <= date && date <= last) ?? [];
  const lines = exceptions.length > 0 ? exceptions : hours?.filter((line) => selects(line, date));
  const times = lines?.flatMap(({ from, to }) =>
    from === undefined || to === undefined ? [] : { from, to },
  );
  if (times?.length === 0) return 'none';
  return schedule.irregular ? 'unknown' : (times ?? 'any');
}

/** Whether `date` is one of the days. */
export const selects = ({ days, months }: DaySelection, date: LocalDate) =>
  (days?.includes(weekdayNumber(date)) ?? true) && (months?.includes(Number(date.slice(5, 7))) ?? true);

const timesOf = ({ date: _, ...session }: ScheduledSession): Times => ({
  to: null,
  ...session,
  session: true,
});

/** 'none' instead of an empty list. */
export const timesOrNone = (times: readonly Times[]): DayTimes => (times.length > 0 ? times : 'none');
