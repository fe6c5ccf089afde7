import { careTurn } from './answers/careReply.ts';
import type { Conversation } from './conversation/conversation.ts';
import { type AssistantKnowledge, inLanguage } from './conversation/knowledge.ts';
import { dealsInTalk } from './conversation/knownQuestion.ts';
import { languageOfRequest } from './conversation/languageOf.ts';
import { readTurn } from './conversation/readTurn.ts';
import type { TurnContext, TurnRequest, TurnResult } from './conversation/turn.ts';
import { type LoadOnce, loadFactDesk, loadNearest } from './facts/loadFactDesk.ts';
import { answerTurn } from './takeTurn.ts';

/** Answers `request` as `takeTurn` does, and first loads the facts of the deals that the visitor asks about. */
export async function takeTurnWithFacts(
  conversation: Conversation,
  request: TurnRequest,
  knowledge: AssistantKnowledge,
  context: TurnContext,
  loadOnce: LoadOnce,
): Promise<TurnResult> {
  const cared = careTurn(conversation, request, knowledge);
  if (cared) return cared;
  const spoken = inLanguage(knowledge, languageOfRequest(conversation, request, knowledge));
  const inTalk = dealsInTalk(conversation, spoken, context.page);
  const nearest = await loadNearest(inTalk, spoken, loadOnce);
  const turn = readTurn(conversation, request, knowledge, { ...context, ...(nearest && { nearest }) });
  const desk = await loadFactDesk(turn, loadOnce);
  return answerTurn(desk ? { ...turn, context: { ...context, desk } } : turn);
}
