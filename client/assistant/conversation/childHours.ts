import type { ScheduledDeal } from '../../../data/model/deals/dealCalendar.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import { oldestChild } from '../understand/slots/people.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import type { Preferences } from './preferences.ts';

/** Whether children come; a present for a child is bought by others. */
export const isWithChildren = ({
  audience,
  youngest,
  occasion,
}: Pick<Preferences, 'audience' | 'youngest' | 'occasion'>): boolean =>
  occasion !== 'gift' && (audience === 'family' || (youngest !== null && youngest <= oldestChild));

type TimedDeal = ScheduledDeal & Pick<DealRecord, 'adultsFrom'>;

/** `deal` with the times at which children may be there. */
export const inChildHours = <Timed extends TimedDeal>(deal: Timed): Timed =>
  deal.when && deal.adultsFrom ? { ...deal, when: { ...deal.when, until: deal.adultsFrom } } : deal;

/** What is known to who comes with children: deals take place while these may be there. */
const forChildren = memoize((knowledge: AssistantKnowledge): AssistantKnowledge => {
  const { calendar } = knowledge;
  const { takesPlace, nextDay, timesOf } = calendar;
  return {
    ...knowledge,
    calendar: {
      ...calendar,
      takesPlace: (deal, ...asked) => takesPlace(inChildHours(deal), ...asked),
      nextDay: (deal, ...asked) => nextDay(inChildHours(deal), ...asked),
      timesOf: (deal, ...asked) => timesOf(inChildHours(deal), ...asked),
    },
  };
}, new WeakMap<AssistantKnowledge, AssistantKnowledge>());

/** What is known to those who come. */
export const knownTo = (preferences: Preferences, knowledge: AssistantKnowledge): AssistantKnowledge =>
  isWithChildren(preferences) ? forChildren(knowledge) : knowledge;
