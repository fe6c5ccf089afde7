import { addDays, type LocalDate } from '../../../data/model/time/localDate.ts';
import type { Schedule } from '../../../data/model/time/schedule.ts';
import { datesBefore, datesIn, dayWords, isOver, timesAt, timesWords } from './askedDays.ts';
import { type AnswerFact, type AskedFact, asks, type FactAnswer, joinedAnswers, say } from './askedFact.ts';
import { timeAskedFor } from './askedTime.ts';
import { withChildHours } from './childTimes.ts';
import { begunAnswer, hasBegun, lateAnswer } from './lateBooking.ts';
import { nextAnswer } from './nextDate.ts';
import { seasonWords } from './seasonWords.ts';
import { sessionsAnswer } from './sessionFacts.ts';
import { weekWords } from './weekWords.ts';

/** What takes place on more days of a week is on soon enough. */
const fewDays = 3;
const week = [0, 1, 2, 3, 4, 5, 6];

/** When it takes place: on the days that are asked about, else its next date or its hours. */
export const hoursAnswer: AnswerFact = (asked) => {
  const found = withChildHours(asked, hoursForAll(asked));
  // That it is open then too does not say that one may come twice.
  const isOfUse = new RegExp(asked.replies.details.matters.spread, 'u').test(asked.question.words);
  const answer = found && isOfUse ? { ...found, verdict: null } : found;
  // Nobody gets in any more who has to book before.
  return (answer?.verdict === true && (lateAnswer(asked) ?? begunAnswer(asked, answer))) || answer;
};

const hoursForAll: AnswerFact = (asked) => {
  const { when } = asked.deal;
  if (!when) return null;
  if (asks(asked, 'otherTimes')) return otherTimesAnswer(asked, when);
  if (when.sessions) return sessionsAnswer(asked, when.sessions);
  const next = nextAnswer(asked);
  if (next) return next;
  const named = datesIn(asked);
  // "When does it close", of today; all else is asked of the day that is spoken of.
  const dates = named.length > 0 ? named : dayInTalk(asked);
  const ofDates = joinedAnswers(dates.map((date) => dayAnswer(asked, date, named.length > 0)));
  // What is closed at the asked hour has told the hours of that day.
  const isOff = dates.some((date) => timesAt(asked, date) === 'none' || isOver(asked, date));
  const isOffNow = ofDates?.verdict === false && asks(asked, 'now') && !timeAskedFor(asked);
  return ofDates && !isOff && !isOffNow
    ? ofDates
    : joinedAnswers([ofDates, weekAnswer(asked, when, !ofDates)]);
};

/** When it takes place beside what was shown: of dates, that there are no others. */
function otherTimesAnswer(asked: AskedFact, when: Schedule): FactAnswer | null {
  if (!when.sessions) return weekAnswer(asked, when, true);
  const seen = datesSeen(asked);
  const today = asked.knowledge.calendar.dateAt(asked.now);
  const others = when.sessions.filter(
    ({ date, soldOut }) => !soldOut && date >= today && !seen.includes(date),
  );
  if (others.length > 0) return sessionsAnswer({ ...asked, wanted: null }, others);
  const [only] = seen;
  const times = only && timesAt(asked, only);
  if (!only || typeof times !== 'object') return sessionsAnswer(asked, when.sessions);
  return say(asked, 'hours.last', { date: dayWords(asked, only), times: timesWords(asked, times) }, false);
}

/** The days that somebody who asks for others has seen: those that were wanted, or the next one. */
function datesSeen(asked: AskedFact): readonly LocalDate[] {
  const { deal, knowledge, now } = asked;
  const before = [...datesIn(asked), ...datesBefore(asked)];
  const next = before.length === 0 ? knowledge.calendar.nextDay(deal, now, firstDay(asked)) : undefined;
  return next ? [next] : before;
}

/** The first day on which it may still take place. */
function firstDay(asked: AskedFact): LocalDate {
  const today = asked.knowledge.calendar.dateAt(asked.now);
  return asked.deal.starts ?? (isOver(asked, today) || hasBegun(asked) ? addDays(today, 1) : today);
}

/** The days that a question means which names none: those that were wanted, or today for its closing time, if it is on then. */
function dayInTalk(asked: AskedFact): LocalDate[] {
  // "Is it open today, what time".
  const told = datesIn({ ...asked, question: { ...asked.question, words: asked.said, leads: [] } });
  const before = told.length > 0 ? told : datesBefore(asked);
  if (timeAskedFor(asked)) return before;
  if (asks(asked, 'weekly')) return [];
  const today = asked.knowledge.calendar.dateAt(asked.now);
  const dates = before.length > 0 || !asks(asked, 'closes') ? before : [today];
  return dates.filter((date) => typeof timesAt(asked, date) !== 'string' && !isOver(asked, date));
}

/** What takes place on `date`, a day that the question names or that is spoken of; `null` if that is not known. */
function dayAnswer(asked: AskedFact, date: LocalDate, isNamed: boolean): FactAnswer | null {
  const { deal, knowledge, now } = asked;
  // It is open, though children may no longer be there.
  const { adultsFrom: _, ...ofAll } = deal;
  const times = timesAt(asked, date);
  const day = { date: dayWords(asked, date) };
  if (times === 'none') return say(asked, 'hours.off', day, false);
  if (typeof times === 'string') return null;
  const values = { ...day, times: timesWords(asked, times) };
  if (isOver(asked, date)) return say(asked, 'hours.over', values, false);
  const meets = timeAskedFor(asked);
  const verdict = meets
    ? meets(times)
    : asks(asked, 'now')
      ? knowledge.calendar.takesPlace(ofAll, 'now', now)
      : // "What time does it open" asks for no "yes".
        isNamed || asks(asked, 'thatTime') || null;
  return say(asked, 'hours.on', values, verdict);
}

/** Its hours of a week, and whether it takes place at the time of the question, whatever the day; `isAsked` if it names no day. */
function weekAnswer(asked: AskedFact, schedule: Schedule, isAsked: boolean): FactAnswer | null {
  const { irregular, hours, days } = schedule;
  const month = Number((asked.deal.starts ?? asked.knowledge.calendar.dateAt(asked.now)).slice(5, 7));
  const season = seasonAnswer(asked, schedule, month);
  if (season && asks(asked, 'season')) return season;
  const list = weekWords(schedule, month, asked.replies, asked.knowledge.language, (times) =>
    timesWords(asked, times),
  );
  if (irregular)
    return list ? say(asked, 'hours.irregularDays', { days: list }) : say(asked, 'hours.irregular');
  if (hours && list) {
    const ofWeek = say(asked, 'hours.week', { hours: list }, isAsked ? verdictOfWeek(asked) : null);
    return joinedAnswers([season ? ofWeek : withNext(asked, ofWeek), season]);
  }
  if (hours) return season;
  return joinedAnswers([days ? say(asked, 'hours.days', { days: list }) : null, season]);
}

/** Whether every day on which it takes place meets the time of a question; `null` if some do, or if it names none. */
function verdictOfWeek(asked: AskedFact): boolean | null {
  const meets = timeAskedFor(asked);
  const today = asked.deal.starts ?? asked.knowledge.calendar.dateAt(asked.now);
  const found = week.flatMap((days) => {
    const times = timesAt(asked, addDays(today, days));
    return meets && typeof times !== 'string' ? [meets(times)] : [];
  });
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}

/** `answer` with its next day, if it takes place on few days. */
function withNext(asked: AskedFact, answer: FactAnswer): FactAnswer {
  const { deal, knowledge, now } = asked;
  const seen = asks(asked, 'otherTimes') ? datesSeen(asked).at(-1) : undefined;
  const from = seen ? addDays(seen, 1) : firstDay(asked);
  const date = knowledge.calendar.nextDay(deal, now, from);
  if (date === undefined || knowledge.calendar.weekdaysOf(deal).length > fewDays) return answer;
  return {
    ...answer,
    text: say(asked, 'hours.next', { answer: answer.text, date: dayWords(asked, date) }).text,
  };
}

/** The months of the season, if `month` is none of them or a question is about that; `null` for all of the year. */
function seasonAnswer(asked: AskedFact, schedule: Schedule, month: number): FactAnswer | null {
  const { months, hours } = schedule;
  const isOn =
    (months?.includes(month) ?? true) &&
    (hours?.some((line) => line.months?.includes(month) ?? true) ?? true);
  if (isOn && !asks(asked, 'season')) return null;
  const { replies, knowledge } = asked;
  const list = seasonWords(schedule, knowledge.language.times.months, replies.answers.range);
  return list ? say(asked, 'hours.season', { months: list }) : null;
}
