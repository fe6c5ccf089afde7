import { addDays } from '../../../data/model/time/localDate.ts';
import { datesIn, dayWords, timesAt, timesWords } from './askedDays.ts';
import { type AskedFact, asks, type FactAnswer, say } from './askedFact.ts';
import { isProgram } from './lateBooking.ts';

/**
 * When the next program is that has not begun, after today if a question says so; `null` if it asks for no next one, names another
 * day, or if that has opening hours or dates of its own.
 */
export function nextAnswer(asked: AskedFact): FactAnswer | null {
  const { deal, knowledge, now } = asked;
  const today = knowledge.calendar.dateAt(now);
  const isOfOther = datesIn(asked).some((date) => date > today);
  const isLater = asks(asked, 'afterToday');
  if (!(isLater || asks(asked, 'next')) || isOfOther || deal.starts) return null;
  const minutes = isLater ? Infinity : knowledge.calendar.minutesAt(now);
  const ofToday = timesAt(asked, today);
  const left = typeof ofToday === 'string' ? [] : ofToday.filter(({ from }) => from > minutes);
  const date = left.length > 0 ? today : knowledge.calendar.nextDay(deal, now, addDays(today, 1));
  const times = date === undefined || left.length > 0 ? left : timesAt(asked, date);
  if (date === undefined || typeof times === 'string' || !times.every(isProgram)) return null;
  return say(asked, 'hours.sessions', { date: dayWords(asked, date), times: timesWords(asked, times) });
}
