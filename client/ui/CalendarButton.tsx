import { t } from '../../data/messages/t.ts';
import type { CalendarEntry } from '../../data/model/time/calendarFile.ts';
import { Icon } from './Icon.tsx';

/** A calendar entry without its URL, which is that of its page. */
export type PageEntry = WithoutUrl<CalendarEntry>;
type WithoutUrl<Entry> = Entry extends unknown ? Omit<Entry, 'url'> : never;

/**
 * Downloads a calendar file (enhance/runAction.ts); hidden without script. Without `entry`, of the date of an event in
 * whose list item it is, or of the first one on the page. `of` tells it from others on the page; in its list it needs no icon.
 */
export function CalendarButton(
  props:
    | { readonly entry: PageEntry }
    | { readonly entry?: never; readonly of: string; readonly isInList?: boolean },
) {
  const { entry } = props;
  const hasIcon = entry !== undefined || !props.isInList;
  return (
    <button
      type="button"
      className="to-calendar"
      data-action="calendar"
      data-entry={entry && JSON.stringify(entry)}
    >
      {hasIcon && <Icon name="calendar" />}
      {t('calendar.add')}
      <span className="unseen">{`: ${entry ? entry.title : props.of}`}</span>
    </button>
  );
}
