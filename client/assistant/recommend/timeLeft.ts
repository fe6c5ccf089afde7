import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { endOfEvening, type HoursOfDay } from '../../../data/model/time/partOfDay.ts';
import { datesWanted } from '../conversation/datesWanted.ts';
import { hasHours } from '../conversation/hasHours.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { WantedTime } from '../conversation/timeAfter.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { hoursInPart, partWanted } from './timeTest.ts';

/** Minutes that it takes to get somewhere, and from which an evening begins, so that what closes at six is no evening. */
const way = 30;
const beginOfEvening = 17.5 * 60;
/** Whoever goes out late stays that long. */
const longStay = 150;
const lateFrom = 20 * 60;

/** What lasts no longer is one program, which nobody leaves before its end. */
const longestProgram = 180;

const pointsOfTooLate = 12;
const pointsOfLateStay = 1.5;
const pointsOfLateStart = 8;

/**
 * A function with points for how much of the wanted time a deal leaves: far below 0 for what is nearly over today, or closes
 * as the evening begins; above 0 for what goes on long after a late hour.
 */
export function scoringOfTimeLeft(
  wanted: WantedTime,
  { calendar }: Pick<AssistantKnowledge, 'calendar'>,
  { now }: Pick<TurnContext, 'now'>,
): (deal: DealRecord) => number {
  const today = calendar.dateAt(now);
  const isToday = wanted.isToday || wanted.when === 'today' || wanted.when === 'tonight';
  const days = isToday ? [today] : datesWanted(wanted, today);
  const isEvening = wanted.hours === null && (wanted.when === 'tonight' || partWanted(wanted) === 'evening');
  const end = wanted.hours?.to ?? endOfEvening;
  const isTimed = wanted.hours !== null && wanted.hours.from < end && end < endOfEvening;
  const lost = (deal: DealRecord) => (isTimed && goesOnAfter(deal, end) ? -pointsOfTooLate : 0);
  if (days.length === 0 || (!days.includes(today) && !isEvening && !wanted.hours)) return lost;
  const begin = isEvening ? beginOfEvening : (hoursInPart(wanted)?.from ?? 0);
  const to = isTimed ? end : endOfEvening;
  const from = (day: string) => Math.max(begin, day === today ? calendar.minutesAt(now) + way : 0);
  const isOn = (deal: DealRecord, day: string, hours: HoursOfDay) =>
    hours.from < hours.to && calendar.takesPlace(deal, { first: day, last: day }, now, hours);
  const lasts = (deal: DealRecord) =>
    days.some((day) => isOn(deal, day, { from: begin + longStay - 60, to: endOfEvening }));
  // Before the evening, "today" is rather now than after ten.
  const isBroad =
    isToday && partWanted(wanted) === null && wanted.hours === null && wanted.when !== 'tonight';
  const isEarly = isBroad && calendar.minutesAt(now) < beginOfEvening;
  const soon = { from: calendar.minutesAt(now), to: lateFrom };
  const isLateToday = (deal: DealRecord) => isEarly && !isOn(deal, today, soon);
  return (deal) => {
    if (!hasHours(deal)) return 0;
    if (!days.some((day) => isOn(deal, day, { from: from(day), to }))) return -pointsOfTooLate;
    if (isLateToday(deal)) return -pointsOfLateStart;
    return lost(deal) || (begin >= lateFrom && lasts(deal) ? pointsOfLateStay : 0);
  };
}

/** Whether all that takes place is a program that ends after a time of the day, in minutes. */
const goesOnAfter = ({ when }: DealRecord, time: number): boolean => {
  const programs = when?.sessions ?? when?.hours ?? [];
  return (
    programs.length > 0 &&
    programs.every(({ from, to = null }) => to !== null && to > time && to - from <= longestProgram)
  );
};
