import type { Clock } from './clock.ts';
import type { LocalDate } from './localDate.ts';
import { endOfDate, startOfDate } from './zone.ts';

/** Where an offer stands in its life. It is derived, never stored. */
export type DealPhase = 'upcoming' | 'live' | 'ended';

/** The instants (epoch milliseconds) between which an offer is live; `startsAt` is `null` where it always was. */
export interface DealSpan {
  readonly startsAt: number | null;
  readonly endsAt: number;
}

/** The span of an offer that runs from the first moment of `startDate` to the last of `expiryDate` in `zone`. */
export function dealSpan(
  dates: { readonly startDate?: LocalDate | undefined; readonly expiryDate: LocalDate },
  zone: string,
): DealSpan {
  return {
    startsAt: dates.startDate === undefined ? null : startOfDate(dates.startDate, zone),
    endsAt: endOfDate(dates.expiryDate, zone),
  };
}

/** The phase of an offer; asks `clock` for no more than the answer needs. */
export function dealPhase(span: DealSpan, clock: Pick<Clock, 'hasPassed'>): DealPhase {
  if (span.startsAt !== null && !clock.hasPassed(span.startsAt)) return 'upcoming';
  return clock.hasPassed(span.endsAt) ? 'ended' : 'live';
}
