import { briefAt, type HostedBrief } from '../../../data/model/assistant/hostedBriefFile.ts';
import { hostedInput } from '../../../data/model/assistant/hostedInput.ts';
import type { HostedDeal } from '../../../data/model/assistant/hostedModel.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { careTurn } from '../answers/careReply.ts';
import { draftReply } from '../answers/draftReply.ts';
import { careIn } from '../care/careIn.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { type AssistantKnowledge, dealsWithSlugs, hasEnded } from '../conversation/knowledge.ts';
import { readTurn } from '../conversation/readTurn.ts';
import type { TurnContext, TurnResult } from '../conversation/turn.ts';
import { shortlist } from '../recommend/shortlist.ts';
import type { Message } from '../state/chatState.ts';
import type { Intent } from '../understand/intents.ts';
import { isOfSite } from '../understand/siteTalk.ts';
import { createHostedAnswer } from './hostedAnswer.ts';
import { conversationHistory, describeDeal, outlineDeal } from './hostedContext.ts';
import type { HostedFailure, Provider, ProviderContext } from './providers/provider.ts';
import type { ChatSettings } from './settings.ts';
import type { HostedSources } from './sources.ts';

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

/** The way to ask a model, and what it is told. */
export interface LoadedProvider {
  readonly provider: Provider;
  readonly brief: HostedBrief;
}

/** How a turn reaches the network, and its callbacks. */
export interface HostedTurnContext extends Omit<ProviderContext, 'onText'> {
  /** Loads what is known about deals; `null` if that fails. */
  readonly sourcesOf: (
    deals: readonly DealRecord[],
    knowledge: AssistantKnowledge,
  ) => Promise<HostedSources | null>;
  /** Called if a model is going to be asked. */
  readonly onAsking: () => void;
  /** Called with the answer as far as it is known when it grows. */
  readonly onPart: (part: TurnResult) => void;
  /** Called if the model does not answer completely; the assistant on the device takes over afterwards. */
  readonly onFailure: (failure: HostedFailure) => Promise<void>;
}

/** Intents to which only the site's own phrases may be the answer. */
const localIntents: ReadonlySet<string> = new Set<Intent['type']>([
  ...(['reset', 'advice', 'trust', 'rank', 'charge'] as const),
]);
/** A model chooses from so many deals at most, of which so many are described whole, and those that were spoken of before are among these. */
const mostListed = 60;
const maxOffered = 24;
const mostSpokenOf = 10;
/** The most characters that describe them. */
const maxCharacters = 48_000;
/** The most tokens of an answer, reasoning included. */
const maxTokens = 1000;

/**
 * Answers with a hosted model, which chooses deals and what is said of them; the words are the assistant's own. If anything
 * goes wrong, it is the answer of the assistant on the device, with the same understanding of the message. `null` if no model is to
 * be asked: about a need for help, for the site's own phrases, about a field of a deal, or one that has ended, with nothing to choose from, and if the provider
 * (then `null`) or what is known about the deals cannot be loaded.
 */
export async function takeHostedTurn(
  { conversation, text, messages, settings, thread }: HostedTurn,
  siteKnowledge: AssistantKnowledge,
  context: TurnContext,
  loading: Promise<LoadedProvider | null>,
  { onAsking, onPart, onFailure, sourcesOf, ...call }: HostedTurnContext,
): Promise<TurnResult | null> {
  const request = { type: 'text', text } as const;
  if (careTurn(conversation, request, siteKnowledge) || careIn(text, siteKnowledge.care)) return null;
  const turn = readTurn(conversation, request, siteKnowledge, context);
  if (localIntents.has(turn.intent.type) || isOfSite(turn.intent.type)) return null;
  const { knowledge } = turn;
  // Of a deal that has ended there is nothing to choose.
  if (draftReply(turn).about?.some((deal) => hasEnded(deal, context))) return null;
  const spokenOf = dealsSpokenOf(conversation, knowledge, context);
  const listed = shortlist(turn, spokenOf, mostListed);
  if (listed.length === 0) return null;
  onAsking();
  const [sources, loaded] = await Promise.all([sourcesOf(listed.slice(0, maxOffered), knowledge), loading]);
  if (!sources || !loaded) return null;
  const deals = withinCharacters(
    listed.map((deal, at) =>
      at < maxOffered ? describeDeal(deal, knowledge, sources) : outlineDeal(deal, knowledge, context.now),
    ),
  );
  const offered = listed.slice(0, deals.length);
  const history = conversationHistory(messages, knowledge);
  const answer = createHostedAnswer(turn, offered, sources);
  const ids = deals.map(({ id }) => id);
  const failure = await loaded.provider(
    {
      ...briefAt(loaded.brief, ids, knowledge.assistant.timeZone, context.now),
      messages: history,
      deals,
      input: hostedInput(history, deals),
      maxTokens,
      ...{ model: settings.model, temperature: settings.temperature, key: settings.key, thread },
    },
    {
      ...call,
      onText(piece) {
        const part = answer.read(piece);
        if (part) onPart(part);
      },
    },
  );
  if (failure === null || (failure.kind === 'bad-output' && answer.isEmpty())) return answer.complete();
  await onFailure(failure);
  return answer.fallback();
}

/** The deals that a message may speak of: that of the page, those shown last, those talked about and those before them. */
const dealsSpokenOf = (
  { latest, talked = [], shown }: Conversation,
  knowledge: AssistantKnowledge,
  { page }: TurnContext,
) =>
  dealsWithSlugs(
    [
      ...new Set([
        ...(page === null ? [] : [page]),
        ...latest,
        ...[...talked].reverse(),
        ...[...shown].reverse(),
      ]),
    ].slice(0, mostSpokenOf),
    knowledge,
  );

/** The first of `deals`, as many as a request has room for. */
function withinCharacters(deals: readonly HostedDeal[]): readonly HostedDeal[] {
  let characters = 0;
  return deals.filter((deal) => {
    characters += JSON.stringify(deal).length;
    return characters <= maxCharacters;
  });
}
