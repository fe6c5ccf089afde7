import type { Times } from '../../../data/model/time/schedule.ts';
import { firstBookable } from '../conversation/bookable.ts';
import { datesBefore, datesIn, dayWords, timesAt, timesWords } from './askedDays.ts';
import { type AskedFact, asks, type FactAnswer, joinedAnswers, say } from './askedFact.ts';

/**
 * That it is too late to book for the days that a question means, and when it is next; `null` if there is time for one of
 * them, or if the question names none.
 */
export function lateAnswer(asked: AskedFact): FactAnswer | null {
  const { deal, knowledge, now, question } = asked;
  const own = datesIn(asked);
  const [date, ...others] = own.length > 0 ? own : datesBefore(asked);
  const from = firstBookable(deal, knowledge, now);
  if (!question.isClosed || date === undefined || [date, ...others].some((day) => day >= from)) return null;
  if (timesAt(asked, date) === 'none') return null;
  const next = knowledge.calendar.nextDay(deal, now, from);
  const times = next === undefined ? 'none' : timesAt(asked, next);
  return joinedAnswers([
    say(asked, 'booking.late', { date: dayWords(asked, date) }, asks(asked, 'gone')),
    next !== undefined && typeof times !== 'string'
      ? say(asked, 'hours.sessions', { date: dayWords(asked, next), times: timesWords(asked, times) })
      : null,
  ]);
}

/** What lasts no longer is one program, and no opening hours. */
const longestProgram = 180;

/** Whether times are those of one program, and no opening hours. */
export const isProgram = ({ from, to }: Pick<Times, 'from' | 'to'>): boolean =>
  (to ?? from) - from <= longestProgram;

/** Whether all that takes place today has begun, of programs that nobody comes late to. */
export function hasBegun(asked: AskedFact): boolean {
  const { calendar } = asked.knowledge;
  const times = timesAt(asked, calendar.dateAt(asked.now));
  const minutes = calendar.minutesAt(asked.now);
  return typeof times !== 'string' && times.every((each) => each.from < minutes && isProgram(each));
}

/** `answer` without a "yes", and that one has to book, where all that takes place today has begun and may have been booked before. */
export function begunAnswer(asked: AskedFact, answer: FactAnswer): FactAnswer | null {
  const { facts, knowledge, now } = asked;
  const isOfToday = datesIn(asked)[0] === knowledge.calendar.dateAt(now);
  return facts.booking?.required && isOfToday && hasBegun(asked)
    ? joinedAnswers([{ ...answer, verdict: null }, say(asked, 'booking.ahead')])
    : null;
}
