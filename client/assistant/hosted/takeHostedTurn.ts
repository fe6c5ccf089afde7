import { hostedInstructions } from '../../../data/model/assistant/hostedInstructions.ts';
import { careTurn } from '../answers/careReply.ts';
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
  /** The visitor's message. */
  readonly text: string;
  /** All messages, the latest included. */
  readonly messages: readonly Message[];
  readonly settings: ChatSettings;
  /** The id of the thread of earlier turns, for servers that keep one. */
  readonly thread: string | null;
}

/** How a turn reaches the network, and its callbacks. */
export interface HostedTurnContext extends Omit<ProviderContext, 'onText'> {
  /** Called with the verified part of the answer when it grows. */
  readonly onPart: (part: TurnResult) => void;
  /** Called if the model does not answer completely; the assistant on the device takes over. */
  readonly onFailure: (failure: HostedFailure) => void;
}

/** Intents to which only the site's own phrases may be the answer. */
const localIntents: ReadonlySet<string> = new Set<Intent['type']>(['reset', 'advice', 'trust']);
/** The most deals that a model chooses from. */
const maxOffered = 24;

/**
 * Answers with a hosted model, which chooses from deals that the assistant has found; only verified parts of its answer
 * are shown. If anything goes wrong, the assistant on the device answers, with the same understanding of the message.
 */
export async function takeHostedTurn(
  { conversation, text, messages, settings, thread }: HostedTurn,
  knowledge: AssistantKnowledge,
  context: TurnContext,
  provider: Provider,
  { onPart, onFailure, ...call }: HostedTurnContext,
): Promise<TurnResult> {
  const careful = careTurn(conversation, { type: 'text', text }, knowledge);
  if (careful) return careful;
  const turn = readTurn(conversation, { type: 'text', text }, knowledge, context);
  if (localIntents.has(turn.intent.type)) return answerTurn(turn);
  const latest = dealsWithSlugs(conversation.latest, knowledge);
  const list = shortlist(turn.preferences, latest, maxOffered, knowledge, context);
  const answer = createHostedAnswer(turn, list);
  const { head, cityInFull: city, timeZone } = knowledge.assistant;
  let modelText = '';
  const failure = await provider(
    {
      instructions: hostedInstructions({ assistant: head.name, city, timeZone }, context.now),
      messages: conversationHistory(messages, knowledge),
      deals: list.deals.map((deal) => describeDeal(deal, knowledge)),
      ...{ model: settings.model, temperature: settings.temperature, key: settings.key, thread },
    },
    {
      ...call,
      onText(chunk) {
        modelText += chunk;
        const part = answer.partial(modelText);
        if (part) onPart(part);
      },
    },
  );
  const isEmpty = failure?.kind === 'bad-output' && modelText.trim() === '';
  if (failure === null || isEmpty) return answer.complete(modelText);
  onFailure(failure);
  return answer.fallback(modelText);
}
