import type { Coordinates } from '../../../data/model/geo.ts';
import { type Conversation, newConversation, type OpenQuestion } from '../conversation/conversation.ts';
import type { AnswerOrigin, Recommendation, TurnRequest, TurnResult } from '../conversation/turn.ts';

/** A message of the chat's log. Plain JSON, because it is stored. */
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
  /** The tag of its language; `null` for that of the page. */
  readonly language: string | null;
  /** Epoch milliseconds. */
  readonly timestamp: number;
  /** The recommended deals; see `Recommendation`. */
  readonly deals: readonly (Omit<Recommendation, 'deal'> & { readonly slug: string })[];
  readonly quickReplies: readonly string[];
  readonly askedPreference: OpenQuestion | null;
  /** Hides the text, because it nearly repeats the previous message. */
  readonly skipTextBubble: boolean;
  readonly followUpQuestion: string | null;
  /** At most two more bubbles. */
  readonly options: readonly string[];
  readonly feedbackGiven: Feedback | null;
  /** Slug of the only deal that it is about; `null` for none, and for the one of the page. */
  readonly about: string | null;
  /** Slug of the deal on whose page the assistant spoke first; `null` for answers. */
  readonly page: string | null;
  /** Where it is from, if a model has chosen the deals; `null` for answers of the device. */
  readonly origin: AnswerOrigin | null;
}

export type Feedback = 'good' | 'bad';

/** The phase of a turn. `turn` tells awaited answers from late ones. */
export type Phase =
  | { readonly type: 'idle' }
  /** An answer is awaited; `isDue` once it may be shown. */
  | {
      readonly type: 'thinking';
      readonly turn: number;
      readonly request: TurnRequest;
      readonly isDue: boolean;
      /** The answer if it arrived before it is due. */
      readonly found: TurnResult | null;
      /** The part of a streamed answer that is already shown. */
      readonly part: TurnResult | null;
    }
  /** The question after the answer comes next. */
  | { readonly type: 'following'; readonly turn: number };

export type Location =
  | { readonly status: 'not-requested' | 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'available'; readonly place: Coordinates };

export interface ChatState {
  readonly messages: readonly Message[];
  readonly conversation: Conversation;
  readonly phase: Phase;
  /** A request that was stopped or failed, and can be tried again. */
  readonly unanswered: TurnRequest | null;
  /** Counts up with every request. */
  readonly turn: number;
  readonly location: Location;
  /** The visitor spoke of distance, and their location is unknown. */
  readonly needsLocation: boolean;
  /** Identifies this conversation across tabs; `null` before it begins. */
  readonly threadId: string | null;
  /** The id of this conversation on a hosted model's server; `null` if the server keeps none. */
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

export const isThinking = ({ phase }: ChatState): boolean => phase.type === 'thinking';
