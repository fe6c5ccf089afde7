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

/**
 * Of several deals, the one that "it" means after the latest answer: the only one of that which the answer named, or else the
 * first; `undefined` if it named several, or if `deals` are without it.
 */
export function leadAmong(
  deals: readonly DealRecord[],
  latest: readonly DealRecord[],
  { said }: Pick<Conversation, 'said'>,
): DealRecord | undefined {
  const namedIn = (sentence: string) => latest.filter(({ title }) => sentence.includes(title));
  const [first = latest[0], ...others] = said.map(namedIn).findLast(({ length }) => length > 0) ?? [];
  return others.length === 0 ? deals.find((deal) => deal === first) : undefined;
}
