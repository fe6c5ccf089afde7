import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { addDays } from '../../../data/model/time/localDate.ts';
import { endOfEvening, type HoursOfDay } from '../../../data/model/time/partOfDay.ts';
import { datesWanted } from '../conversation/datesWanted.ts';
import { hasHours } from '../conversation/hasHours.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { hasDay } from '../conversation/timeAfter.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { type Criterion, isInSeason } from './criteria.ts';
import { foodTest } from './foodTest.ts';
import { createNearestDay, mostDaysAway } from './nearestDay.ts';
import { scoringOfTimeLeft } from './timeLeft.ts';
import { eveningOut, partWanted } from './timeTest.ts';

/** More for each day than all other points together, so that the nearest days come first. */
const pointsOfDay = 50;
const pointsOfSeason = 3;
const mostPoints = 8;
/** More than for all else that deals of one thing differ in. */
const pointsOfClosed = 6;
const pointsOfLate = 8;
/** In weeks; and what a deal loses at most for which one waits longer. */
const fewDays = 0.5;
const mostOfWait = 9;
const manyPeople = 6;
/** Nobody waits until then for something to eat. */
const lateFrom = 20 * 60;

/** A function with the points that a deal loses, as a negative number, because of the days on which it takes place. */
export function scoringOfDays({
  preferences,
  knowledge,
  context,
  relaxed,
}: {
  readonly preferences: Preferences;
  readonly knowledge: AssistantKnowledge;
  readonly context: TurnContext;
  readonly relaxed: readonly Criterion[];
}): (deal: DealRecord) => number {
  const days = datesWanted(preferences, knowledge.calendar.dateAt(context.now));
  const [firstDay] = days;
  const timeLeft = relaxed.includes('when') ? () => 0 : scoringOfTimeLeft(preferences, knowledge, context);
  const nearestDay = createNearestDay(preferences, knowledge, context);
  // If nothing takes place on the wanted day, the nearest day is best; at any other time, the soonest.
  const lost = (deal: DealRecord) =>
    hasDay(preferences) || preferences.isToday
      ? pointsOfDay * (nearestDay(deal)?.away ?? mostDaysAway + 1)
      : Math.min(mostPoints, weeksUntil(deal, knowledge, context.now));
  const { calendar } = knowledge;
  const isWet = preferences.occasion === 'rainy-day' && days.length === 0;
  // Whoever names no day looks out of the window.
  const lostByRain = (deal: DealRecord) =>
    calendar.takesPlace(deal, 'today', context.now)
      ? 0
      : Math.min(mostPoints, 1 + 7 * weeksUntil(deal, knowledge, context.now));
  const costOfMeal = scoringOfMeals(preferences, knowledge, context);
  // Of a named evening, this is a matter of how a deal suits.
  const lostByDay =
    partWanted(preferences) === null ? scoringOfUsualHours(preferences, knowledge, context) : () => 0;
  // Who names neither a day nor a thing to wait for wants something soon.
  const isForSoon =
    preferences.when === null && days.length === 0 && !isWet && preferences.interests.length === 0;
  const lostByWait = (deal: DealRecord) => {
    const weeks = isForSoon ? weeksUntil(deal, knowledge, context.now) : 0;
    return weeks < fewDays ? 0 : Math.min(mostOfWait, fewDays + weeks);
  };
  return (deal) => {
    const offSeason = isInSeason(deal, knowledge, context, firstDay) ? 0 : pointsOfSeason;
    return (
      timeLeft(deal) -
      lostByDay(deal) -
      lostByWait(deal) +
      pointsOfRarity(deal, days) -
      offSeason -
      costOfMeal(deal) -
      (relaxed.includes('when') ? lost(deal) : isWet ? lostByRain(deal) : 0)
    );
  };
}

/**
 * A function with the points that something to eat loses which is closed on the wanted day, of no named one today, or opens
 * only late in the evening: who is hungry at noon eats now.
 */
export function scoringOfMeals(
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  { now }: TurnContext,
): (deal: DealRecord) => number {
  const { when, hours, occasion, party, priceRange } = preferences;
  const { calendar } = knowledge;
  const today = calendar.dateAt(now);
  const days = datesWanted(preferences, today);
  // "A table at 8" is for today, or once that is over, for tomorrow.
  const isOpenTime = hours === null ? partWanted(preferences) === null : days.length === 0;
  // A feast, or a table for many, is planned.
  const isPlanned = occasion !== null || (party ?? 0) >= manyPeople || (priceRange?.min ?? 0) > 0;
  const isForToday = days.length === 0 && when === null && !isPlanned;
  if (!isOpenTime || !(isForToday || days.length === 1)) return () => 0;
  const minutes = calendar.minutesAt(now);
  const [date = hours && hours.to < minutes ? addDays(today, 1) : today] = days;
  const ofDay = { first: date, last: date };
  const from = Math.max(date === today ? minutes : 0, hours?.from ?? 0);
  const to = hours?.to ?? endOfEvening;
  const isFood = foodTest(knowledge);
  return (deal) => {
    if (!isFood(deal) || !hasHours(deal)) return 0;
    if (!calendar.takesPlace(deal, ofDay, now, { from, to })) return pointsOfClosed;
    return hours === null && from < lateFrom && !calendar.takesPlace(deal, ofDay, now, { from, to: lateFrom })
      ? pointsOfLate
      : 0;
  };
}

const [pointsOfEvening, pointsOfNight] = [3, 8];
/** What begins at eleven has less than an hour of these. */
const earlyEnough: HoursOfDay = { from: 0, to: 11.5 * 60 };
const daytime: HoursOfDay = { from: 9 * 60, to: 19 * 60 };

/**
 * A function with the points that a deal loses which is on at no hours of the occasion, unless another time is wanted: a date is in the
 * evening, and who needs ease, or is old, goes home by then.
 */
export function scoringOfUsualHours(
  preferences: Preferences,
  { calendar }: AssistantKnowledge,
  { now }: TurnContext,
): (deal: DealRecord) => number {
  const { occasion, hours, interests, cautions } = preferences;
  const part = partWanted(preferences);
  const isDate = occasion === 'date';
  // Who wants the morning has no use for a bed, nor for what opens at eleven.
  if (part === 'morning' && hours === null && interests.length === 0) {
    const from = datesWanted(preferences, calendar.dateAt(now))[0] ?? calendar.dateAt(now);
    const days = { first: from, last: addDays(from, 30) };
    return (deal) =>
      hasHours(deal) && calendar.takesPlace(deal, days, now, earlyEnough) ? 0 : pointsOfNight;
  }
  const isOpen = part === null || (isDate && part === 'evening' && !hasDay(preferences));
  const isEased = cautions.includes('gentle') || cautions.includes('older');
  if (!(isDate || isEased) || hours !== null || interests.length > 0 || !isOpen) return () => 0;
  if (preferences.when === 'now' || preferences.when === 'tonight') return () => 0;
  const first = calendar.dateAt(now);
  const week = { first, last: addDays(first, 6) };
  // "A date night" names the evening, and a romantic restaurant serves dinner.
  const evening = part === null && preferences.categories.length === 0 ? 'evening' : eveningOut;
  const points = part === null ? pointsOfEvening : pointsOfNight;
  return (deal) =>
    hasHours(deal) && !calendar.takesPlace(deal, week, now, isDate ? evening : daytime) ? points : 0;
}

/** Of longer times, no day is a special one. */
const mostSpecialDays = 3;
const fewestSessions = 3;
const pointsOfRare = 4;

/** Points for what takes place on one of the few wanted days and hardly on another: whoever names a holiday wants that. */
function pointsOfRarity({ when }: DealRecord, days: readonly string[]): number {
  const dates = when?.sessions?.map(({ date }) => date) ?? [];
  const isRare = dates.length > 0 && new Set(dates).size <= fewestSessions;
  return isRare && days.length <= mostSpecialDays && dates.some((date) => days.includes(date))
    ? pointsOfRare
    : 0;
}

/** The weeks from today to the next day of `deal`; many for a deal without any. */
function weeksUntil(deal: DealRecord, { calendar }: AssistantKnowledge, now: number): number {
  const next = calendar.nextDay(deal, now) ?? '9999-01-01';
  return (Date.parse(next) - Date.parse(calendar.dateAt(now))) / (7 * 86_400_000);
}
