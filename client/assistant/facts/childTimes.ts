import { addDays } from '../../../data/model/time/localDate.ts';
import { inChildHours } from '../conversation/childHours.ts';
import { oldestChild } from '../understand/slots/people.ts';
import { datesBefore, datesIn, timesAt, timesWords } from './askedDays.ts';
import { type AnswerFact, type AskedFact, asks, type FactAnswer, joinedAnswers, say } from './askedFact.ts';
import { type MeetsTime, timeAskedFor } from './askedTime.ts';

const week = [0, 1, 2, 3, 4, 5, 6];

/** Whether a question is about children; somebody of a named age may be none. */
const isOfChildren = (asked: AskedFact): boolean => {
  const { ages, children } = asked;
  if (ages.length > 0) return ages.some((age) => age <= oldestChild);
  return asks(asked, 'kids') || (children !== null && asks(asked, 'others'));
};

/**
 * Whether children may be there at the time that a question names, on the days that it means: `null` for some of it or some of the
 * days, and for a time that only earlier words say. True for what names none, and for what is on for nobody then.
 */
function mayBeThere(asked: AskedFact, meets: MeetsTime | null): boolean | null {
  const { deal, knowledge, now } = asked;
  if (!meets) return asks(asked, 'thatTime') ? null : true;
  const named = datesIn(asked);
  const before = named.length > 0 ? named : datesBefore(asked);
  const today = knowledge.calendar.dateAt(now);
  const dates = before.length > 0 ? before : week.map((days) => addDays(today, days));
  const meetsFor = (own: AskedFact) =>
    dates.flatMap((date) => {
      const times = timesAt(own, date);
      return typeof times === 'string' ? [] : [meets(times)];
    });
  const ofChildren = meetsFor({ ...asked, deal: inChildHours(deal) });
  if (JSON.stringify(meetsFor(asked)) === JSON.stringify(ofChildren)) return true;
  return ofChildren.every((isMet) => isMet === false) ? false : null;
}

/**
 * From when on it is for adults only, and whether children who are asked for may be there at the time of the question: no verdict if
 * only in part. `null` if it is for adults at no time.
 */
export const adultHoursAnswer: AnswerFact = (asked) => {
  const { adultsFrom } = asked.deal;
  if (adultsFrom === undefined) return null;
  const verdict = isOfChildren(asked) ? mayBeThere(asked, timeAskedFor(asked)) : true;
  const time = timesWords(asked, [{ from: adultsFrom, to: null }]);
  return say(asked, 'ages.adultsFrom', { time }, verdict);
};

/** Until when children may stay, if that is asked; `null` if it is for adults at no time. */
export function childStayAnswer(asked: AskedFact): FactAnswer | null {
  const { adultsFrom } = asked.deal;
  if (adultsFrom === undefined || !isOfChildren(asked) || !asks(asked, 'closes')) return null;
  return say(asked, 'ages.until', { time: timesWords(asked, [{ from: adultsFrom, to: null }]) });
}

/** `answer` about its times with those at which children may be there, where they come or are asked for. */
export function withChildHours(asked: AskedFact, answer: FactAnswer | null): FactAnswer | null {
  const adults = asked.isForChildren || isOfChildren(asked) ? adultHoursAnswer(asked) : null;
  if (!adults || !answer || answer.verdict === false) return answer;
  if (adults.verdict === false) return adults;
  return { text: joinedAnswers([answer, adults])?.text ?? answer.text, verdict: answer.verdict };
}
