import { parseMessage, type Understanding } from '../understand/parseMessage.ts';
import { withoutChip } from './chips.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, inLanguage } from './knowledge.ts';
import { languageOfRequest } from './languageOf.ts';
import { canRecommend, missingPreference, nextStage } from './stages.ts';
import { noStatedTime, statedTimeIn } from './statedTime.ts';
import type { Turn, TurnContext, TurnRequest } from './turn.ts';
import { updatePreferences } from './updatePreferences.ts';

/** Reads `request` in its language and in the context of the conversation; the result has all that an answer needs. */
export function readTurn(
  before: Conversation,
  request: TurnRequest,
  siteKnowledge: AssistantKnowledge,
  context: TurnContext,
): Turn {
  const language = languageOfRequest(before, request, siteKnowledge);
  const knowledge = inLanguage(siteKnowledge, language);
  if (request.type === 'text') {
    const understanding = parseInConversation(request.text, before, knowledge);
    const named = statedTimeIn(understanding, knowledge.calendar.dateAt(context.now), before.latest.length);
    const preferences = updatePreferences(before.preferences, understanding, before.asked, named);
    return {
      ...{ before, language, knowledge, context },
      understanding,
      text: request.text,
      intent: understanding.intent,
      named,
      preferences,
      ...nextStage(before.stage, understanding, preferences),
    };
  }
  const preferences =
    request.type === 'without'
      ? withoutChip(before.preferences, request.chip, knowledge)
      : before.preferences;
  return {
    ...{ before, language, knowledge, context },
    understanding: null,
    text: '',
    intent: { type: 'find' },
    named: noStatedTime,
    preferences,
    stage: canRecommend(preferences) ? 'showing-results' : before.stage,
    openQuestion: missingPreference(preferences),
  };
}

/** "Too expensive" and "the cheapest" are about the deals shown, not about a price range. */
function parseInConversation(
  text: string,
  { latest }: Conversation,
  { vocabulary }: AssistantKnowledge,
): Understanding {
  const understanding = parseMessage(text, vocabulary);
  const { type } = understanding.intent;
  const isAboutShown = latest.length > 0 && !/\d/.test(text) && (type === 'cheaper' || type === 'top');
  if (!isAboutShown) return understanding;
  return { ...understanding, mentions: understanding.mentions.filter(({ slot }) => slot !== 'priceRange') };
}
