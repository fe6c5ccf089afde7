import type { CalendarEntry } from '../../data/model/time/calendarFile.ts';
import { Icon } from './Icon.tsx';

/** An entry but for its address, which is that of its page. */
export type PageEntry = CalendarEntry extends infer Entry ? Omit<Entry, 'url'> : never;

/** Hands out a calendar file (enhance/actions/addToCalendar.ts); unseen without the script that does it. */
export function CalendarButton({ entry }: { readonly entry: PageEntry }) {
  return (
    <button type="button" className="to-calendar" data-action="calendar" data-entry={JSON.stringify(entry)}>
      <Icon name="calendar" />
      Add to calendar
      <span className="unseen">{`: ${entry.title}`}</span>
    </button>
  );
}
