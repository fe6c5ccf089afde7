import { t } from '../../../data/messages/t.ts';
import type { GuidePick } from '../../../data/model/pages/guide.ts';
import type { LinkedText } from '../../../data/model/pages/linkedText.ts';
import { type DateRange, daysOf, formatDay, formatWeekday } from '../../../data/model/time/dateRange.ts';
import { timesLabel } from '../../../data/model/time/hoursWords.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { WallClock } from '../../../data/model/time/wallClock.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import type { DayOfUse, DaysOfUse } from './daysOfUse.ts';
import { overTimes } from './overTimes.ts';

/** A deal that a guide shows, and on which days. */
export interface Chosen {
  readonly entry: CatalogEntry;
  readonly reason: LinkedText;
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

/** "Ends Sat, May 22" for an offer that is over within the range; its sessions say so themselves. */
function endLabel({ deal, card }: CatalogEntry, { first, last }: DateRange): string | null {
  const { expiryDate } = card;
  if (expiryDate === null || expiryDate > last || deal.schedule.sessions) return null;
  return first === last ? t('time.ends-today') : endsOn(expiryDate);
}

/** "Ends Sat, May 22" */
export const endsOn = (date: LocalDate) => t('plan.ends-on', { date: shortDayOfWeek(date) });

/** "Sat, May 22" */
export const shortDayOfWeek = (date: LocalDate) =>
  t('date.weekday-day', { weekday: formatWeekday(date, 'short'), day: shortDay(date) });

const shortDay = (date: LocalDate) => formatDay(date, 'short');
