import type { FactTopic } from '../../../data/language/factWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AskedQuestion, Turn } from '../conversation/turn.ts';
import { areaAnswer } from './areaFacts.ts';
import { namesDay } from './askedDays.ts';
import { type AskedFact, asks } from './askedFact.ts';
import { askedOf, type FactSource } from './askedOf.ts';
import { asksMore, namesHour, timeAskedFor } from './askedTime.ts';
import { type GivenAnswer, saidOf } from './givenAnswer.ts';
import { lateAnswer } from './lateBooking.ts';
import { hoursAnswer } from './timeFacts.ts';

/** What may also ask by the hour, or for one of several places: "can we get there at 11", "do they go past 10". */
export const ofNoField: ReadonlySet<string> = new Set<FactTopic>(['other', 'place', 'until', 'duration']);

/** Whether a question names an hour or a part of the day, or asks of now. */
export const isOfTime = (asked: AskedFact): boolean => timeAskedFor(asked) !== null || asks(asked, 'now');

/** The answer to a question that names an hour, a part of the day or of town, or asks of now; `null` for other questions. */
export function answerInField(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  source: FactSource,
  isLast = question.topic === 'fulfillment',
): GivenAnswer | null {
  const asked = askedOf({ ...question, topic: 'hours' }, deal, turn, source);
  if (!asked?.question.isClosed) return null;
  if (!isOfTime(asked)) {
    const ofArea = question.topic === 'duration' ? null : areaAnswer(asked);
    // "On Saturdays, is there a class", but not "Saturday is fine, can parents watch".
    const isNamed = namesDay({ ...asked, question: { ...asked.question, leads: [] } });
    const isOfDay = question.topic === 'other' && (isNamed || (namesDay(asked) && !asksMore(asked)));
    if (ofArea || !isOfDay) return ofArea && saidOf(ofArea, asked);
  }
  const answer = hoursAnswer(asked);
  const isYes = answer?.verdict === true;
  // "Is there live music at nine": that it is open then says nothing of the music.
  if (!answer || (isYes && (isLast ? !namesHour(asked) : asksMore(asked)))) return null;
  return saidOf(isYes && isLast ? { ...answer, verdict: null } : answer, asked);
}

/** What one does on a day, which must be one of those on which it takes place. */
const onDays: ReadonlySet<string> = new Set<FactTopic>(['booking', 'fulfillment', 'soldOut']);
const besideDays: ReadonlySet<string> = new Set<FactTopic>(['price', 'groups']);

/**
 * That it is not on at the day or the hour that a question names: "no" to whether one may book or get it then, and a note
 * beside a price. `null` if it is on, or if the question names no time.
 */
export function offAnswer(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  source: FactSource,
): GivenAnswer | null {
  const isClosed = question.isClosed && onDays.has(question.topic);
  const said = isClosed ? question : { ...question, leads: [] };
  const isOfDays = isClosed || besideDays.has(question.topic) || question.topic === 'booking';
  const asked = isOfDays ? askedOf(said, deal, turn, source) : null;
  if (!asked || !(isOfTime(asked) || namesDay(asked))) return null;
  const answer = deal.when?.sessions ? lateAnswer(asked) : hoursAnswer(asked);
  if (answer?.verdict !== false) return null;
  const isNo = isClosed && !asks(asked, 'needed');
  return saidOf({ ...answer, verdict: isNo ? false : null }, asked);
}
