import type { Coordinates } from '../../../data/model/geo.ts';
import { type Conversation, newConversation, type OpenQuestion } from '../conversation/conversation.ts';
import type { AssistantAnswer, TurnRequest } from '../conversation/turn.ts';

/** Something that was said, as the log shows it. Plain JSON, because it is stored. */
export type Message = VisitorMessage | BotMessage;

export interface VisitorMessage {
  readonly sender: 'user';
  readonly id: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly timestamp: number;
}

export interface BotMessage {
  readonly sender: 'bot';
  readonly id: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly timestamp: number;
  /** Slugs of deals, each with why it was chosen. */
  readonly deals: readonly { readonly slug: string; readonly why: string }[];
  readonly quickReplies: readonly string[];
  readonly askedPreference: OpenQuestion | null;
  /** True where the text would nearly repeat the message before. */
  readonly skipTextBubble: boolean;
  readonly followUpQuestion: string | null;
  /** At most two more bubbles. */
  readonly options: readonly string[];
  readonly feedbackGiven: Feedback | null;
}

export type Feedback = 'good' | 'bad';

/** Whether the guide is at work. `turn` tells answers that are still wanted from those that came too late. */
export type Phase =
  | { readonly type: 'idle' }
  /** An answer is looked for; `isDue` once it may be shown. */
  | {
      readonly type: 'thinking';
      readonly turn: number;
      readonly request: TurnRequest;
      readonly isDue: boolean;
      readonly found: TurnResult | null;
      /** What is known of an answer that comes piece by piece. */
      readonly part: TurnResult | null;
    }
  /** The question after the answer is about to come. */
  | { readonly type: 'following'; readonly turn: number };

/** An answer, and what the guide will remember of it. */
export interface TurnResult {
  readonly answer: AssistantAnswer;
  readonly conversation: Conversation;
}

export type Location =
  | { readonly status: 'not-requested' | 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'available'; readonly place: Coordinates };

export interface ChatState {
  readonly messages: readonly Message[];
  readonly conversation: Conversation;
  readonly phase: Phase;
  /** What was stopped or failed, and may be tried again. */
  readonly unanswered: TurnRequest | null;
  /** Counts up with every request. */
  readonly turn: number;
  readonly location: Location;
  /** The visitor spoke of distance and their place is not known. */
  readonly needsLocation: boolean;
  /** Names this conversation, here and in other tabs; `null` before it begins. */
  readonly threadId: string | null;
  /** What a server that keeps conversations calls this one; `null` where there is none. */
  readonly hostedThread: string | null;
}

export const newChat: ChatState = {
  messages: [],
  conversation: newConversation,
  phase: { type: 'idle' },
  unanswered: null,
  turn: 0,
  location: { status: 'not-requested' },
  needsLocation: false,
  threadId: null,
  hostedThread: null,
};
