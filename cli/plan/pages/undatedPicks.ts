import { t } from '../../../data/messages/t.ts';
import { runOf } from '../../../data/model/deals/dealPhase.ts';
import type { GuidePick } from '../../../data/model/pages/guide.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { hoursLines, hoursLineText, timesLabel } from '../../../data/model/time/hoursWords.ts';
import type { Schedule } from '../../../data/model/time/schedule.ts';
import { upcomingSessions } from '../../../data/model/time/sessions.ts';
import type { WallClock } from '../../../data/model/time/wallClock.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import { type Chosen, endsOn, shortDayOfWeek } from './datedPicks.ts';

/** The pick of a guide without dates. */
export const undatedPick = ({ entry, reason }: Chosen, clock: Clock, zone: WallClock): GuidePick => ({
  deal: entry.card,
  reason,
  day: null,
  ...usualTimes(entry, clock, zone),
  ends: endsSoon(entry, clock),
});

/** Of more lines of hours than these, a guide names the days. */
const mostLines = 2;

/**
 * When a deal of a guide without dates takes place: the next date of an event that has seats, "Sat, Dec 5 · 7–9 PM and 3 more dates",
 * which stands until it is over; else its usual days and hours, "Mon–Fri 8:30 AM–noon", or only the days where hours differ much.
 */
function usualTimes(
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

/** So long before its end, a guide without dates says it, in milliseconds: as soon as a card counts days. */
const soon = 15 * 86_400_000;

/** "Ends Wed, Jun 30" for an offer whose end is near; `null` for others, and for an event, whose dates say so themselves. */
function endsSoon(entry: CatalogEntry, clock: Clock): string | null {
  const { expiryDate } = entry.card;
  const at = endsSoonAt(entry);
  return expiryDate !== null && at !== null && clock.hasPassed(at) ? endsOn(expiryDate) : null;
}

/** From when on (epoch milliseconds) guides without dates say when an offer ends; `null` if they never do. */
export const endsSoonAt = ({ deal, card: { expiryDate, endsAt } }: CatalogEntry): number | null =>
  deal.schedule.sessions === undefined && expiryDate !== null && endsAt !== null ? endsAt - soon : null;
