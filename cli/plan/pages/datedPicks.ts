import { t } from '../../../data/messages/t.ts';
import { runOf } from '../../../data/model/deals/dealPhase.ts';
import type { GuidePick } from '../../../data/model/pages/guide.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { type DateRange, daysOf, formatDay, formatWeekday } from '../../../data/model/time/dateRange.ts';
import { hoursLines, hoursLineText, timesLabel } from '../../../data/model/time/hoursWords.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { Schedule } from '../../../data/model/time/schedule.ts';
import { upcomingSessions } from '../../../data/model/time/sessions.ts';
import type { WallClock } from '../../../data/model/time/wallClock.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import type { DayOfUse, DaysOfUse } from './daysOfUse.ts';
import { overTimes } from './overTimes.ts';

/** A deal that a guide shows, and on which days. */
export interface Chosen {
  readonly entry: CatalogEntry;
  readonly reason: string;
  readonly use: DaysOfUse;
}

/** In a longer range, a heading for each day would take more room than the deals. */
const maxGroupedDays = 4;

/**
 * The picks of a guide to `range`: by day, each deal under its first one, and those for every day last. Under a heading,
 * deals are in order of their start, as their rows say it, and those for any time last. Without headings, only sessions are.
 */
export function datedPicks(chosen: readonly Chosen[], range: DateRange, clock: WallClock): GuidePick[] {
  const days = daysOf(range);
  const isGrouped = days.length > 1 && days.length <= maxGroupedDays;
  const hasDays = isGrouped && chosen.some(({ use }) => !use.everyDay);
  return chosen
    .map((choice) => ({ choice, place: placeOf(choice, isGrouped) }))
    .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0))
    .map(({ choice: { entry, reason, use } }) => ({
      deal: entry.card,
      reason,
      day: hasDays ? dayHeading(use) : null,
      when: days.length > maxGroupedDays ? sessionsLabel(entry, use) : whenLabel(use, days.length),
      whenOver: overTimes(use.days, days.length === 1, clock),
      ends: endLabel(entry, range),
    }));
}

/** Sorts as text: the day, then the start; hours count only in a range that is read day by day. */
function placeOf({ entry, use }: Chosen, isGrouped: boolean): string {
  const [first] = use.days;
  const day = isGrouped && !use.everyDay ? (first?.date ?? '') : '9';
  const isTimed = isGrouped || entry.deal.schedule.sessions !== undefined;
  const [start] = isTimed && Array.isArray(first?.times) ? first.times : [];
  return `${day} ${start ? String(start.from).padStart(4, '0') : '9'}`;
}

function dayHeading({ everyDay, days: [first] }: DaysOfUse): string {
  return everyDay || !first
    ? t('plan.every-day')
    : t('date.weekday-day', { weekday: formatWeekday(first.date), day: formatDay(first.date) });
}

/**
 * "Fri, May 21 · 7 PM", "Fri, Sat 7–9 PM", "Fri 7 PM, Sat 2 PM", "5–11 PM" for every day alike; `null` if there is nothing to say.
 */
function whenLabel({ everyDay, days }: DaysOfUse, dayCount: number): string | null {
  const labels = days.map(({ times }) => labelOf(times));
  const isSame = new Set(labels).size === 1;
  if (dayCount === 1 || (everyDay && (isSame || labels.includes('')))) return (isSame && labels[0]) || null;
  const [only, ...others] = days;
  if (only && others.length === 0) return [shortDayOfWeek(only.date), labels[0]].filter(Boolean).join(' · ');
  const names = days.map(({ date }) => formatWeekday(date, 'short'));
  if (isSame) return [names.join(', '), labels[0]].filter(Boolean).join(' ');
  return names.map((name, index) => `${name} ${labels[index] ?? ''}`.trim()).join(', ');
}

const labelOf = (times: DayOfUse['times']) => (typeof times === 'string' ? '' : timesLabel(times));

/** The dates of an event in a range of many days, such as "Jul 3 7–9 PM"; `null` for other deals. */
function sessionsLabel({ deal }: CatalogEntry, { days }: DaysOfUse): string | null {
  if (deal.schedule.sessions === undefined) return null;
  const label = ({ date, times }: DayOfUse) => `${shortDay(date)} ${labelOf(times)}`;
  const [first, second, ...more] = days;
  if (!first) return null;
  if (more.length > 0) return t('plan.more-dates', { first: label(first), count: days.length - 1 });
  return [first, second].flatMap((day) => (day ? label(day) : [])).join(', ');
}

/** Of more lines of hours than these, a guide names the days. */
const mostLines = 2;

/**
 * When a deal of a guide without dates takes place: the next date of an event that has seats, "Sat, Dec 5 · 7–9 PM and 3 more dates",
 * which stands until it is over; else its usual days and hours, "Mon–Fri 8:30 AM–noon", or only the days where hours differ much.
 */
export function usualTimes(
  { deal }: CatalogEntry,
  clock: Clock,
  zone: WallClock,
): Pick<GuidePick, 'when' | 'whenOver'> {
  const { schedule } = deal;
  if (!schedule.sessions) return { when: hoursLabel(schedule), whenOver: null };
  const left = upcomingSessions(schedule, runOf(deal), zone, clock.hasPassed).filter(
    ({ soldOut }) => !soldOut,
  );
  const [next] = left;
  if (!next) return { when: null, whenOver: null };
  const day = left.filter(({ date }) => date === next.date);
  const more = new Set(left.map(({ date }) => date)).size - 1;
  const first = `${shortDayOfWeek(next.date)} · ${timesLabel(day)}`;
  return {
    when: more > 0 ? t('plan.more-dates', { first, count: more }) : first,
    whenOver: { at: Math.max(...day.map(({ start, end }) => end ?? start)), words: '' },
  };
}

function hoursLabel(schedule: Schedule): string | null {
  const lines = hoursLines(schedule);
  if (lines.length <= mostLines) return lines.map(hoursLineText).join('; ') || null;
  const { hours = [], days, months } = schedule;
  const allOf = (own: (line: (typeof hours)[number]) => readonly number[] | undefined, whole: number[]) =>
    whole.filter((number) => hours.some((line) => own(line)?.includes(number) ?? true));
  const open = allOf((line) => line.days, [0, 1, 2, 3, 4, 5, 6]).filter((day) => days?.includes(day) ?? true);
  const season = allOf((line) => line.months, wholeYear).filter((month) => months?.includes(month) ?? true);
  const selection = { days: open, ...(season.length < wholeYear.length && { months: season }) };
  return hoursLines(selection)[0]?.days ?? null;
}

const wholeYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** "Ends Sat, May 22" for an offer that is over within the range; its sessions say so themselves. */
function endLabel({ deal, card }: CatalogEntry, { first, last }: DateRange): string | null {
  const { expiryDate } = card;
  if (expiryDate === null || expiryDate > last || deal.schedule.sessions) return null;
  return first === last ? t('time.ends-today') : endsOn(expiryDate);
}

/** So long before its end, a guide without dates says it, in milliseconds: as soon as a card counts days. */
const soon = 15 * 86_400_000;

/** "Ends Wed, Jun 30" for an offer whose end is near; `null` for others. */
export const endsSoon = ({ card: { expiryDate, endsAt } }: CatalogEntry, clock: Clock): string | null =>
  expiryDate !== null && endsAt !== null && clock.hasPassed(endsAt - soon) ? endsOn(expiryDate) : null;

const endsOn = (date: LocalDate) => t('plan.ends-on', { date: shortDayOfWeek(date) });

const shortDayOfWeek = (date: LocalDate) =>
  t('date.weekday-day', { weekday: formatWeekday(date, 'short'), day: shortDay(date) });

const shortDay = (date: LocalDate) => formatDay(date, 'short');
