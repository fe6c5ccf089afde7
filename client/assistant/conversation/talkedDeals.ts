import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Conversation } from './conversation.ts';
import { loneDeal } from './shownNames.ts';

/** Of several deals that a question may be about, the one that the conversation is about, or else the only one that it was about; all for none. */
export function talkedAmong(
  deals: readonly DealRecord[],
  { focus, talked = [] }: Pick<Conversation, 'focus' | 'talked'>,
): readonly DealRecord[] {
  const current = deals.find(({ slug }) => slug === focus);
  const known = current ?? loneDeal(deals.filter(({ slug }) => talked.includes(slug)));
  return known ? [known] : deals;
}
