import type { CalendarEntry } from '../../data/model/time/calendarFile.ts';
import { Icon } from './Icon.tsx';

/** A calendar entry without its URL, which is that of its page. */
export type PageEntry = CalendarEntry extends infer Entry ? Omit<Entry, 'url'> : never;

/** Downloads a calendar file (enhance/runAction.ts); hidden without script. */
export function CalendarButton({ entry }: { readonly entry: PageEntry }) {
  return (
    <button type="button" className="to-calendar" data-action="calendar" data-entry={JSON.stringify(entry)}>
      <Icon name="calendar" />
      Add to calendar
      <span className="unseen">{`: ${entry.title}`}</span>
    </button>
  );
}
