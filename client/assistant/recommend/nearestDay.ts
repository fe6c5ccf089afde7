import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { addDays, type LocalDate } from '../../../data/model/time/localDate.ts';
import { type HoursOfDay, hoursOfPart, type PartOfDay } from '../../../data/model/time/partOfDay.ts';
import { firstBookable } from '../conversation/bookable.ts';
import { datesWanted, daysOfThisWeek } from '../conversation/datesWanted.ts';
import { hasHours } from '../conversation/hasHours.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { WantedTime } from '../conversation/timeAfter.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { partWanted } from './timeTest.ts';

/** Who wants another day does not set out at once, in minutes. */
const timeToDecide = 60;

/** How many days before and after the wanted ones are tried. */
export const mostDaysAway = 28;

type Calendar = Pick<AssistantKnowledge, 'calendar'>;
type Now = Pick<TurnContext, 'now'>;

/** A day on which a deal takes place, and how many days it is away from the nearest wanted one. */
export interface NearDay {
  readonly date: LocalDate;
  readonly away: number;
}

/**
 * A function that finds the day nearest to the wanted ones, or one of these, on which a deal certainly takes place: the
 * later of two, from today on, or from tomorrow if today is wanted and that is `isLater`, in that `part` of the day if it has hours. It returns `null` if
 * there is none within weeks, or if any day will do.
 */
export function createNearestDay(
  wanted: WantedTime,
  { calendar }: Calendar,
  { now }: Now,
  isLater = false,
  part?: PartOfDay | HoursOfDay,
): (deal: DealRecord) => NearDay | null {
  const today = calendar.dateAt(now);
  const days = datesWanted(wanted, today);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return () => null;
  const near: NearDay[] = days.map((date) => ({ date, away: 0 }));
  for (let away = 1; away <= mostDaysAway; away += 1)
    near.push({ date: addDays(last, away), away }, { date: addDays(first, -away), away });
  // Today is another day for who wants one to come.
  const isTodayOut = isLater && days.includes(today);
  const coming = near.filter(({ date }) => (isTodayOut ? date > today : date >= today));
  // What was open this morning takes place today, but nobody can still go.
  const { from, to } = hoursOfPart(part);
  const start = calendar.minutesAt(now) + (isLater ? timeToDecide : 0);
  const rest = { from: Math.max(start, from), to };
  const hoursOn = (date: LocalDate) => (date === today ? rest : part);
  return (deal) =>
    coming.find(
      ({ date }) =>
        date >= firstBookable(deal, { calendar }, now) &&
        (hasHours(deal)
          ? (date !== today || rest.from <= to) && calendar.takesPlace(deal, date, now, hoursOn(date))
          : calendar.takesPlace(deal, date, now)),
    ) ?? null;
}

/**
 * The day for `deal` of who wants something on certain days, or at a time of any day: one of these at the wanted time, or else
 * the nearest.
 */
export function dayNear(deal: DealRecord, ...world: readonly [WantedTime, Calendar, Now]): NearDay | null {
  const [wanted, knowledge, { now }] = world;
  const time = timeOfDay(wanted);
  const today = knowledge.calendar.dateAt(now);
  const isAnyDay = time !== undefined && datesWanted(wanted, today).length === 0;
  const week = { first: today, last: addDays(today, daysOfThisWeek - 1) };
  const then = createNearestDay(
    isAnyDay ? { ...wanted, dates: week } : wanted,
    knowledge,
    { now },
    false,
    time,
  )(deal);
  return then && (isAnyDay || then.away === 0) ? then : createNearestDay(...world)(deal);
}

/** A function that finds the day nearest to the wanted ones, but not today if that is one of them, on which a deal takes place at the wanted time of the day. */
export const createOtherDay = (...[wanted, knowledge, context]: Parameters<typeof createNearestDay>) =>
  createNearestDay(wanted, knowledge, context, true, timeOfDay(wanted));

/** Of who wants "tonight", another evening. */
const timeOfDay = (wanted: WantedTime): PartOfDay | HoursOfDay | undefined =>
  wanted.hours ?? partWanted(wanted) ?? (wanted.when === 'tonight' ? 'evening' : undefined);
