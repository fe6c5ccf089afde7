import { endOfEvening, type HoursOfDay } from '../../../data/model/time/partOfDay.ts';
import type { Times } from '../../../data/model/time/schedule.ts';
import { occurs } from '../understand/grammar.ts';
import { timesNamedIn } from '../understand/slots/dates.ts';
import { type AskedFact, asks } from './askedFact.ts';
import { thingWords } from './tellingWords.ts';

/** Whether what takes place on a day meets the time that a question names; `null` if it does so in part. */
export type MeetsTime = (times: readonly Times[]) => boolean | null;

const halfDay = 12 * 60;
/** Who comes later than that to what has a beginning is late. */
const grace = 15;
/** What lasts no longer has a beginning at which all come, where one has to book. */
const longestVisit = 3 * 60;
/** Overlaps of a part of the day that count, and that do not. */
const enough = 120;
const tooLittle = 30;

/** What closes at six is not open in the evening. */
const evening = { from: 17.5 * 60, to: endOfEvening };
/** The parts of a day, in minutes. */
const parts = [
  ['late', { from: 22 * 60, to: endOfEvening }],
  ['morning', { from: 0, to: halfDay }],
  ['afternoon', { from: halfDay, to: 17 * 60 }],
  ['evening', evening],
] as const;

/** The test by the hour or the part of the day that a question names; `null` if it names none. */
export function timeAskedFor(asked: AskedFact): MeetsTime | null {
  const { question, context, wanted } = asked;
  // "Which evenings" asks for no "yes".
  if (!question.isClosed) return null;
  const own = testOf(asked, question.words);
  if (own || !asks(asked, 'thatTime')) return own;
  // "My flight lands at 11:40 PM, does it run that late".
  return (
    testOf(asked, context) ??
    (wanted?.hours
      ? meets(asked, wanted.hours, false)
      : // "Is it open then" asks of the day.
        asks(asked, 'thatLate')
        ? ofSpan({ from: 22 * 60, to: endOfEvening })
        : null)
  );
}

/** Whether a question names an hour, not only a part of the day. */
export const namesHour = ({ question, knowledge }: AskedFact): boolean =>
  timesNamedIn(question.words, knowledge.vocabulary.grammar.times).hours !== null;

/** Whether a question asks of something beside its time: "is it lit at night". That it is open then is no answer to it. */
export function asksMore(asked: AskedFact): boolean {
  const { question, knowledge, replies } = asked;
  const { parts: named } = knowledge.vocabulary.grammar;
  const plain = [...Object.values(named), new RegExp(replies.details.comes, 'gu')].reduce(
    (words, rule) => words.replace(rule, ' _ '),
    wordsBesideTime(asked),
  );
  const about = { ...asked, question: { ...question, topic: 'other' as const, words: plain }, context: ' ' };
  return thingWords(about).length > 0;
}

/** The words of a question without those of its time. */
export function wordsBesideTime({ question: { words }, knowledge }: AskedFact): string {
  const { spans } = timesNamedIn(words, knowledge.vocabulary.grammar.times);
  const tokens = words.trim().split(' ');
  return ` ${tokens.filter((_, at) => !spans.some(({ from, to }) => from <= at && at < to)).join(' ')} `;
}

function testOf(asked: AskedFact, words: string): MeetsTime | null {
  const { grammar } = asked.knowledge.vocabulary;
  const { hours } = timesNamedIn(words, grammar.times);
  if (hours) return meets(asked, hours, new RegExp(asked.replies.details.lasts, 'u').test(words));
  const part = parts.find(([name]) => occurs(grammar.parts[name], words));
  const meal = mealIn(asked, words);
  if (meal || part) return ofSpan(meal ?? part?.[1] ?? evening);
  return new RegExp(asked.replies.details.tonight, 'u').test(words) ? ofSpan(evening) : null;
}

/** The hours of the meal that `words` name: "open for dinner". */
function mealIn({ knowledge }: AskedFact, words: string): HoursOfDay | undefined {
  const { senses, singular } = knowledge.vocabulary;
  const named = words.split(' ').flatMap((word) => senses.get(singular(word)) ?? []);
  return knowledge.assistant.language.meals.find(({ topics }) =>
    named.some(({ slot, value }) => slot === 'interests' && topics.split('|').includes(value)),
  );
}

function meets(asked: AskedFact, hours: HoursOfDay & { isOpen?: true }, lasts: boolean): MeetsTime {
  const { from, to } = hours;
  // "At 9" is either half of the day.
  const other = to < halfDay ? to + halfDay : to - halfDay;
  const points = hours.isOpen ? [to, other, to + halfDay] : [to];
  // "Does it go till midnight".
  if (lasts && to < endOfEvening)
    return anyOf((each) => points.some((at) => each.from < at && at <= endOf(each)));
  if (lasts) return anyOf((each) => endOf(each) > from);
  if (from === to)
    return anyOf((each) => {
      const at = points.find((point) => each.from <= point && point < endOf(each));
      if (at === undefined) return each.to === null && Math.abs(each.from - to) <= grace;
      return isBegun(asked, each, at) ? null : true;
    });
  return ofSpan(hours);
}

/** Whether it is too late to come, as far as is known: it has begun, and all come at its beginning. */
const isBegun = ({ facts }: AskedFact, each: Times, at: number) =>
  facts.booking?.required !== false && endOf(each) - each.from <= longestVisit && at > each.from + grace;

const endOf = ({ from, to }: Times) => to ?? from;

const anyOf =
  (test: (each: Times) => boolean | null): MeetsTime =>
  (times) => {
    const found = times.map(test);
    return found.includes(true) || (found.includes(null) ? null : false);
  };

/** What begins in the span and lasts an hour of it, or has two hours or most of it. */
const ofSpan = ({ from, to }: HoursOfDay): MeetsTime =>
  anyOf((each) => {
    const overlap = Math.min(endOf(each), to) - Math.max(each.from, from);
    const begins = each.from >= from && each.from < to;
    if (begins && (each.session || endOf(each) <= to || overlap >= enough / 2)) return true;
    if (overlap >= Math.min(enough, (to - from) * 0.75)) return true;
    return overlap <= tooLittle ? false : null;
  });
