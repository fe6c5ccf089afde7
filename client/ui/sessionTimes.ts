import type { CalendarEntry } from '../../data/model/time/calendarFile.ts';
import type { ScheduledSession } from '../../data/model/time/schedule.ts';

/*
 * The dates of an event, read from their list on its page (templates/pages/deal/DealWhen.tsx), which says them once.
 */

/** The dates of the event on this page. */
export const sessionItems = '.sessions li';

/** The next date that has seats, or else the next one; as the top of the page says it. */
export const nextDate = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`${sessionItems}:not([hidden]):has(button)`) ??
  document.querySelector<HTMLElement>(`${sessionItems}:not([hidden])`);

/** The calendar entry of the date in a list item, on the page at `url`. */
export function entryOf(item: HTMLElement, url: string): CalendarEntry {
  const { start, end } = timesOf(item);
  const { host, pathname } = new URL(url);
  const slug = pathname.replace(/.*\//, '');
  return {
    uid: `${slug}-${start.slice(0, 16).replace(/\D/g, '')}@${host}`,
    title: document.querySelector('h1')?.textContent ?? slug,
    place: document.querySelector<HTMLElement>('[data-place]')?.dataset.place ?? '',
    url,
    start: Date.parse(start),
    end: end ? Date.parse(end) : null,
  };
}

/** The date in a list item, with the times that clocks in the city show. */
export function sessionOf(item: HTMLElement): ScheduledSession {
  const { start, end } = timesOf(item);
  const date = start.slice(0, 10);
  return {
    date,
    from: minutesBetween(date, start),
    ...(end && { to: minutesBetween(date, end) }),
    ...(item.querySelector('button') === null && { soldOut: true }),
  };
}

/** The date in a list item in ISO 8601, and the instant at which it is over, in epoch milliseconds. */
export function timesOf(item: HTMLElement) {
  const start = item.querySelector('time')?.dateTime ?? '';
  const { end } = item.dataset;
  return { start, end, over: Date.parse(end ?? start) };
}

/** From the midnight that begins `date` to a time in ISO 8601, without regard to its offset. */
const minutesBetween = (date: string, time: string) =>
  (Date.parse(`${time.slice(0, 16)}Z`) - Date.parse(date)) / 60_000;
