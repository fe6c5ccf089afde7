import { occurs } from '../understand/grammar.ts';
import { thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { isSaidOf } from './ofOnlyDeal.ts';

/** Whether a message only says which of the shown deals somebody will take: "thank you, we will do the dinosaurs". */
export function isDecided(
  { remark, mentions, factQuestions, party, moves }: Understanding,
  { shown }: Pick<Conversation, 'shown'>,
  knowledge: AssistantKnowledge,
): boolean {
  const deals = dealsWithSlugs(shown, knowledge);
  const isPlain = factQuestions.length === 0 && party === null && !(moves.isNext || moves.isNearThere);
  return (
    isPlain &&
    occurs(knowledge.vocabulary.grammar.decides, remark.words) &&
    deals.some((deal) =>
      mentions.every(
        (mention) => thingSlots.has(mention.slot) && mention.polarity === 'for' && isSaidOf(deal, mention),
      ),
    )
  );
}
