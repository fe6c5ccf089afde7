import { daysOf } from './dateRange.ts';
import { addDays, type LocalDate } from './localDate.ts';
import { minutesOf } from './minutesOf.ts';
import {
  type Schedule,
  type ScheduledSession,
  type SpecialHours,
  selects,
  type WeeklyHours,
} from './schedule.ts';
import { type Weekday, weekdays } from './weekday.ts';

/** Hours as content writes them, of a deal or a vendor. Times are "HH:MM"; a `to` before `from` is on the next day. */
export interface WrittenHours {
  readonly hours?: readonly WrittenLine[] | undefined;
  readonly specialHours?: readonly WrittenSpecial[] | undefined;
}

/** When a deal takes place, as content writes it. */
export interface WrittenSchedule extends WrittenHours, WrittenDays {
  readonly irregular?: boolean | undefined;
  readonly sessions?: readonly WrittenSession[] | undefined;
}

interface WrittenDays {
  readonly days?: readonly Weekday[] | undefined;
  readonly months?: readonly number[] | undefined;
}

interface WrittenLine extends WrittenDays {
  readonly from: string;
  readonly to: string;
}

interface WrittenSpecial {
  readonly date: LocalDate;
  readonly lastDate?: LocalDate | undefined;
  readonly closed?: true | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface WrittenSession {
  readonly date: LocalDate;
  readonly from: string;
  readonly to?: string | undefined;
  readonly soldOut?: true | undefined;
  readonly note?: string | undefined;
}

/**
 * The schedule of a deal. Sessions say everything; otherwise the deal's own hours win over those of its vendor, and
 * without them its special days win over those of its vendor on the same days. Special days on which it cannot be used
 * anyway are left out.
 */
export function toSchedule(deal: WrittenSchedule, vendor: WrittenHours = {}): Schedule {
  if (deal.sessions) return { sessions: deal.sessions.map(sessionOf).sort(byStart) };
  const hours = deal.hours ?? vendor.hours;
  const own = (deal.specialHours ?? []).map(specialOf);
  const inherited = deal.hours ? [] : (vendor.specialHours ?? []).map(specialOf);
  const selection = selectionOf(deal);
  const special = [...own, ...inherited.flatMap((entry) => without(entry, own))]
    .filter((entry) => daysOf(entry).some((date) => selects(selection, date)))
    .sort(byFirstDay);
  return {
    ...selection,
    ...(deal.irregular ? { irregular: true } : {}),
    ...(hours ? { hours: hours.map(lineOf).sort(byFrom) } : {}),
    ...(special.length > 0 ? { special } : {}),
  };
}

/** An end at or before the start is on the next day. */
function endOf(from: string, to: string): number {
  const end = minutesOf(to);
  return end > minutesOf(from) ? end : end + 1440;
}

const selectionOf = ({ days, months }: WrittenDays) => ({
  ...(days && new Set(days).size < 7 ? { days: days.map((day) => weekdays.indexOf(day)) } : {}),
  ...(months && new Set(months).size < 12 ? { months } : {}),
});

const lineOf = ({ from, to, ...selection }: WrittenLine): WeeklyHours => ({
  ...selectionOf(selection),
  from: minutesOf(from),
  to: endOf(from, to),
});

const specialOf = ({ date, lastDate = date, from, to }: WrittenSpecial): SpecialHours => ({
  first: date,
  last: lastDate,
  ...(from && to ? { from: minutesOf(from), to: endOf(from, to) } : {}),
});

const sessionOf = ({ date, from, to, soldOut, note }: WrittenSession): ScheduledSession => ({
  date,
  from: minutesOf(from),
  ...(to === undefined ? {} : { to: endOf(from, to) }),
  ...(soldOut ? { soldOut } : {}),
  ...(note ? { note } : {}),
});

/** What is left of `entry` on days that none of `others` has. */
function without(entry: SpecialHours, others: readonly SpecialHours[]): SpecialHours[] {
  const [other, ...rest] = others;
  if (!other) return [entry];
  if (other.last < entry.first || other.first > entry.last) return without(entry, rest);
  const before = { ...entry, last: addDays(other.first, -1) };
  const after = { ...entry, first: addDays(other.last, 1) };
  return [before, after].filter(({ first, last }) => first <= last).flatMap((part) => without(part, rest));
}

const byFrom = (a: { from: number }, b: { from: number }) => a.from - b.from;

const byFirstDay = (a: SpecialHours, b: SpecialHours) =>
  a.first < b.first ? -1 : a.first > b.first ? 1 : (a.from ?? 0) - (b.from ?? 0);

const byStart = (a: ScheduledSession, b: ScheduledSession) =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : a.from - b.from;
