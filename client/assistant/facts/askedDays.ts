import { addDays, type LocalDate, weekdayNumber } from '../../../data/model/time/localDate.ts';
import { type DayTimes, type Times, timesOn } from '../../../data/model/time/schedule.ts';
import { datesWanted } from '../conversation/datesWanted.ts';
import { daysNamedIn } from '../understand/slots/dates.ts';
import { fullDay } from '../words/dateWords.ts';
import { filled } from '../words/filled.ts';
import { type AskedFact, asks } from './askedFact.ts';

/** At most so many further dates are named. */
export const mostDates = 3;

/** "Saturday, December 12", with the year where that is not the next one of that name. */
export const dayWords = ({ knowledge, now }: AskedFact, date: LocalDate): string =>
  fullDay(date, knowledge.calendar.dateAt(now), knowledge.language.times);

/** Whether a question names days. */
export const namesDay = (asked: AskedFact): boolean => datesIn(asked).length > 0;

/**
 * The days that a question names, from today on, or else what is said right before it ("December 5, is there a tour"); of a
 * weekday, that which was wanted before, or the next one that is not over.
 */
export function datesIn(asked: AskedFact): LocalDate[] {
  const own = datesOf(asked);
  const [lead] = asked.question.leads;
  if (own.length > 0 || !lead || !asked.question.isClosed) return own;
  return datesOf({ ...asked, question: { ...asked.question, words: lead.words } });
}

function datesOf(asked: AskedFact): LocalDate[] {
  const { knowledge, question, now } = asked;
  const { weekdays, singular, grammar } = knowledge.vocabulary;
  const today = knowledge.calendar.dateAt(now);
  const dates = daysNamedIn(question.words, grammar.times, today);
  if (dates.length > 0 && dates.length <= mostDates) return dates;
  const named = question.words.split(' ').map((word) => weekdays.indexOf(singular(word)));
  const wanted = new Set(asks(asked, 'weekend') ? [6, 0] : named.filter((day) => day >= 0));
  // "What time on Saturday", after the Saturday of next week was wanted.
  const before = asks(asked, 'weekly')
    ? []
    : datesBefore(asked).filter((date) => wanted.has(weekdayNumber(date)));
  if (before.length > 0 && before.length === wanted.size) return before;
  const first = wanted.has(weekdayNumber(today)) && isOver(asked, today) ? 1 : 0;
  const isOff = (date: LocalDate) => timesAt(asked, date) === 'none';
  // "On Saturdays" is no matter of the holiday on the next one.
  const laterIfOff = (date: LocalDate) =>
    (asks(asked, 'weekly') && [0, 7, 14].map((days) => addDays(date, days)).find((day) => !isOff(day))) ||
    date;
  if (wanted.size > 0)
    return Array.from({ length: 7 }, (_, index) => addDays(today, index + first))
      .filter((date) => wanted.has(weekdayNumber(date)))
      .map(laterIfOff);
  if (asks(asked, 'tomorrow')) return [addDays(today, 1)];
  return asks(asked, 'today') || asks(asked, 'now') ? [today] : [];
}

/** The days that were wanted before, if they are few. */
export function datesBefore({ wanted, knowledge, now }: AskedFact): LocalDate[] {
  const dates = wanted ? datesWanted(wanted, knowledge.calendar.dateAt(now)) : [];
  return dates.length < mostDates ? dates : [];
}

/** What takes place on `date`. */
export function timesAt({ deal, knowledge }: AskedFact, date: LocalDate): DayTimes {
  const last = deal.endsAt === undefined ? null : knowledge.calendar.dateAt(deal.endsAt - 1);
  return timesOn(deal.when ?? {}, { first: deal.starts ?? null, last }, date);
}

/** Whether all that takes place on `date` has ended. */
export function isOver(asked: AskedFact, date: LocalDate): boolean {
  const { calendar } = asked.knowledge;
  if (date !== calendar.dateAt(asked.now)) return false;
  const times = timesAt(asked, date);
  const minutes = calendar.minutesAt(asked.now);
  return typeof times !== 'string' && times.every(({ from, to }) => (to ?? from) <= minutes);
}

/** From one midnight to the next. */
const allDay = 1440;

/** "11 AM–2 PM, 5 PM–9 PM". */
export function timesWords(
  { words, replies }: AskedFact,
  times: readonly Pick<Times, 'from' | 'to'>[],
): string {
  const clock = new Intl.DateTimeFormat(words.locale, {
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
  });
  const label = (minutes: number) =>
    clock
      .format(minutes * 60_000)
      .replace(':00', '')
      .replace(/\s/g, ' ');
  return times
    .map(({ from, to }) =>
      from === 0 && to === allDay
        ? replies.answers.allDay
        : to === null
          ? label(from)
          : filled(replies.answers.times, { from: label(from), to: label(to) }),
    )
    .join(', ');
}
