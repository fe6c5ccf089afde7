import { hostedInstructions } from '../../../data/model/assistant/hostedInstructions.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { type AssistantKnowledge, dealsWithSlugs } from '../conversation/knowledge.ts';
import { readTurn } from '../conversation/readTurn.ts';
import type { TurnContext, TurnResult } from '../conversation/turn.ts';
import { shortlist } from '../recommend/shortlist.ts';
import type { Message } from '../state/chatState.ts';
import { answerTurn } from '../takeTurn.ts';
import type { Intent } from '../understand/intents.ts';
import { createHostedAnswer } from './hostedAnswer.ts';
import { conversationHistory, describeDeal } from './hostedContext.ts';
import type { HostedFailure, Provider, ProviderContext } from './providers/provider.ts';
import type { ChatSettings } from './settings.ts';

/** A turn of a conversation in which a hosted model is asked. */
export interface HostedTurn {
  readonly conversation: Conversation;
  /** What the visitor has said. */
  readonly text: string;
  /** All that was said, the visitor's latest included. */
  readonly messages: readonly Message[];
  readonly settings: ChatSettings;
  /** The thread of earlier turns, of servers that keep one. */
  readonly thread: string | null;
}

/** What is told while a hosted model is asked. */
export interface HostedTurnContext extends Omit<ProviderContext, 'onText'> {
  /** More of the answer is known to hold. */
  readonly onPart: (part: TurnResult) => void;
  /** The model did not answer, or not to the end; the guide takes over. */
  readonly onFault: (fault: HostedFailure) => void;
}

/** Where words of ours are due, and not a model's. */
const ours: ReadonlySet<string> = new Set<Intent['type']>(['reset', 'crisis', 'advice', 'trust']);
/** The most that a model chooses from. */
const mostOffered = 24;

/**
 * What a hosted model answers, of which only what holds is shown: it chooses from deals that the guide has found. Whatever
 * goes wrong, the guide itself answers, with the same understanding. Never without an answer.
 */
export async function takeHostedTurn(
  { conversation, text, messages, settings, thread }: HostedTurn,
  knowledge: AssistantKnowledge,
  context: TurnContext,
  ask: Provider,
  { onPart, onFault, ...call }: HostedTurnContext,
): Promise<TurnResult> {
  const turn = readTurn(conversation, { type: 'text', text }, knowledge, context);
  if (ours.has(turn.intent.type)) return answerTurn(turn);
  const named = dealsWithSlugs(conversation.latest, knowledge);
  const list = shortlist(turn.preferences, named, mostOffered, knowledge, context);
  const answer = createHostedAnswer(turn, list);
  const { head, cityInFull: city, timeZone } = knowledge.assistant;
  let said = '';
  const fault = await ask(
    {
      instructions: hostedInstructions({ assistant: head.name, city, timeZone }, context.now),
      messages: conversationHistory(messages),
      deals: list.deals.map((deal) => describeDeal(deal, knowledge)),
      ...{ model: settings.model, temperature: settings.temperature, key: settings.key, thread },
    },
    {
      ...call,
      onText(piece) {
        said += piece;
        const part = answer.part(said);
        if (part) onPart(part);
      },
    },
  );
  const isSilent = fault?.kind === 'bad-output' && said.trim() === '';
  if (fault === null || isSilent) return answer.whole(said);
  onFault(fault);
  return answer.own(said);
}
