import { type LocalDate, weekdayNumber } from '../../../data/model/time/localDate.ts';
import type { ScheduledSession, Times } from '../../../data/model/time/schedule.ts';
import { firstBookable } from '../conversation/bookable.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { datesBefore, datesIn, dayWords, mostDates, timesWords } from './askedDays.ts';
import {
  type AnswerFact,
  type AskedFact,
  asks,
  type FactAnswer,
  joinedAnswers,
  linesAs,
  listWords,
  say,
  withNote,
} from './askedFact.ts';
import { timeAskedFor } from './askedTime.ts';
import { lateAnswer } from './lateBooking.ts';
import { verdictOfLine } from './verdictOfLine.ts';

/** Whether there are places left, as far as dates say that. */
export const soldOutAnswer: AnswerFact = (asked) => {
  const { sessions } = asked.deal.when ?? {};
  if (!sessions) return null;
  const late = lateAnswer(asked);
  if (late) return late;
  const left = upcoming(asked, sessions);
  const [next] = left;
  const today = asked.knowledge.calendar.dateAt(asked.now);
  const gone = sessions.filter(({ soldOut, date }) => soldOut && date >= today);
  if (!next) return say(asked, 'soldOut.all');
  const labelOf = (session: ScheduledSession) => labelIn(asked, session, sessions);
  const asksGone = asks(asked, 'gone');
  const meant = sessionMeant(asked, sessions);
  if (meant?.soldOut)
    return say(asked, 'soldOut.on', { date: labelOf(meant), next: labelOf(next) }, asksGone);
  if (meant) return say(asked, 'soldOut.open', { date: labelOf(meant) }, !asksGone);
  const goneOn = goneAnswer(asked);
  if (goneOn) return goneOn;
  const dates = sessionDatesIn(asked, sessions);
  const [openOn] = left.filter(({ date }) => dates.includes(date));
  if (openOn) return say(asked, 'soldOut.open', { date: dayWords(asked, openOn.date) }, !asksGone);
  if (gone.length === 0) return say(asked, 'soldOut.none');
  const list = listWords(gone.slice(0, mostDates).map(labelOf), asked.words);
  return say(asked, 'soldOut.some', { dates: list, next: labelOf(next) });
};

/** The day of a session, with its time if there are others on that day. */
function labelIn(
  asked: AskedFact,
  { date, from }: ScheduledSession,
  all: readonly ScheduledSession[],
): string {
  const day = dayWords(asked, date);
  return all.filter((other) => other.date === date).length > 1
    ? `${day}, ${timesWords(asked, [{ from, to: null }])}`
    : day;
}

/** The session that a question means by its time on a day with several: "the earlier one", "the 5 o’clock show". */
function sessionMeant(asked: AskedFact, sessions: readonly ScheduledSession[]): ScheduledSession | undefined {
  const today = asked.knowledge.calendar.dateAt(asked.now);
  const coming = sessions.filter(({ date }) => date >= today);
  const [day = coming[0]?.date] = sessionDatesIn(asked, sessions);
  const onDay = coming.filter(({ date }) => date === day);
  if (onDay.length < 2) return undefined;
  const meets = timeAskedFor(asked);
  if (meets) return onDay.find((session) => meets([timesOf(session)]));
  return asks(asked, 'earlier') ? onDay[0] : asks(asked, 'later') ? onDay.at(-1) : undefined;
}

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

/** When its sessions are: those on the days and at the time that are asked about, else the next ones. */
export function sessionsAnswer(asked: AskedFact, sessions: readonly ScheduledSession[]): FactAnswer | null {
  const goneOn = goneAnswer(asked);
  if (goneOn) return { ...goneOn, verdict: false };
  const left = upcoming(asked, sessions);
  const own = datesIn(asked);
  // "What time does it start" asks of the day that is spoken of.
  const dates =
    own.length > 0 ? own : datesBefore(asked).filter((day) => left.some(({ date }) => date === day));
  // "Is it December 3 only", but not "is it walkers only on December 3".
  const only = new RegExp(asked.replies.details.only, 'u');
  const isNoted = left.some(({ date, note }) => dates.includes(date) && note && only.test(utteranceOf(note)));
  const isOnly = dates.length > 0 && !isNoted && asks(asked, 'only');
  const onDates = isOnly ? [] : left.filter(({ date }) => dates.includes(date));
  const denied = onDates.length > 0 ? onDates.filter((session) => isDenied(session, asked)) : [];
  if (denied.length > 0 && denied.length === onDates.length) return deniedAnswer(asked, denied, left);
  const open = left.filter((session) => !isDenied(session, asked));
  const from = firstBookable(asked.deal, asked.knowledge, asked.now);
  const coming = [open.filter(({ date }) => date >= from), open].find(({ length }) => length > 0) ?? left;
  const last = asks(asked, 'last') ? coming.slice(-1) : coming;
  const meets = timeAskedFor(asked);
  const found = onDates.length > 0 ? onDates : last;
  const fitting = meets && found.filter((session) => meets([timesOf(session)]));
  const [next, ...others] = fitting && fitting.length > 0 ? fitting : found;
  if (!next) return say(asked, 'soldOut.all');
  const verdict = isOnly
    ? new Set(left.map(({ date }) => date)).size === 1
    : dates.length > 0 && onDates.length === 0
      ? false
      : meets
        ? meets([timesOf(next)])
        : dates.length > 0 || null;
  const values = { date: dayWords(asked, next.date), times: timesWords(asked, [timesOf(next)]) };
  const answer = withNote(
    asked,
    say(asked, last === coming ? kindOf(asked) : 'hours.last', values, verdict),
    next.note,
  );
  const later = [...new Set(others.map(({ date }) => date))].filter((date) => date !== next.date);
  if (later.length === 0) return answer;
  const named = later.slice(0, mostDates).map((date) => notedDay(asked, date, others));
  const list = later.length > mostDates ? named.join(', ') : listWords(named, asked.words);
  return { ...say(asked, 'hours.more', { answer: answer.text, dates: list }), verdict };
}

/** How the first of its dates is told: whoever asks for others has been told of one. */
const kindOf = (asked: AskedFact) => (asks(asked, 'otherTimes') ? 'hours.others' : 'hours.sessions');

/** Whether the note of a session denies what a question names: "no cars" that one comes by car. */
function isDenied({ note }: ScheduledSession, asked: AskedFact): boolean {
  if (!note) return false;
  const words = utteranceOf(note);
  const question = { ...asked.question, isClosed: true };
  const verdict = verdictOfLine({ text: note, words, isOfMatter: false }, { ...asked, question });
  return verdict === false || deniesWay(note, asked);
}

/** Whether a note denies a way of getting around that a question names in other words: "drive" and "no cars". */
function deniesWay(note: string, { question, replies }: AskedFact): boolean {
  const negates = new RegExp(replies.negates, 'u');
  // "Walkers only, no cars" denies nothing to walkers.
  const denials = note
    .split(/[,;:.]/)
    .map(utteranceOf)
    .filter((part) => part.split(' ').some((word) => negates.test(word)));
  return (['byCar', 'onFoot'] as const).some(
    (way) =>
      new RegExp(replies.details.matters[way], 'u').test(question.words) &&
      denials.some((part) => new RegExp(replies.sentences[way] ?? '$^', 'u').test(part)),
  );
}

/** That what a question names is not so on `denied`, and when it is next so. */
function deniedAnswer(
  asked: AskedFact,
  denied: readonly ScheduledSession[],
  left: readonly ScheduledSession[],
): FactAnswer | null {
  const dates = [...new Set(denied.map(({ date }) => date))].map((date) => dayWords(asked, date));
  const values = { ...linesAs([denied[0]?.note ?? '']), dates: listWords(dates, asked.words) };
  const open = left.filter((session) => !isDenied(session, asked));
  const next = open.find(({ date }) => date > (denied[0]?.date ?? '')) ?? open[0];
  const times = next && timesWords(asked, [timesOf(next)]);
  return joinedAnswers([
    say(asked, 'hours.noted', values, false),
    next ? say(asked, 'hours.sessions', { date: dayWords(asked, next.date), times: times ?? '' }) : null,
  ]);
}

/** A day with the note of its only session. */
function notedDay(asked: AskedFact, date: LocalDate, sessions: readonly ScheduledSession[]): string {
  const [session, ...more] = sessions.filter((each) => each.date === date);
  const day = { text: dayWords(asked, date), verdict: null };
  return withNote(asked, day, more.length === 0 ? session?.note : '').text;
}

const timesOf = (session: ScheduledSession): Times => ({ to: null, session: true, ...session });
