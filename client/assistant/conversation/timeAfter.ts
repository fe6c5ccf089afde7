import { comingWeekday } from '../../../data/model/time/comingDays.ts';
import { addDays } from '../../../data/model/time/localDate.ts';
import { endOfEvening, hoursOfPart } from '../../../data/model/time/partOfDay.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { workdays } from '../understand/slots/time.ts';
import { anyTime, type Preferences } from './preferences.ts';
import type { StatedTime } from './statedTime.ts';

/** The time that a visitor wants. */
export type WantedTime = Pick<Preferences, keyof typeof anyTime> &
  Partial<Pick<Preferences, 'firm' | 'occasion'>>;

/** Whether a time is a part of any day. */
export const isPartOfDay = (when: WantedTime['when']): when is 'morning' | 'afternoon' | 'evening' =>
  when === 'morning' || when === 'afternoon' || when === 'evening';

/**
 * The wanted time after a message. A day replaces the one before, and hours or a part of a day refine it; a time that is
 * ruled out, or no longer matters, is forgotten.
 */
export function timeAfter(
  before: WantedTime,
  said: Understanding,
  { dates: stated, hours: statedHours, past }: StatedTime,
): WantedTime {
  const { mentions, days, part, isToday, isAnytime, isSeason } = said;
  const dates = stated ?? dayInTalk(before, said);
  const named = mentions.find(({ slot, polarity }) => slot === 'when' && polarity === 'for');
  const value = (named?.value ?? null) as WantedTime['when'];
  const isNight = value === 'tonight' || part === 'late';
  const hours = isNight || value === 'now' ? thatNight(statedHours, isNight) : statedHours;
  // "I get off at 1:30, what is still open?" is not about now.
  const when = value === 'now' && hours ? (hours.to > noon + noon ? 'tonight' : 'today') : value;
  const isPart = isPartOfDay(when);
  if (past !== null) return before;
  const ofDay = { part: part === when ? null : part, isToday: false, hours };
  if (dates) {
    // "After 8", and then "on December 5".
    // Nor does who says the same day again.
    const isSame = JSON.stringify(dates) === JSON.stringify(before.dates);
    const isRefined = hours === null && part === null && (isSame || !hasDay(before));
    return { when, days, dates, ...ofDay, ...(isRefined && { part: before.part, hours: before.hours }) };
  }
  const isNoWeekend = mentions.some(
    ({ slot, value, polarity }) => slot === 'when' && value === 'weekend' && polarity === 'against',
  );
  // Whoever rules out the weekend is free on one of the other days.
  if (isNoWeekend && (!named || isPart) && !isAnytime)
    return { ...anyTime, when: 'this-week', days: workdays, part: part ?? partBefore(before), hours };
  // "In the evening" does not take back "tonight" or "Saturday".
  if (when === 'evening' && before.when === 'tonight' && !hours) return before;
  if (isPart && !isToday && hasDay(before) && before.when !== 'tonight')
    return { ...before, part: part ?? (when as WantedTime['part']), hours };
  const isAgain = when === before.when && `${days}` === `${before.days}` && hours === null;
  // "Date night", and then "on Saturday".
  const isOfNight = !hasDay(before) && before.when === null && !isPart && !isNight && when !== 'now';
  const partLeft = isAgain || isOfNight ? before.part : null;
  if (named)
    return {
      ...{ when, days, dates: null, part: part === when ? null : (part ?? partLeft) },
      isToday: isPart && (isToday || before.isToday),
      // "After 8", and then "tonight".
      hours: hours ?? (hasDay(before) || part !== null ? null : before.hours),
    };
  // "Saturday evening", and then "home by 10".
  const isEnd = hours?.from === 0 && hours.to > hoursOfPart(before.part ?? undefined).from;
  if (hours) return { ...before, hours, part: isEnd ? before.part : null };
  // Whatever day was wanted, a season is longer.
  const isOut = isAnytime || isSeason || mentions.some(({ slot }) => slot === 'when');
  if (isOut) return anyTime;
  return part === null || before.hours || before.when ? before : { ...before, part };
}

/**
 * The day of the wanted dates that a weekday means, or the nearest to these if it is said to correct them: "I said Saturday",
 * after a plan for next Friday. `null` for another day.
 */
function dayInTalk({ dates }: WantedTime, { days: [day, ...others], corrects, rejections }: Understanding) {
  if (!dates || day === undefined || others.length > 0) return null;
  const first = comingWeekday(dates.first, day);
  const isCorrected = corrects || rejections.insistsFrom !== null;
  const date =
    first <= dates.last || !isCorrected ? first : comingWeekday(addDays(dates.first, -nearby), day);
  return date <= dates.last || isCorrected ? { first: date, last: date } : null;
}

/** A day of the week is at most so far from another. */
const nearby = 3;

const noon = 12 * 60;
const endOfSmallHours = 5 * 60;

/** "12:30 tonight" and "1:30 am tonight" are after the midnight of the day. */
function thatNight(hours: WantedTime['hours'], isNight: boolean): WantedTime['hours'] {
  const isOpen = hours?.to === endOfEvening;
  if (hours === null || !(isOpen || hours.from === hours.to)) return hours;
  const at = hours.from % noon;
  const isTwelve = noon <= hours.from && hours.from < noon + 60;
  const isAfterMidnight = hours.from < endOfSmallHours || (isNight && isTwelve);
  return isAfterMidnight ? { from: at + 2 * noon, to: isOpen ? hours.to : at + 2 * noon } : hours;
}

const partBefore = ({ when, part }: WantedTime): WantedTime['part'] => (isPartOfDay(when) ? when : part);

/** Whether the visitor has named a day, and not only a part of any day. */
export const hasDay = ({ when, dates }: Pick<WantedTime, 'when' | 'dates'>): boolean =>
  dates !== null || (when !== null && !isPartOfDay(when));
