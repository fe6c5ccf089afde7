const day = 86_400_000;

/** From how many days before its end a deal counts as urgent. */
const urgentDays = 14;

/** How long a deal still runs, in words. */
export interface TimeLabel {
  readonly text: string;
  readonly urgent: boolean;
}

/**
 * What to say at `now` about a deal whose last day ends at `endsAt` (both epoch milliseconds). A card has
 * room for little and stays with its date (`null`) until the end is near; a deal's own page always says how
 * long.
 */
export function timeLabel(endsAt: number, now: number, form: 'card' | 'page'): TimeLabel | null {
  if (now >= endsAt) return { text: 'Ended', urgent: false };
  const days = Math.ceil((endsAt - now) / day) - 1;
  const urgent = days <= urgentDays;
  const count = days === 1 ? '1 day' : `${days} days`;
  if (form === 'page') return { text: days === 0 ? 'Expires today' : `Expires in ${count}`, urgent };
  return urgent ? { text: days === 0 ? 'Ends today' : `${count} left`, urgent } : null;
}
