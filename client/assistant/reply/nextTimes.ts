import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { addDays, type LocalDate } from '../../../data/model/time/localDate.ts';
import { endOfEvening } from '../../../data/model/time/partOfDay.ts';
import { bookableOn, firstBookable } from '../conversation/bookable.ts';
import { inChildHours } from '../conversation/childHours.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { capitalized } from '../conversation/timeWords.ts';
import { shortDay } from '../words/dateWords.ts';
import { filled } from '../words/filled.ts';
import { timesInWords } from '../words/timesInWords.ts';

/**
 * When `deal` takes place next and can be booked for, `from` a day on or from today: "Today 5–11 PM", "Sat, Dec 5, 7:30 PM", with a note of that date, or the day alone if its
 * hours are not known; `isForChildren` for the times at which children may be there. Empty for a deal that can be used at any time, and if nobody knows. `now` is in epoch milliseconds.
 */
export function nextTimes(
  dealOfAll: DealRecord,
  { calendar, language }: Pick<AssistantKnowledge, 'calendar' | 'language'>,
  now: number,
  from: LocalDate | null,
  isForChildren = false,
): string {
  const deal = isForChildren ? inChildHours(dealOfAll) : dealOfAll;
  const { times: words } = language;
  const today = calendar.dateAt(now);
  const bookable = firstBookable(deal, { calendar }, now);
  const first = bookable === today && isOverToday(deal, calendar, now) ? addDays(today, 1) : bookable;
  const next = deal.when && calendar.nextDay(deal, now, from !== null && from > first ? from : first);
  if (next === undefined || !calendar.takesPlace(deal, next, now)) return '';
  const { today: isToday, tomorrow } = words.when;
  const near = next === today ? isToday : next === addDays(today, 1) ? tomorrow : undefined;
  const left = bookableOn(deal, next, { calendar }, now);
  const times = timesInWords(calendar.timesOf(left, next, now).replace(/^Open /, ''), language);
  const when = near
    ? filled(words.dayAndTimes, { day: capitalized(near), times }).trim()
    : [shortDay(next, words), times].filter(Boolean).join(', ');
  return [when, noteOn(deal, next)].filter(Boolean).join(' · ');
}

/** Longer notes are on its page. */
const longestNote = 40;

/** What is special about all that one can go to on `day`, such as "Walkers only"; empty if that is long. */
function noteOn({ when }: DealRecord, day: LocalDate): string {
  const [note = '', ...others] = new Set(
    when?.sessions?.flatMap(({ date, soldOut, note = '' }) => (date === day && !soldOut ? note : [])),
  );
  return others.length > 0 || note.length > longestNote ? '' : note;
}

/** What closes in less time than an hour, less this, is over for today. */
const grace = 45;

/** Whether a deal with hours has closed for today, or is about to. */
function isOverToday(deal: DealRecord, calendar: AssistantKnowledge['calendar'], now: number): boolean {
  const today = calendar.dateAt(now);
  const from = Math.max(0, calendar.minutesAt(now) - grace);
  const ofToday = { first: today, last: today };
  return Boolean(deal.when?.hours) && !calendar.takesPlace(deal, ofToday, now, { from, to: endOfEvening });
}
