import { factRepliesIn } from '../../cli/outputs/factReplies.ts';
import { hostedWordsIn } from '../../cli/outputs/hostedWords.ts';
import type { AssistantKnowledge } from '../../client/assistant/conversation/knowledge.ts';
import * as factDesk from '../../client/assistant/facts/factDesk.ts';
import { createSources, type HostedSources } from '../../client/assistant/hosted/sources.ts';
import type { DetailsRecord } from '../../data/model/deals/dealDetails.ts';

/** What is said of deals with `details`, by their slugs, as browsers load it. */
export function sourcesFrom(
  details: ReadonlyMap<string, DetailsRecord>,
  knowledge: AssistantKnowledge,
  now: number,
): HostedSources {
  const { tag } = knowledge.language;
  const facts = { code: factDesk, replies: factRepliesIn(tag), details };
  return createSources(facts, hostedWordsIn(tag), knowledge, now);
}
