import { parseMessage } from '../understand/parseMessage.ts';
import { askingOf, type HeardMessage } from './asking.ts';
import { knownTo } from './childHours.ts';
import { withoutChip } from './chips.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, inLanguage } from './knowledge.ts';
import { languageOfRequest } from './languageOf.ts';
import { saidIn } from './saidBeside.ts';
import { canRecommend, missingPreference, nextStage } from './stages.ts';
import { noStatedTime } from './statedTime.ts';
import type { Turn, TurnContext, TurnRequest } from './turn.ts';
import { wantedAfter } from './wantedAfter.ts';

/** Reads `request` in its language and in the context of the conversation; the result has all that an answer needs. */
export function readTurn(
  before: Conversation,
  request: TurnRequest,
  siteKnowledge: AssistantKnowledge,
  context: TurnContext,
): Turn {
  const language = languageOfRequest(before, request, siteKnowledge);
  const knowledge = inLanguage(siteKnowledge, language);
  if (request.type === 'text') return readMessage(request.text, before, language, knowledge, context);
  const preferences =
    request.type === 'without'
      ? withoutChip(before.preferences, request.chip, knowledge)
      : before.preferences;
  return {
    ...{ before, language, context },
    knowledge: knownTo(preferences, knowledge),
    understanding: null,
    text: '',
    intent: { type: 'find' },
    move: 'refine',
    isNearest: request.type === 'place',
    named: noStatedTime,
    ending: null,
    choices: [],
    questions: [],
    asked: [],
    preferences,
    stage: canRecommend(preferences) ? 'showing-results' : before.stage,
    openQuestion: missingPreference(preferences),
  };
}

function readMessage(
  text: string,
  before: Conversation,
  language: string,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): Turn {
  const whole = parseMessage(text, knowledge.vocabulary);
  const message: HeardMessage = { text, whole, language, before, knowledge, context };
  const asking = askingOf(message);
  const beside = saidIn(message, asking);
  const { asked, choices, meant } = asking;
  const { understanding, intent, questions, isAsking } = beside;
  const wanted = wantedAfter(message, asking, beside);
  const { preferences } = wanted;
  return {
    ...{ before, language, context, understanding, text, intent, questions, asked, choices, ...wanted },
    knowledge: knownTo(preferences, knowledge),
    isNearest: understanding.asksLocation && context.place !== null,
    heard: { words: whole.remark.words, children: whole.children },
    meant: isAsking ? undefined : meant,
    // Whoever only asks about a deal answers no question of the assistant.
    ...(asked.length > 0 && understanding.mentions.length === 0
      ? { stage: before.stage, openQuestion: missingPreference(preferences) }
      : nextStage(before.stage, understanding, preferences)),
  };
}
