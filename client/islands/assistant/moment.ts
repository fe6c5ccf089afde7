import { type Weekday, weekdays } from '../../../data/model/time/weekday.ts';
import type { TurnContext } from '../../assistant/conversation/turn.ts';

/** When something happens in a chat, in epoch milliseconds, and an id for it that nothing else has. */
export function stamp(): { readonly at: number; readonly id: string } {
  const at = Date.now();
  return { at, id: at.toString(36) + Math.random().toString(36).slice(2) };
}

/** The day of `now` (epoch milliseconds) in `timeZone` (IANA). */
export function dayIn(timeZone: string, now: number): TurnContext['today'] {
  const partOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(now);
  const name = partOf({ weekday: 'short' }).toLowerCase();
  return {
    weekday: weekdays.indexOf(name as Weekday),
    month: Number(partOf({ month: 'numeric' })),
  };
}
