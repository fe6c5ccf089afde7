import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Intent } from '../understand/intents.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Answer, Conversation, Question } from './conversation.ts';
import type { Circumstances, Guide } from './knowledge.ts';

/** A turn in the making: what was before, what is known now, and with what. */
export interface Turn {
  readonly before: Conversation;
  readonly preferences: Conversation['preferences'];
  readonly stage: Conversation['stage'];
  readonly ask: Question | null;
  readonly intent: Intent;
  readonly said: Understanding | null;
  /** What was written; empty where nothing was. */
  readonly text: string;
  readonly guide: Guide;
  readonly circumstances: Circumstances;
}

/** What an answer adds to the turn that it is of. */
export type Said = Partial<Pick<Answer, 'options' | 'followUp' | 'quickReplies'>> & {
  readonly reply: string;
  readonly deals?: readonly DealRecord[];
  /** Deals that were shown before and are shown again. */
  readonly about?: readonly DealRecord[];
  readonly asked?: Question | null;
  readonly misses?: number;
};

/** The deals with `slugs`, as far as they are still there. */
export const dealsOf = (slugs: readonly string[], { data }: Guide) =>
  slugs.flatMap((slug) => data.deals.find((deal) => deal.slug === slug) ?? []);
