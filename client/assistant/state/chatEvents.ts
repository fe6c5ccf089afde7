import type { Coordinates } from '../../../data/model/geo.ts';
import type { ReplyDelay } from '../../../data/model/pages/view.ts';
import type { Chip } from '../conversation/preferences.ts';
import type { TurnRequest, TurnResult } from '../conversation/turn.ts';
import type { ChatState, Feedback } from './chatState.ts';

/** When a message came, and its new id. */
export interface MessageMeta {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly id: string;
}

/** What happens to a chat. `turn` is the turn that the event belongs to; events of other turns are ignored. */
export type ChatEvent =
  | (MessageMeta & { readonly type: 'said'; readonly text: string })
  /** The chat opens on the page of a deal. */
  | (MessageMeta & {
      readonly type: 'opened';
      /** Slug of the deal. */
      readonly page: string;
      readonly text: string;
      readonly quickReplies: readonly string[];
    })
  | { readonly type: 'chip-removed'; readonly chip: Chip }
  /** A part of the answer is known. */
  | { readonly type: 'answering'; readonly turn: number; readonly part: TurnResult }
  /** The id of the conversation on the hosted model's server; `null` if the server has lost it. */
  | { readonly type: 'thread-changed'; readonly thread: string | null }
  /** A notice for the visitor about the answer. */
  | { readonly type: 'noted'; readonly turn: number; readonly title: string; readonly text: string }
  /** The answer is complete. */
  | (MessageMeta & { readonly type: 'answered'; readonly turn: number; readonly found: TurnResult })
  /** There is no answer, because the deals could not be loaded. */
  | (MessageMeta & { readonly type: 'failed'; readonly turn: number })
  | (MessageMeta & { readonly type: 'reply-due'; readonly turn: number })
  | { readonly type: 'follow-up-due'; readonly turn: number }
  | (MessageMeta & { readonly type: 'stopped' })
  | { readonly type: 'retried' }
  | { readonly type: 'rated'; readonly id: string; readonly feedback: Feedback }
  | { readonly type: 'location-wanted' }
  | { readonly type: 'location-found'; readonly place: Coordinates }
  | { readonly type: 'location-failed'; readonly message: string }
  /** By a button; a message that asks for it comes as `said`. */
  | (MessageMeta & { readonly type: 'reset' })
  /** The same chat as another tab or an earlier visit left it. */
  | { readonly type: 'restored'; readonly chat: ChatState };

/** Sends an event to a chat. */
export type Dispatch = (event: ChatEvent) => void;

/** What the caller has to do after an event. */
export type ChatEffect =
  /** Find an answer, then send `answered` or `failed`. */
  | { readonly type: 'think'; readonly turn: number; readonly request: TurnRequest }
  /** Send `reply-due` or `follow-up-due` after the delay of the reply or the follow-up. */
  | { readonly type: 'wait'; readonly for: 'reply' | 'followUp'; readonly turn: number }
  | { readonly type: 'toast'; readonly title: string; readonly text: string }
  /** Have the hosted model's server delete the conversation with this id. */
  | { readonly type: 'forget'; readonly thread: string }
  /** Ask the browser for the visitor's location. */
  | { readonly type: 'locate' }
  /** Have screen readers announce it. */
  | { readonly type: 'announce'; readonly text: string };

/** A chat after an event, and what the caller has to do. */
export interface Transition {
  readonly chat: ChatState;
  readonly effects: readonly ChatEffect[];
}

/** `chat`, with nothing to do. */
export const transitionTo = (chat: ChatState): Transition => ({ chat, effects: [] });

/** What the chat needs to know of its site. */
export interface ChatOptions {
  readonly cityName: string;
  /** Suggestions for a first message. */
  readonly quickReplies: readonly string[];
  readonly replyDelay: ReplyDelay;
}
