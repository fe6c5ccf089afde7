import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Intent } from '../understand/intents.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { AssistantAnswer, Conversation, OpenQuestion } from './conversation.ts';
import type { AssistantKnowledge, TurnContext } from './knowledge.ts';

/** A turn in the making: what was before, what is known now, and with what. */
export interface Turn {
  readonly before: Conversation;
  readonly preferences: Conversation['preferences'];
  readonly stage: Conversation['stage'];
  readonly ask: OpenQuestion | null;
  readonly intent: Intent;
  readonly said: Understanding | null;
  /** What was written; empty where nothing was. */
  readonly text: string;
  readonly knowledge: AssistantKnowledge;
  readonly context: TurnContext;
}

/** What an answer adds to the turn that it is of. */
export type ReplyDraft = Partial<Pick<AssistantAnswer, 'options' | 'followUp' | 'quickReplies'>> & {
  readonly reply: string;
  readonly deals?: readonly DealRecord[];
  /** Deals that were shown before and are shown again. */
  readonly about?: readonly DealRecord[];
  readonly asked?: OpenQuestion | null;
  readonly misses?: number;
};

/** The deals with `slugs`, as far as they are still there. */
export const dealsWithSlugs = (slugs: readonly string[], { data }: AssistantKnowledge) =>
  slugs.flatMap((slug) => data.deals.find((deal) => deal.slug === slug) ?? []);
