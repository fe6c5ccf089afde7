import { t } from '../../messages/t.ts';
import { timesLabel } from '../time/hoursWords.ts';
import { type LocalDate, weekdayName, weekdayNumber } from '../time/localDate.ts';
import type { DayTimes } from '../time/schedule.ts';

/** What takes place on a day. */
export interface DatedTimes {
  readonly date: LocalDate;
  readonly times: DayTimes;
}

/** The times of `days`, with the names of the days if `isNamed`; days with the same times come together. */
export function timesText(days: readonly DatedTimes[], isNamed: boolean): string {
  const datesByLabel = new Map<string, LocalDate[]>();
  let isOpen = false;
  for (const { date, times } of days) {
    if (typeof times === 'string') continue;
    isOpen ||= times.some(({ session }) => !session);
    const label = timesLabel(times);
    datesByLabel.set(label, [...(datesByLabel.get(label) ?? []), date]);
  }
  const texts = [...datesByLabel].map(([label, dates]) =>
    isNamed ? `${dates.map(shortName).join(', ')} ${label}` : label,
  );
  const text = texts.join('; ');
  return isOpen ? t('time.open', { times: text }) : text;
}

const shortName = (date: LocalDate) => weekdayName(weekdayNumber(date), 'short');
