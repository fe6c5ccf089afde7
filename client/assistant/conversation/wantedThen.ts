import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { isTimeMention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Conversation } from './conversation.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { loneDeal } from './shownNames.ts';
import { topicTest } from './topicTest.ts';

/**
 * The deal that the latest answer offered for another time, or else the only one about what was wanted, where all of `latest` stood in for it and the
 * message names another time: "OK, Sunday then, how much", after climbing for bowling. `undefined` for none.
 */
export function wantedThen(
  latest: readonly DealRecord[],
  { preferences: { interests }, said, question }: Pick<Conversation, 'preferences' | 'said' | 'question'>,
  { mentions }: Pick<Understanding, 'mentions'>,
  knowledge: AssistantKnowledge,
): DealRecord | undefined {
  const namesTime = mentions.some(isTimeMention);
  // Whoever has asked about what stood in talks about that.
  const isOpen = namesTime && question === null;
  if (!isOpen || latest.length === 0 || interests.length === 0) return undefined;
  const isWanted = topicTest(interests, knowledge);
  if (latest.some(isWanted)) return undefined;
  // "If another day works, “Improv night” is on Saturday".
  const isOffered = (deal: DealRecord) => said.at(-1)?.includes(`“${deal.title}”`) && !latest.includes(deal);
  const { deals } = knowledge.data;
  return loneDeal(deals.filter(isOffered)) ?? loneDeal(deals.filter(isWanted));
}
