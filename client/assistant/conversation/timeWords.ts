import type { TimeWords } from '../../../data/language/timeWords.ts';
import { workdays } from '../understand/slots/time.ts';
import { hoursWords, shortDay, wholeMonth } from '../words/dateWords.ts';
import { filled } from '../words/filled.ts';
import { weekdaysWanted } from './datesWanted.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import type { WantedTime } from './timeAfter.ts';

type Words = Pick<AssistantKnowledge['language'], 'times' | 'conjunctions'>;

/** The time that a visitor wants, such as "tonight", "Saturday morning", "this evening"; empty for any. */
export function timeWords(wanted: WantedTime, { times, conjunctions }: Words): string {
  const { when, days, part, isToday, dates, hours } = wanted;
  const spoken = hours ? hoursWords(hours, times) : part ? times.inPart[part] : '';
  if (dates || hours) {
    const { first = '', last = '' } = dates ?? {};
    const to = last > first ? shortDay(last, times) : '';
    const from = first && shortDay(first, times);
    const range = dates && to ? (wholeMonth(dates, times) ?? filled(times.days, { from, to })) : '';
    const named = range
      ? onWeekdays(range, wanted, { times, conjunctions })
      : from || timeWords({ ...wanted, hours: null }, { times, conjunctions });
    return named && spoken ? filled(times.dayAndHours, { day: named, hours: spoken }) : named || spoken;
  }
  if (when === null) return '';
  const isThis = isToday || (when === 'today' && part !== null && part !== 'late');
  const ofToday = part ?? (isToday ? when : null);
  if (isThis && isPart(ofToday, times)) return times.partOfToday[ofToday];
  const named = namesOf(days, { times, conjunctions });
  const day = named || (times.when[when] ?? '');
  return part === null ? day : filled(times.partOf[part], { day });
}

/** The days of long dates, in words, that are wanted: "Thursday or Friday in December"; `range` for all of them. */
export function onWeekdays(range: string, wanted: WantedTime, { times, conjunctions }: Words): string {
  const names = namesOf(weekdaysWanted(wanted), { times, conjunctions });
  const named = times.spoken[names] ?? names;
  if (times.months.includes(range))
    return named ? filled(times.daysInMonth, { days: named, month: range }) : range;
  return [named, range].filter(Boolean).join(', ');
}

/** The names of weekdays; all from Monday to Friday have one. */
const namesOf = (days: readonly number[], { times, conjunctions }: Words): string =>
  isWorkdays(days)
    ? (times.when.workday ?? '')
    : days.map((day) => times.weekdays[day]).join(` ${conjunctions.or} `);

/** Whether `days` are those from Monday to Friday, and not one of them in particular. */
export const isWorkdays = (days: readonly number[]): boolean => `${days}` === `${workdays}`;

const isPart = (part: string | null, { partOfToday }: TimeWords): part is keyof TimeWords['partOfToday'] =>
  part !== null && Object.hasOwn(partOfToday, part);

/** `text` with its first letter in upper case. */
export const capitalized = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
