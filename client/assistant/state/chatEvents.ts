import type { Coordinates } from '../../../data/model/geo.ts';
import type { Chip } from '../conversation/preferences.ts';
import type { TurnRequest, TurnResult } from '../conversation/turn.ts';
import type { ChatState, Feedback } from './chatState.ts';

/** What happens to a chat. `at` is in epoch milliseconds; ids are new ones that the caller made. */
export type ChatEvent =
  | { readonly type: 'said'; readonly text: string; readonly at: number; readonly id: string }
  | { readonly type: 'chip-removed'; readonly chip: Chip }
  /** So much of an answer to the request of `turn` is known. */
  | { readonly type: 'answering'; readonly turn: number; readonly part: TurnResult }
  /** Who is asked has begun to keep the conversation, or has lost it. */
  | { readonly type: 'thread-changed'; readonly thread: string | null }
  /** Something that the visitor has to know of the request of `turn`. */
  | { readonly type: 'noted'; readonly turn: number; readonly title: string; readonly text: string }
  /** The guide has an answer to the request of `turn`. */
  | {
      readonly type: 'answered';
      readonly turn: number;
      readonly found: TurnResult;
      readonly at: number;
      readonly id: string;
    }
  /** There is none, because the deals could not be loaded. */
  | { readonly type: 'failed'; readonly turn: number; readonly at: number; readonly id: string }
  | { readonly type: 'reply-due'; readonly turn: number; readonly at: number; readonly id: string }
  | { readonly type: 'follow-up-due'; readonly turn: number }
  | { readonly type: 'stopped'; readonly at: number; readonly id: string }
  | { readonly type: 'retried' }
  | { readonly type: 'rated'; readonly id: string; readonly feedback: Feedback }
  | { readonly type: 'location-wanted' }
  | { readonly type: 'location-found'; readonly place: Coordinates }
  | { readonly type: 'location-failed'; readonly message: string }
  /** By a button; words that ask for it come as `said`. */
  | { readonly type: 'reset'; readonly at: number; readonly id: string }
  /** The same chat as another tab or an earlier visit left it. */
  | { readonly type: 'restored'; readonly chat: ChatState };

/** What the world has to do next. */
export type ChatEffect =
  /** Answer with `answered` or `failed`. */
  | { readonly type: 'think'; readonly turn: number; readonly request: TurnRequest }
  /** Send `then` (`reply-due`, `follow-up-due`) after the reply's or the follow-up's time. */
  | { readonly type: 'wait'; readonly for: 'reply' | 'followUp'; readonly turn: number }
  | { readonly type: 'toast'; readonly title: string; readonly text: string }
  | { readonly type: 'locate' }
  /** Tell screen readers. */
  | { readonly type: 'announce'; readonly text: string };
