import { t } from '../../data/messages/t.ts';
import { formatDay, formatWeekday } from '../../data/model/time/dateRange.ts';
import { clockLabel } from '../../data/model/time/hoursWords.ts';
import { addDays, type LocalDate } from '../../data/model/time/localDate.ts';
import type { OpenState } from '../../data/model/time/openState.ts';
import type { WallClock } from '../../data/model/time/wallClock.ts';

interface OpenLabel {
  readonly text: string;
  readonly isOpen: boolean;
}

/** Minutes up to which hours are those of a class or a happy hour, which is not "closed" at other times. */
const longestMeeting = 120;

/**
 * Whether a place is open at `now`, or an event is on, in words; `null` if that is not known, and for an event that is not
 * on within a week.
 */
export function openLabel(
  state: OpenState,
  now: number,
  clock: Pick<WallClock, 'dateAt'>,
  isEvent: boolean,
): OpenLabel | null {
  const today = clock.dateAt(now);
  switch (state.state) {
    case 'open': {
      if (state.until === null || state.to === null)
        return { text: isEvent ? t('open.on') : t('when.now'), isOpen: true };
      const day = dayLabel(endDay(clock.dateAt(state.until), state.to), today);
      const time = clockLabel(state.to);
      const end = day ? t('open.day-at', { day, time }) : time;
      return { text: isEvent ? t('open.until', { end }) : t('open.closes', { end }), isOpen: true };
    }
    case 'opens': {
      if (isEvent && state.date > addDays(today, 6)) return null;
      const time = clockLabel(state.from);
      const day = dayLabel(state.date, today);
      if (isEvent || state.minutes <= longestMeeting) {
        const start = day ? t('open.day-at', { day, time }) : t('open.today-at', { time });
        return { text: isEvent ? t('open.starts', { start }) : t('open.next', { start }), isOpen: false };
      }
      const start = day ? t('open.day-at', { day, time }) : t('open.at', { time });
      return { text: t('open.opens', { start }), isOpen: false };
    }
    case 'closed':
      return isEvent ? null : { text: t('open.closed'), isOpen: false };
    case 'unknown':
      return null;
  }
}

/** The day that people count a time to: early in the morning still to the night before. */
const endDay = (date: LocalDate, minutes: number): LocalDate =>
  minutes % 1440 < 6 * 60 ? addDays(date, -1) : date;

/** "tomorrow", "Sat", "Sat, Dec 12"; empty for today, or for a night that began yesterday. */
function dayLabel(date: LocalDate, today: LocalDate): string {
  if (date <= today) return '';
  if (date === addDays(today, 1)) return t('open.tomorrow');
  const weekday = formatWeekday(date, 'short');
  return date > addDays(today, 6)
    ? t('date.weekday-day', { weekday, day: formatDay(date, 'short') })
    : weekday;
}
