import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { addDays } from '../../../data/model/time/localDate.ts';
import { bookableOn, firstBookable } from '../conversation/bookable.ts';
import { datesWanted } from '../conversation/datesWanted.ts';
import { leavingOutToday } from '../conversation/daysLeft.ts';
import { hasHours } from '../conversation/hasHours.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { hasDay, type WantedTime } from '../conversation/timeAfter.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { dayOfMonth, monthWord, shortDay, weekdayWord } from '../words/dateWords.ts';
import { filled } from '../words/filled.ts';
import { timesInWords } from '../words/timesInWords.ts';
import { isInSeason } from './criteria.ts';
import { foodTest } from './foodTest.ts';
import { createNearestDay } from './nearestDay.ts';
import { filtersFor, partWanted, timeTest } from './timeTest.ts';

/** Who is hungry waits so many minutes. */
const soon = 180;

/** Of longer ranges, the days on which something is open are too many to be named. */
const mostDaysNamed = 7;

/**
 * When `deal` takes place, in a few words: its times at the wanted time, such as "open 5–11 PM" or "Saturday 7:30 PM", or
 * else the day nearest to the wanted ones, the date of an event and the beginning of a season. Empty if there is nothing to
 * say.
 */
export function timeReason(
  deal: DealRecord,
  wanted: WantedTime,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): string {
  const { calendar, language } = knowledge;
  const { reasons, times: words } = language;
  const { now } = context;
  const today = calendar.dateAt(now);
  const days = datesWanted(wanted, today);
  const isEvent = deal.when?.sessions !== undefined;
  // Of what is closed at the wanted hour, the hours of the day are said.
  const then =
    timesThen(deal, wanted, knowledge, context) ||
    (hasDay(wanted) && timesOfDay(deal, { ...wanted, part: null, hours: null }, knowledge, context));
  if (then) return then;
  // Of what one cannot eat now, it is said when one can.
  const isLater = isClosedMeal(deal, wanted, knowledge, context);
  const near = createNearestDay(isLater ? { ...wanted, when: 'today' } : wanted, knowledge, context)(deal);
  if (near && (isLater ? near.away < mostDaysNamed : near.away > 0)) {
    const times = timesInWords(calendar.timesOf(deal, near.date, now), language);
    const day = (isLater ? weekdayWord : shortDay)(near.date, words);
    return near.away > 0 ? filled(words.dayAndTimes, { day, times }).trim() : times;
  }
  const bookable = firstBookable(deal, knowledge, now);
  const next = calendar.nextDay(deal, now, days[0] && days[0] > bookable ? days[0] : bookable);
  if (next === undefined) return '';
  if (isEvent) return filled(reasons.onDate, { date: dayOfMonth(next, words) });
  return isInSeason(deal, knowledge, context, days[0])
    ? ''
    : filled(reasons.inSeason, { month: monthWord(next, words) });
}

/**
 * When something takes place that nobody can have soon, of which no time is wanted: a meal that is not served now, or what is more
 * than a week away. Empty for the rest.
 */
export const laterReason: typeof timeReason = (deal, wanted, knowledge, context) => {
  const { calendar, language } = knowledge;
  if (hasDay(wanted) || wanted.when !== null || wanted.hours !== null) return '';
  const next = calendar.nextDay(deal, context.now);
  const isFar = next !== undefined && next > addDays(calendar.dateAt(context.now), mostDaysNamed);
  const from = calendar.minutesAt(context.now);
  const isSoon = () => calendar.takesPlace(deal, 'today', context.now, { from, to: from + soon });
  const isLater = isFar || (isClosedMeal(deal, wanted, knowledge, context) && !isSoon());
  // "Monday 11 AM to 2 PM".
  const [day = '', ...times] = isLater
    ? timeReason(deal, wanted, knowledge, context).split(` ${language.reasons.open} `)
    : [];
  return [day.replace(/:$/, ''), ...times].join(' ');
};

const timesOfDay: typeof timeReason = (deal, wanted, knowledge, context) =>
  timeTest(wanted, knowledge, context, true)?.(deal) ? timesThen(deal, wanted, knowledge, context) : '';

/** Whether something to eat is closed now, of which nobody has said when it is wanted. */
const isClosedMeal = (
  deal: DealRecord,
  wanted: WantedTime,
  knowledge: AssistantKnowledge,
  { now }: TurnContext,
): boolean =>
  !hasDay(wanted) &&
  wanted.when === null &&
  wanted.hours === null &&
  hasHours(deal) &&
  !knowledge.calendar.takesPlace(deal, 'now', now) &&
  foodTest(knowledge)(deal);

/** Times that take more words say less than the card's page. */
const longestTimes = 40;
const short = (times: string): string => (times.length <= longestTimes ? times : '');

/** The times at the wanted time; empty if they are not known, or if it is open on too many days to name them. */
function timesThen(
  dealOfAll: DealRecord,
  wanted: WantedTime,
  { calendar, language }: AssistantKnowledge,
  { now }: TurnContext,
): string {
  const part = wanted.hours ?? partWanted(wanted) ?? undefined;
  const today = calendar.dateAt(now);
  const wantedDays = datesWanted(wanted, today);
  const [only = today, ...more] = wantedDays;
  const deal = more.length > 0 ? dealOfAll : bookableOn(dealOfAll, only, { calendar }, now);
  const filters = filtersFor(wanted, today);
  const [filter, ...others] = leavingOutToday(filters, { calendar }, now)(deal, part);
  const isOver = filter !== filters[0];
  const days = wantedDays.filter((date) => !isOver || date > today);
  const times = (when: NonNullable<typeof filter>) =>
    timesInWords(calendar.timesOf(deal, when, now, part), language);
  if (typeof filter === 'string' && others.length === 0) return times(filter);
  const open = days.filter((date) => calendar.takesPlace(deal, date, now, part));
  const [first] = open;
  // "Wed 6–7:30 PM", for who wants any evening.
  if (filter && days.length === 0 && part !== undefined) return short(times(filter));
  if (!filter || !first) return '';
  if (days.length === 1) return times(first);
  if (deal.when?.sessions) {
    // Within a week the weekday says which day.
    const dayWord = first < addDays(today, mostDaysNamed) ? weekdayWord : shortDay;
    return filled(language.times.dayAndTimes, { day: dayWord(first, language.times), times: times(first) });
  }
  const last = days.at(-1) ?? first;
  const areNext = addDays(days[0] ?? first, days.length - 1) === last;
  if (days.length > mostDaysNamed || !areNext) return '';
  return short(times({ first: days[0] ?? first, last }));
}
