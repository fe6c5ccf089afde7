export const minute = 60_000;
const day = 1440 * minute;

/** From how many days before its end a deal counts as urgent. */
const urgentDays = 14;

/** How long a deal still runs, in words. */
export interface TimeLabel {
  readonly text: string;
  readonly urgent: boolean;
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/**
 * What to say at `now` about a deal whose last day ends at `endsAt` (both epoch milliseconds). A card has
 * room for little and stays with its date (`null`) until the end is near; a deal's own page always says how
 * long.
 */
export function timeLabel(endsAt: number, now: number, form: 'card' | 'page'): TimeLabel | null {
  if (now >= endsAt) return { text: 'Ended', urgent: false };
  const days = Math.ceil((endsAt - now) / day) - 1;
  const urgent = days <= urgentDays;
  const left = count(days, 'day');
  if (form === 'page') return { text: days ? `Expires in ${left}` : 'Expires today', urgent };
  return urgent ? { text: days ? `${left} left` : 'Ends today', urgent } : null;
}

/**
 * The time from `now` to `endsAt` (both epoch milliseconds) to the minute, such as "2 days, 1 hour, 0 minutes"; all zero
 * from the end on, and not before. A day is 24 hours here, also where clocks change.
 */
export function countdown(endsAt: number, now: number): string {
  const left = Math.max(0, Math.ceil((endsAt - now) / minute));
  const hours = Math.floor(left / 60);
  return [count(Math.floor(hours / 24), 'day'), count(hours % 24, 'hour'), count(left % 60, 'minute')].join(
    ', ',
  );
}
