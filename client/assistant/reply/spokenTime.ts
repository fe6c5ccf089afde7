import type { TimeWords } from '../../../data/language/timeWords.ts';
import type { DateRange } from '../../../data/model/time/dateRange.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { datesWanted } from '../conversation/datesWanted.ts';
import type { WantedTime } from '../conversation/timeAfter.ts';
import { isWorkdays, onWeekdays, timeWords } from '../conversation/timeWords.ts';
import type { Turn } from '../conversation/turn.ts';
import { fullDay, hoursWords, wholeMonth } from '../words/dateWords.ts';
import { filled } from '../words/filled.ts';

/** The wanted time in a sentence: "Saturday, December 5, after 8 PM"; empty for any. */
export function spokenTime(
  wanted: WantedTime,
  { knowledge, context }: Pick<Turn, 'knowledge' | 'context'>,
): string {
  const { times, conjunctions } = knowledge.language;
  const today = knowledge.calendar.dateAt(context.now);
  const hours = spokenHours(wanted, times);
  const day =
    wanted.days.length > 0 && !wanted.dates && !isWorkdays(wanted.days)
      ? datesWanted(wanted, today)
          .map((date) => fullDay(date, today, times))
          .join(` ${conjunctions.or} `)
      : wanted.dates
        ? onWeekdays(spokenDays(wanted.dates, today, times), wanted, knowledge.language)
        : timeWords({ ...wanted, hours: null, part: null }, knowledge.language);
  const spoken = times.spoken[day] ?? day;
  return spoken && hours ? filled(times.dayAndHours, { day: spoken, hours }) : spoken || hours;
}

/** The wanted hours or part of a day: "after 8 PM", "in the evening"; empty for all day. */
export const spokenHours = ({ hours, part }: WantedTime, times: TimeWords): string =>
  hours ? hoursWords(hours, times) : part ? times.inPart[part] : '';

/** "Saturday, December 5", "Saturday, December 5 to Monday, December 7", "December". */
export function spokenDays(range: DateRange, today: LocalDate, times: TimeWords): string {
  const { first, last } = range;
  const month = wholeMonth(range, times);
  if (month) return month;
  const [from, to] = [fullDay(first, today, times), fullDay(last, today, times)];
  return first === last ? from : filled(times.days, { from, to });
}
