import { addDays, type LocalDate, weekdayNumber } from '../../../data/model/time/localDate.ts';
import {
  type Schedule,
  type ScheduledSession,
  type Times,
  timesOn,
} from '../../../data/model/time/schedule.ts';
import { daysNamedIn } from '../understand/slots/dates.ts';
import { fullDay } from '../words/dateWords.ts';
import { filled } from '../words/filled.ts';
import {
  type AnswerFact,
  type AskedFact,
  asks,
  type FactAnswer,
  joined,
  listWords,
  say,
  withNote,
} from './askedFact.ts';
import { seasonWords } from './seasonWords.ts';
import { weekWords } from './weekWords.ts';

/** At most so many further dates are named. */
const mostDates = 3;

/** When it takes place: on the days that are asked about, else its next date or its hours. */
export const hoursAnswer: AnswerFact = (asked) => {
  const { when } = asked.deal;
  if (!when) return null;
  if (when.sessions) return sessionsAnswer(asked, when.sessions);
  const dates = datesIn(asked);
  const ofDates = joined(dates.map((date) => dayAnswer(asked, when, date)));
  return ofDates && ofDates.verdict !== false ? ofDates : joined([ofDates, weekAnswer(asked, when)]);
};

/** Whether there are places left, as far as dates say that. */
export const soldOutAnswer: AnswerFact = (asked) => {
  const { sessions } = asked.deal.when ?? {};
  if (!sessions) return null;
  const left = upcoming(asked, sessions);
  const [next] = left;
  const today = asked.knowledge.calendar.dateAt(asked.now);
  const gone = sessions.filter(({ soldOut, date }) => soldOut && date >= today);
  if (!next) return say(asked, 'soldOut.all');
  const goneOn = goneAnswer(asked);
  if (goneOn) return goneOn;
  const dates = sessionDatesIn(asked, sessions);
  const [openOn] = left.filter(({ date }) => dates.includes(date));
  const asksGone = asks(asked, 'gone');
  if (openOn) return say(asked, 'soldOut.open', { date: dayWords(asked, openOn.date) }, !asksGone);
  if (gone.length === 0) return say(asked, 'soldOut.none');
  const list = listWords(
    gone.slice(0, mostDates).map(({ date }) => dayWords(asked, date)),
    asked.words,
  );
  return say(asked, 'soldOut.some', { dates: list, next: dayWords(asked, next.date) });
};

/** That a day which a question names, in whatever words, is sold out; `null` if none is, or there are places on another. */
export const goneAnswer: AnswerFact = (asked) => {
  const { sessions = [] } = asked.deal.when ?? {};
  const dates = sessionDatesIn(asked, sessions);
  const [goneOn, ...others] = sessions.filter(({ date }) => dates.includes(date));
  const [next] = upcoming(asked, sessions);
  if (!goneOn?.soldOut || !next || others.some(({ soldOut }) => !soldOut)) return null;
  const values = { date: dayWords(asked, goneOn.date), next: dayWords(asked, next.date) };
  return say(asked, 'soldOut.on', values, asks(asked, 'gone'));
};

/** The days that a question names; of a weekday without such a session this week, its next sessions. */
function sessionDatesIn(asked: AskedFact, sessions: readonly ScheduledSession[]): LocalDate[] {
  const dates = datesIn(asked);
  if (sessions.some(({ date }) => dates.includes(date))) return dates;
  const today = asked.knowledge.calendar.dateAt(asked.now);
  const weekdays = new Set(dates.map(weekdayNumber));
  const next = sessions.find(({ date }) => date >= today && weekdays.has(weekdayNumber(date)));
  return next ? [next.date] : [];
}

/** The sessions to which one can still go. */
function upcoming({ deal, knowledge, now }: AskedFact, sessions: readonly ScheduledSession[]) {
  const next = knowledge.calendar.nextDay(deal, now);
  return next === undefined ? [] : sessions.filter(({ date, soldOut }) => !soldOut && date >= next);
}

function sessionsAnswer(asked: AskedFact, sessions: readonly ScheduledSession[]): FactAnswer {
  const goneOn = goneAnswer(asked);
  if (goneOn) return { ...goneOn, verdict: false };
  const left = upcoming(asked, sessions);
  const dates = datesIn(asked);
  // "Is it December 3 only".
  const isOnly = dates.length > 0 && asks(asked, 'only');
  const onDates = isOnly ? [] : left.filter(({ date }) => dates.includes(date));
  const last = asks(asked, 'last') ? left.slice(-1) : left;
  const [next, ...others] = onDates.length > 0 ? onDates : last;
  if (!next) return say(asked, 'soldOut.all');
  const verdict = isOnly
    ? new Set(left.map(({ date }) => date)).size === 1
    : dates.length === 0
      ? null
      : onDates.length > 0;
  const values = { date: dayWords(asked, next.date), times: timesWords(asked, [{ to: null, ...next }]) };
  const answer = withNote(
    asked,
    say(asked, last === left ? 'hours.sessions' : 'hours.last', values, verdict),
    next.note,
  );
  const later = [...new Set(others.map(({ date }) => date))].filter((date) => date !== next.date);
  if (later.length === 0) return answer;
  const named = later.slice(0, mostDates).map((date) => dayWords(asked, date));
  const list = later.length > mostDates ? named.join(', ') : listWords(named, asked.words);
  return { ...say(asked, 'hours.more', { answer: answer.text, dates: list }), verdict };
}

/** "Saturday, December 12", with the year where that is not the next one of that name. */
const dayWords = ({ knowledge, now }: AskedFact, date: LocalDate) =>
  fullDay(date, knowledge.calendar.dateAt(now), knowledge.language.times);

/** Whether a question names days. */
export const namesDay = (asked: AskedFact): boolean => datesIn(asked).length > 0;

/** The days that a question names, from today on. */
function datesIn(asked: AskedFact): LocalDate[] {
  const { knowledge, question, now } = asked;
  const { weekdays, singular, grammar } = knowledge.vocabulary;
  const today = knowledge.calendar.dateAt(now);
  const dates = daysNamedIn(question.words, grammar.times, today);
  if (dates.length > 0 && dates.length <= mostDates) return dates;
  const named = question.words.split(' ').map((word) => weekdays.indexOf(singular(word)));
  const wanted = new Set(asks(asked, 'weekend') ? [6, 0] : named.filter((day) => day >= 0));
  if (wanted.size > 0)
    return Array.from({ length: 7 }, (_, index) => addDays(today, index)).filter((date) =>
      wanted.has(weekdayNumber(date)),
    );
  if (asks(asked, 'tomorrow')) return [addDays(today, 1)];
  return asks(asked, 'today') || asks(asked, 'now') ? [today] : [];
}

/** What takes place on `date`; `null` if that is not known. */
function dayAnswer(asked: AskedFact, schedule: Schedule, date: LocalDate): FactAnswer | null {
  const { deal, knowledge, now } = asked;
  const last = deal.endsAt === undefined ? null : knowledge.calendar.dateAt(deal.endsAt - 1);
  const times = timesOn(schedule, { first: null, last }, date);
  const values = { date: dayWords(asked, date) };
  if (times === 'none') return say(asked, 'hours.off', values, false);
  if (typeof times === 'string') return null;
  const verdict = asks(asked, 'now') ? knowledge.calendar.takesPlace(deal, 'now', now) : true;
  return say(asked, 'hours.on', { ...values, times: timesWords(asked, times) }, verdict);
}

function weekAnswer(asked: AskedFact, schedule: Schedule): FactAnswer | null {
  const { irregular, hours, days } = schedule;
  const month = Number(asked.knowledge.calendar.dateAt(asked.now).slice(5, 7));
  const season = seasonAnswer(asked, schedule, month);
  if (season && asks(asked, 'season')) return season;
  const list = weekWords(schedule, month, asked.replies, asked.knowledge.language, (times) =>
    timesWords(asked, times),
  );
  if (irregular)
    return list ? say(asked, 'hours.irregularDays', { days: list }) : say(asked, 'hours.irregular');
  if (hours) return list ? joined([say(asked, 'hours.week', { hours: list }), season]) : season;
  return joined([days ? say(asked, 'hours.days', { days: list }) : null, season]);
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

/** "11 AM–2 PM, 5 PM–9 PM". */
function timesWords({ words, replies }: AskedFact, times: readonly Pick<Times, 'from' | 'to'>[]): string {
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
      to === null ? label(from) : filled(replies.answers.times, { from: label(from), to: label(to) }),
    )
    .join(', ');
}
