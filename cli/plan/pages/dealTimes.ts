import { type DealPhase, runOf } from '../../../data/model/deals/dealPhase.ts';
import type { DealSession, DealTimes, SpecialDayLine } from '../../../data/model/pages/deal.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { formatWeekday } from '../../../data/model/time/dateRange.ts';
import { hoursLines, specialDayLines, timesLabel } from '../../../data/model/time/hoursWords.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import type { Run, Schedule, SpecialHours } from '../../../data/model/time/schedule.ts';
import { type DatedSession, upcomingSessions } from '../../../data/model/time/sessions.ts';
import type { Zone } from '../../../data/model/time/zone.ts';
import type { SiteDeal } from '../../content/site.ts';

/**
 * When an upcoming or live deal takes place. Asks `clock` about the ends of its sessions, and about nothing else. In its
 * first night a live deal is also open by hours of the evening before, as in the deal browser, which knows no first days.
 */
export function planTimes(deal: SiteDeal, phase: DealPhase, clock: Clock, zone: Zone): DealTimes {
  const { schedule } = deal;
  const run = runOf(deal);
  if (schedule.sessions) {
    const upcoming = upcomingSessions(schedule, run, zone, clock.hasPassed);
    return { kind: 'sessions', items: upcoming.map((session) => sessionView(session, zone)) };
  }
  return planHours(schedule, run, zone, phase === 'live' ? { ...run, first: null } : run);
}

/** Opening hours, as far as they are known, with the special days of `run`. `openRun` are the days whose hours count. */
export function planHours(
  schedule: Schedule,
  run: Run,
  zone: Zone,
  openRun = run,
): Exclude<DealTimes, { readonly kind: 'sessions' }> {
  const lines = hoursLines(schedule);
  const special = specialLines(schedule, run, zone);
  const irregular = schedule.irregular ?? false;
  if (lines.length === 0 && special.length === 0 && !irregular) return { kind: 'unknown' };
  const open = schedule.hours ? { schedule, run: openRun } : null;
  return { kind: 'hours', lines, special, irregular, open };
}

/** Narrows the validity of `clock` to the sessions that `planTimes` names, without the memory for their words. */
export function dependOnSessions(deal: SiteDeal, clock: Clock, zone: Zone): void {
  upcomingSessions(deal.schedule, runOf(deal), zone, clock.hasPassed);
}

const sessionView = (session: DatedSession, zone: Zone): DealSession => ({
  day: `${formatWeekday(session.date, 'short')}, ${formatDate(session.date, 'short')}`,
  time: timesLabel([{ from: session.from, to: session.to }]),
  start: zone.format(session.start),
  end: session.end === null ? null : zone.format(session.end),
  soldOut: session.soldOut ?? false,
  note: session.note ?? null,
});

/** A line for each of the special days of `run`. */
function specialLines({ special = [] }: Schedule, run: Run, zone: Zone): SpecialDayLine[] {
  const byDays = new Map<string, SpecialHours[]>();
  for (const entry of special) {
    const { first, last } = entry;
    if ((run.first !== null && last < run.first) || (run.last !== null && first > run.last)) continue;
    byDays.set(`${first} ${last}`, [...(byDays.get(`${first} ${last}`) ?? []), entry]);
  }
  return [...byDays.values()].flatMap((entries) => {
    const last = entries[0]?.last ?? '';
    return specialDayLines(entries).map(({ days, times }) => ({
      days: `${days}, ${last.slice(0, 4)}`,
      times,
      endsAt: zone.endOfDate(last),
    }));
  });
}
