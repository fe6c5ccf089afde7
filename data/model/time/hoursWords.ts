import { t } from '../../messages/t.ts';
import { type DateRange, formatShortRange } from './dateRange.ts';
import { type LocalDate, monthName, weekdayName } from './localDate.ts';
import type { DaySelection, Schedule, SpecialHours, Times } from './schedule.ts';

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
    times: timesLabel(times) || t('time.closed'),
    last: range.last,
  }));
}

/** "Tue–Thu", "Daily", "Nov–Feb: Sat–Mon", "Jun, Jul: daily"; "Jun, Jul" without `days`. */
function selectionLabel({ days, months }: DaySelection): string {
  const monthText = months ? cycleLabel(months, year, shortMonth) : '';
  const isDaily = days && days.length >= week.length;
  if (isDaily) return months ? t('time.months-daily', { months: monthText }) : t('time.daily');
  const dayText = cycleLabel(days ?? [], week, (day) => weekdayName(day, 'short'));
  return monthText && dayText
    ? t('time.months-days', { months: monthText, days: dayText })
    : monthText + dayText;
}

const year = Array.from({ length: 12 }, (_, index) => index + 1);

const shortMonth = (month: number) => monthName(`2000-${String(month).padStart(2, '0')}-01`, 'short');

/**
 * Names members of a cycle such as the week; three and more in a row as a range, also across its end. Two in a row are one too
 * where commas would not tell apart what belongs together: "Apr–May, Sep–Oct".
 */
function cycleLabel(members: readonly number[], cycle: readonly number[], name: (member: number) => string) {
  const isMember = (index: number) => members.includes(cycle[index % cycle.length] ?? Number.NaN);
  const rows: string[][] = [];
  for (let start = 0; start < cycle.length; start += 1) {
    if (!isMember(start) || isMember(start + cycle.length - 1)) continue;
    let end = start;
    while (isMember(end + 1)) end += 1;
    rows.push(
      cycle
        .concat(cycle)
        .slice(start, end + 1)
        .map(name),
    );
  }
  const shortest = rows.filter((row) => row.length > 1).length > 1 ? 2 : 3;
  return rows.map((row) => (row.length >= shortest ? `${row[0]}–${row.at(-1)}` : row.join(', '))).join(', ');
}

/** "11 AM–2 PM, 5–9 PM", "7:30 PM (sold out)"; empty without times. */
export const timesLabel = (times: readonly Times[]): string =>
  times
    .map((each) => (each.soldOut ? t('time.sold-out', { times: rangeLabel(each) }) : rangeLabel(each)))
    .join(', ');

function rangeLabel({ from, to }: Times): string {
  if (to === null) return clockLabel(from);
  if (from === 0 && to === 1440) return t('time.all-day');
  const start = clockLabel(from);
  const end = clockLabel(to);
  const half = ` ${halfOf(from)}`;
  const isOneHalf = to - from < 720 && [start, end].every((label) => label.endsWith(half));
  return `${isOneHalf ? start.slice(0, -half.length) : start}–${end}`;
}

/** The half of the day; empty where clocks count to 24. */
const halfOf = (minutes: number) => (minutes % 1440 < 720 ? t('time.am') : t('time.pm'));

/** "7:30 PM", "11 AM", "noon", "midnight", or "19:30", of minutes from a midnight, also of the next day. */
export function clockLabel(minutes: number): string {
  const inDay = minutes % 1440;
  const half = halfOf(minutes);
  const hour = Math.floor(inDay / 60);
  const minute = `:${String(inDay % 60).padStart(2, '0')}`;
  if (half === '') return hour + minute;
  if (inDay % 720 === 0) return inDay === 0 ? t('time.midnight') : t('time.noon');
  return `${hour % 12 || 12}${inDay % 60 ? minute : ''} ${half}`;
}
