import { type CalendarEntry, calendarOf } from '../../../data/model/time/calendarFile.ts';
import type { DueInstant } from './planSchedule.ts';

/** Nobody reads more of one calendar entry. */
const pagesShown = 20;

/**
 * A schedule up to `until` as a calendar file (RFC 5545) for the site at `origin`, created at `stamp` (both epoch
 * milliseconds). The entry of an instant always has the same UID, so that a calendar replaces the one it has.
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
    const text = `${reasons.map((reason) => `${reason}.`).join('\n')}\n\n${pageLines(pages)}`;
    return { ...shared, uid: uid('rebuild', due), title: `Rebuild: ${count}`, text, start: due };
  });
  // The format requires at least one entry.
  const placeholder = {
    ...shared,
    uid: uid('no-rebuild', until),
    title: 'No rebuild was due until now',
    start: until,
  };
  return calendarOf(entries.length > 0 ? entries : [placeholder], stamp);
}

function pageLines(pages: readonly string[]): string {
  const hidden = pages.length - pagesShown;
  return [...pages.slice(0, pagesShown), ...(hidden > 0 ? [`… and ${hidden} more`] : [])].join('\n');
}
