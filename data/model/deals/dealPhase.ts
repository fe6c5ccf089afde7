import type { Clock } from '../time/clock.ts';
import type { LocalDate } from '../time/localDate.ts';
import type { Zone } from '../time/zone.ts';

/** Whether an offer is on. Derived from its dates, never stored. */
export type DealPhase = 'upcoming' | 'live' | 'ended';

/** The instants (epoch milliseconds) between which an offer is live; `startsAt` is `null` if it has always been. */
export interface DealSpan {
  readonly startsAt: number | null;
  readonly endsAt: number;
}

/** The dates of an offer. */
export interface DealDates {
  /** The day on which the site first shows it. */
  readonly publishedDate?: LocalDate | undefined;
  readonly startDate?: LocalDate | undefined;
  readonly expiryDate: LocalDate;
}

/** The first day on which an offer is live, which is never before it is published; `null` without any start. */
export function firstDay({ publishedDate, startDate }: DealDates): LocalDate | null {
  if (startDate === undefined || publishedDate === undefined) return startDate ?? publishedDate ?? null;
  return startDate > publishedDate ? startDate : publishedDate;
}

/** The span of an offer: from the start of its first day to the end of `expiryDate`, in `zone`. */
export function dealSpan(dates: DealDates, zone: Zone): DealSpan {
  const first = firstDay(dates);
  return {
    startsAt: first === null ? null : zone.startOfDate(first),
    endsAt: zone.endOfDate(dates.expiryDate),
  };
}

/** The phase of an offer. Asks `clock` only what the answer depends on, to keep its validity long. */
export function dealPhase(span: DealSpan, clock: Pick<Clock, 'hasPassed'>): DealPhase {
  if (span.startsAt !== null && !clock.hasPassed(span.startsAt)) return 'upcoming';
  return clock.hasPassed(span.endsAt) ? 'ended' : 'live';
}
