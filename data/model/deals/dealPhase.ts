import type { Clock } from '../time/clock.ts';
import { addDays, type LocalDate } from '../time/localDate.ts';
import { spanOf } from '../time/openSpans.ts';
import type { Run, Schedule } from '../time/schedule.ts';
import type { Zone } from '../time/zone.ts';

/** Whether an offer is on. Derived from its dates, never stored. */
export type DealPhase = 'upcoming' | 'live' | 'ended';

/**
 * The instants (epoch milliseconds) between which an offer is live; `startsAt` is `null` if it has always been, `endsAt`
 * if no end is known.
 */
export interface DealSpan {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/** The dates of an offer. */
export interface DealDates {
  /** The day on which the site first shows it. */
  readonly publishedDate?: LocalDate | undefined;
  readonly startDate?: LocalDate | undefined;
  /** The last day; absent if no end is known. */
  readonly expiryDate?: LocalDate | undefined;
  /** The day at whose start it ended, before its last day or without one. */
  readonly withdrawnDate?: LocalDate | undefined;
  /** With the dates of an event: it ends with the last of them. */
  readonly schedule?: Pick<Schedule, 'sessions'> | undefined;
}

/** The first day on which an offer is live, which is never before it is published; `null` without any start. */
export function firstDay({ publishedDate, startDate }: DealDates): LocalDate | null {
  if (startDate === undefined || publishedDate === undefined) return startDate ?? publishedDate ?? null;
  return startDate > publishedDate ? startDate : publishedDate;
}

/** The last day on which an offer is live; `null` if no end is known. */
export function lastDay(dates: DealDates): LocalDate | null {
  const last = lastOffered(dates);
  const { sessions = [] } = dates.schedule ?? {};
  return sessions.findLast(({ date }) => last === null || date <= last)?.date ?? last;
}

function lastOffered({ expiryDate, withdrawnDate }: DealDates): LocalDate | null {
  if (withdrawnDate === undefined) return expiryDate ?? null;
  const dayBefore = addDays(withdrawnDate, -1);
  return expiryDate !== undefined && expiryDate < dayBefore ? expiryDate : dayBefore;
}

/** The days from the first to the last one. */
export const runOf = (dates: DealDates): Run => ({ first: firstDay(dates), last: lastDay(dates) });

/** The span of an offer: from the start of its first day to the end of its last one, or of the last session on that, in `zone`. */
export function dealSpan(dates: DealDates, zone: Zone): DealSpan {
  const { first, last } = runOf(dates);
  return {
    startsAt: first === null ? null : zone.startOfDate(first),
    endsAt: last === null ? null : endOn(last, dates, zone),
  };
}

function endOn(last: LocalDate, { schedule }: DealDates, zone: Zone): number {
  const sessions = schedule?.sessions?.filter(({ date }) => date === last) ?? [];
  const ends = sessions.map(({ from, to }) => to && spanOf(last, { from, to }, zone).end);
  // Without a known end, an event may go on until midnight.
  return ends.length > 0 && ends.every((end) => end !== undefined) ? Math.max(...ends) : zone.endOfDate(last);
}

/** The phase of an offer. Asks `clock` only what the answer depends on, to keep its validity long. */
export function dealPhase(span: DealSpan, clock: Pick<Clock, 'hasPassed'>): DealPhase {
  // A deal that was withdrawn before its first day has ended and never begins.
  if (span.endsAt !== null && clock.hasPassed(span.endsAt)) return 'ended';
  return span.startsAt !== null && !clock.hasPassed(span.startsAt) ? 'upcoming' : 'live';
}
