import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Conversation } from './conversation.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { topicTest } from './topicTest.ts';

/**
 * The only deal about what was wanted, where all of `latest` stood in for it and the message names another time: "OK, Sunday then,
 * how much", after climbing for bowling. `undefined` for none.
 */
export function wantedThen(
  latest: readonly DealRecord[],
  { preferences: { interests } }: Pick<Conversation, 'preferences'>,
  { mentions }: Pick<Understanding, 'mentions'>,
  knowledge: AssistantKnowledge,
): DealRecord | undefined {
  const namesTime = mentions.some(({ slot }) => slot === 'when' || slot === 'time');
  if (!namesTime || latest.length === 0 || interests.length === 0) return undefined;
  const isWanted = topicTest(interests, knowledge);
  const [deal, ...others] = knowledge.data.deals.filter(isWanted);
  return latest.some(isWanted) || others.length > 0 ? undefined : deal;
}
