import { type Weekday, weekdays } from '../../../data/model/time/weekday.ts';
import type { TurnContext } from '../../assistant/conversation/turn.ts';

/** The time of an event in a chat, in epoch milliseconds, and a unique id for its message. */
export function messageMeta(): { readonly at: number; readonly id: string } {
  const at = Date.now();
  return { at, id: at.toString(36) + Math.random().toString(36).slice(2) };
}

/** The day of `now` (epoch milliseconds) in `timeZone` (IANA). */
export function todayIn(timeZone: string, now: number): TurnContext['today'] {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(now);
  const weekday = format({ weekday: 'short' }).toLowerCase();
  return {
    weekday: weekdays.indexOf(weekday as Weekday),
    month: Number(format({ month: 'numeric' })),
  };
}
