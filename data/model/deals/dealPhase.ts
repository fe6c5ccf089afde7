import type { Clock } from '../time/clock.ts';
import type { LocalDate } from '../time/localDate.ts';
import { endOfDate, startOfDate } from '../time/zone.ts';

/** Where an offer stands in its life. It is derived, never stored. */
export type DealPhase = 'upcoming' | 'live' | 'ended';

/** The instants (epoch milliseconds) between which an offer is live; `startsAt` is `null` where it always was. */
export interface DealSpan {
  readonly startsAt: number | null;
  readonly endsAt: number;
}

/** The days that an offer is about. */
export interface DealDates {
  /** The day on which it came, or will come, onto the site. */
  readonly publishedDate?: LocalDate | undefined;
  readonly startDate?: LocalDate | undefined;
  readonly expiryDate: LocalDate;
}

/** The first day on which the site offers it: not before it is published; `null` where it always did. */
export function firstDay({ publishedDate, startDate }: DealDates): LocalDate | null {
  if (startDate === undefined || publishedDate === undefined) return startDate ?? publishedDate ?? null;
  return startDate > publishedDate ? startDate : publishedDate;
}

/** The span of an offer: from the first moment of its first day to the last of `expiryDate` in `zone`. */
export function dealSpan(dates: DealDates, zone: string): DealSpan {
  const first = firstDay(dates);
  return {
    startsAt: first === null ? null : startOfDate(first, zone),
    endsAt: endOfDate(dates.expiryDate, zone),
  };
}

/** The phase of an offer; asks `clock` for no more than the answer needs. */
export function dealPhase(span: DealSpan, clock: Pick<Clock, 'hasPassed'>): DealPhase {
  if (span.startsAt !== null && !clock.hasPassed(span.startsAt)) return 'upcoming';
  return clock.hasPassed(span.endsAt) ? 'ended' : 'live';
}
