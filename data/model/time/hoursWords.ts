import { type DateRange, formatShortRange } from './dateRange.ts';
import { type LocalDate, monthName, weekdayName } from './localDate.ts';
import type { DaySelection, Schedule, SpecialHours, Times } from './schedule.ts';

/*
 * American English for hours and sessions.
 */

/** A line of opening hours, such as "Tue–Thu" and "11 AM–9 PM". */
export interface HoursLine {
  /** With the months if it is not for all year: "Jun–Aug: Tue–Thu". */
  readonly days: string;
  /** Empty if the times are not known. */
  readonly times: string;
}

/** "Tue–Thu 11 AM–9 PM" */
export const hoursLineText = ({ days, times }: HoursLine): string => (times ? `${days} ${times}` : days);

/**
 * The hours of a normal week, days with the same times in one line, from Monday on; the days alone if the times are not
 * known. Empty for sessions, and if any day will do.
 */
export function hoursLines(schedule: Schedule): HoursLine[] {
  const { sessions, hours, days, months } = schedule;
  if (sessions) return [];
  if (!hours) return days || months ? [{ days: selectionLabel(schedule), times: '' }] : [];
  const seasons = new Map<string, Season>();
  for (const line of hours) {
    const lineMonths = common(line.months, months);
    const { byDay } = getOrSet(seasons, String(lineMonths), { months: lineMonths, byDay: new Map() });
    for (const day of common(line.days, days) ?? week) getOrSet(byDay, day, []).push(line);
  }
  return [...seasons.values()].flatMap(seasonLines);
}

/** Hours by day of the week, in certain months or all year. */
interface Season {
  readonly months: readonly number[] | undefined;
  readonly byDay: Map<number, Times[]>;
}

/** The days of the week from Monday on. */
const week = [1, 2, 3, 4, 5, 6, 0];

function seasonLines({ months, byDay }: Season): HoursLine[] {
  if (months?.length === 0) return [];
  const daysByTimes = new Map<string, number[]>();
  for (const day of week) {
    const times = byDay.get(day);
    if (times) getOrSet(daysByTimes, timesLabel(times), []).push(day);
  }
  return [...daysByTimes].map(([times, days]) => ({
    days: selectionLabel({ days, ...(months ? { months } : {}) }),
    times,
  }));
}

function getOrSet<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): Value {
  const known = map.get(key) ?? value;
  map.set(key, known);
  return known;
}

const common = (a: readonly number[] | undefined, b: readonly number[] | undefined) =>
  a && b ? a.filter((number) => b.includes(number)) : (a ?? b);

/** A line of special days, such as "Dec 24–26" and "closed", without the year. */
export interface SpecialHoursLine extends HoursLine {
  readonly last: LocalDate;
}

/** The lines of special days, in the order of `special`; entries for the same days are one line. */
export function specialDayLines(special: readonly SpecialHours[]): SpecialHoursLine[] {
  const byDays = new Map<string, { range: DateRange; times: Times[] }>();
  for (const { first, last, from, to } of special) {
    const { times } = getOrSet(byDays, `${first} ${last}`, { range: { first, last }, times: [] });
    if (from !== undefined && to !== undefined) times.push({ from, to });
  }
  return [...byDays.values()].map(({ range, times }) => ({
    days: formatShortRange(range),
    times: timesLabel(times) || 'closed',
    last: range.last,
  }));
}

/** "Tue–Thu", "Daily", "Nov–Feb: Sat–Mon", "Jun, Jul: daily"; "Jun, Jul" without `days`. */
function selectionLabel({ days, months }: DaySelection): string {
  const monthText = months ? cycleLabel(months, year, shortMonth) : '';
  const isDaily = days && days.length >= week.length;
  const dayText = isDaily
    ? `${months ? 'd' : 'D'}aily`
    : cycleLabel(days ?? [], week, (day) => weekdayName(day, 'short'));
  return [monthText, dayText].filter(Boolean).join(': ');
}

const year = Array.from({ length: 12 }, (_, index) => index + 1);

const shortMonth = (month: number) => monthName(`2000-${String(month).padStart(2, '0')}-01`, 'short');

/** Names members of a cycle such as the week; three and more in a row as a range, also across its end. */
function cycleLabel(members: readonly number[], cycle: readonly number[], name: (member: number) => string) {
  const isMember = (index: number) => members.includes(cycle[index % cycle.length] ?? Number.NaN);
  const labels: string[] = [];
  for (let start = 0; start < cycle.length; start += 1) {
    if (!isMember(start) || isMember(start + cycle.length - 1)) continue;
    let end = start;
    while (isMember(end + 1)) end += 1;
    const names = cycle
      .concat(cycle)
      .slice(start, end + 1)
      .map(name);
    labels.push(names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', '));
  }
  return labels.join(', ');
}

/** "11 AM–2 PM, 5–9 PM", "7:30 PM (sold out)"; empty without times. */
export const timesLabel = (times: readonly Times[]): string =>
  times.map((each) => (each.soldOut ? `${rangeLabel(each)} (sold out)` : rangeLabel(each))).join(', ');

function rangeLabel({ from, to }: Times): string {
  if (to === null) return clockLabel(from);
  if (from === 0 && to === 1440) return '24 hours';
  const start = clockLabel(from);
  const end = clockLabel(to);
  const isOneHalf = to - from < 720 && / [AP]M$/.test(start) && start.slice(-3) === end.slice(-3);
  return `${isOneHalf ? start.slice(0, -3) : start}–${end}`;
}

/** "7:30 PM", "11 AM", "noon", "midnight" of minutes from a midnight, also of the next day. */
export function clockLabel(minutes: number): string {
  const inDay = minutes % 1440;
  if (inDay % 720 === 0) return inDay === 0 ? 'midnight' : 'noon';
  const hour = Math.floor(inDay / 60) % 12 || 12;
  const minute = inDay % 60;
  return `${hour}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${inDay < 720 ? 'AM' : 'PM'}`;
}
