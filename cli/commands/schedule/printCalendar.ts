import { type CalendarEntry, calendarOf } from '../../../data/model/time/calendarFile.ts';
import type { DueInstant } from './planSchedule.ts';

/** More than people read of one entry. */
const pagesShown = 20;

/**
 * A schedule up to `until` as a calendar file (RFC 5545) for the site at `origin`, made at `stamp` (epoch
 * milliseconds). The entry of an instant always has the same UID, so that a calendar that has it takes the newer one.
 */
export function printCalendar(
  schedule: readonly DueInstant[],
  origin: string,
  { until, stamp }: { readonly until: number; readonly stamp: number },
): string {
  const shared = { url: `${origin}/`, end: null };
  const uid = (name: string, instant: number) =>
    `${name}-${new Date(instant).toISOString().replace(/[-:.]/g, '')}@${new URL(origin).host}`;
  const entries = schedule.map(({ due, pages, reasons }): CalendarEntry => {
    const count = pages.length === 1 ? '1 page changes' : `${pages.length} pages change`;
    const text = `${reasons.map((reason) => `${reason}.`).join('\n')}\n\n${listed(pages)}`;
    return { ...shared, uid: uid('rebuild', due), title: `Rebuild: ${count}`, text, start: due };
  });
  // The format knows no calendar without an entry.
  const none = {
    ...shared,
    uid: uid('no-rebuild', until),
    title: 'No rebuild was due until now',
    start: until,
  };
  return calendarOf(entries.length > 0 ? entries : [none], stamp);
}

function listed(pages: readonly string[]): string {
  const hidden = pages.length - pagesShown;
  return [...pages.slice(0, pagesShown), ...(hidden > 0 ? [`… and ${hidden} more`] : [])].join('\n');
}
