import type { DealCalendar, ScheduledDeal } from '../../../data/model/deals/dealCalendar.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import { scheduleUntil } from '../../../data/model/time/scheduleUntil.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import type { Preferences } from './preferences.ts';

/** From this age on, in years, nobody is a child. */
const grownUp = 18;

/** Whether children come; a present for a child is bought by others. */
export const isWithChildren = ({
  audience,
  youngest,
  occasion,
}: Pick<Preferences, 'audience' | 'youngest' | 'occasion'>): boolean =>
  occasion !== 'gift' && (audience === 'family' || (youngest !== null && youngest < grownUp));

type TimedDeal = ScheduledDeal & Pick<DealRecord, 'adultsFrom'>;

/** `deal` with the times at which children may be there. */
export const inChildHours = <Timed extends TimedDeal>(deal: Timed): Timed =>
  deal.when && deal.adultsFrom !== undefined
    ? { ...deal, when: scheduleUntil(deal.when, deal.adultsFrom) }
    : deal;

/** `calendar` with the times at which children may be there. */
function childCalendar(calendar: DealCalendar): DealCalendar {
  // Calendars number schedules, and know the same one by its identity.
  const inHours = memoize(inChildHours<TimedDeal>, new WeakMap<TimedDeal, TimedDeal>());
  return {
    ...calendar,
    weekdaysOf: (deal) => calendar.weekdaysOf(inHours(deal)),
    takesPlace: (deal, ...asked) => calendar.takesPlace(inHours(deal), ...asked),
    nextDay: (deal, ...asked) => calendar.nextDay(inHours(deal), ...asked),
    startOf: (deal, ...asked) => calendar.startOf(inHours(deal), ...asked),
    timesOf: (deal, ...asked) => calendar.timesOf(inHours(deal), ...asked),
    isOver: (deal, ...asked) => calendar.isOver(inHours(deal), ...asked),
  };
}

const forChildren = memoize(
  (knowledge: AssistantKnowledge): AssistantKnowledge => ({
    ...knowledge,
    calendar: childCalendar(knowledge.calendar),
    everybody: knowledge.calendar,
  }),
  new WeakMap<AssistantKnowledge, AssistantKnowledge>(),
);

/** What is known to those who come: with children, deals take place while children may be there. */
export const knownTo = (preferences: Preferences, knowledge: AssistantKnowledge): AssistantKnowledge =>
  isWithChildren(preferences) && knowledge.data.deals.some(({ adultsFrom }) => adultsFrom !== undefined)
    ? forChildren(knowledge)
    : knowledge;

/** What is known whoever comes. */
export const knownToAll = (knowledge: AssistantKnowledge): AssistantKnowledge =>
  knowledge.everybody ? { ...knowledge, calendar: knowledge.everybody } : knowledge;
