import { careTurn } from './answers/careReply.ts';
import type { Conversation } from './conversation/conversation.ts';
import type { AssistantKnowledge } from './conversation/knowledge.ts';
import { readTurn } from './conversation/readTurn.ts';
import type { TurnContext, TurnRequest, TurnResult } from './conversation/turn.ts';
import { type LoadOnce, loadFactDesk } from './facts/loadFactDesk.ts';
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
  const turn = readTurn(conversation, request, knowledge, context);
  const desk = await loadFactDesk(turn, loadOnce);
  return answerTurn(desk ? { ...turn, context: { ...context, desk } } : turn);
}
