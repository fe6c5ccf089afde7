import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { type Chip, noPreferences, type Preferences } from './preferences.ts';

/** How far a conversation has come. Rules: docs/decisions/022-the-assistant.md */
export type Stage = 'greeting' | 'asking-followup' | 'showing-results';

/** What the guide remembers from turn to turn. Plain JSON. */
export interface Conversation {
  readonly stage: Stage;
  readonly preferences: Preferences;
  /** How many turns the visitor has taken. */
  readonly turns: number;
  /** Slugs of all deals that were shown, the latest last. */
  readonly shown: readonly string[];
  /** Slugs of the deals in the latest answer that had any, in its order. */
  readonly latest: readonly string[];
  /** Slug of the deal that was spoken of last; `null` where it was none by itself. */
  readonly focus: string | null;
  /** What was last asked of the visitor. */
  readonly asked: OpenQuestion | null;
  /** Turns in a row in which nothing was understood. */
  readonly misses: number;
  /** The latest replies, so that none is said twice. */
  readonly said: readonly string[];
}

/** What the guide may still want to know. */
export type OpenQuestion = 'audience-and-setting' | 'audience' | 'setting' | 'time';

export const newConversation: Conversation = {
  stage: 'greeting',
  preferences: noPreferences,
  turns: 0,
  shown: [],
  latest: [],
  focus: null,
  asked: null,
  misses: 0,
  said: [],
};

/** What a visitor does in a turn: say something, take back something that was understood, or tell where they are. */
export type TurnRequest =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'without'; readonly chip: Chip }
  | { readonly type: 'place' };

/** A deal, and in a few words why this one. */
export interface Recommendation {
  readonly deal: DealRecord;
  readonly why: string;
}

/** What the guide answers in a turn. */
export interface AssistantAnswer {
  readonly stage: Stage;
  readonly preferences: Preferences;
  /** The visitor wanted to start over. */
  readonly reset: boolean;
  /** The visitor spoke of distance. */
  readonly asksLocation: boolean;
  readonly reply: string;
  /** At most two more bubbles. */
  readonly options: readonly string[];
  /** A question that comes a moment later. */
  readonly followUp: string | null;
  readonly quickReplies: readonly string[];
  readonly deals: readonly Recommendation[];
  readonly asked: OpenQuestion | null;
}
