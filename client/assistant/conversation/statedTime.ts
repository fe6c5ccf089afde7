import type { DateRange } from '../../../data/model/time/dateRange.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { HoursOfDay } from '../../../data/model/time/partOfDay.ts';
import type { Understanding } from '../understand/parseMessage.ts';

/** The days and hours that a message names in any other form than words such as "tonight" or a weekday. */
export interface StatedTime {
  readonly dates: DateRange | null;
  readonly hours: HoursOfDay | null;
  /** Days that are over; they are no wish. */
  readonly past: DateRange | null;
}

export const noStatedTime: StatedTime = { dates: null, hours: null, past: null };

/** What a message names as of `today`. "The 2nd" is a place in the list if at least `shown` deals have just been shown. */
export function statedTimeIn(
  { dates: wish, hours }: Pick<Understanding, 'dates' | 'hours'>,
  today: LocalDate,
  shown: number,
): StatedTime {
  const isPlace = wish?.bareDay !== undefined && wish.bareDay <= shown;
  const dates = isPlace ? null : (wish?.on(today) ?? null);
  const isPast = dates !== null && dates.last < today;
  return {
    dates: isPast ? null : dates,
    hours: hours && { from: hours.from, to: hours.to },
    past: isPast ? dates : null,
  };
}
