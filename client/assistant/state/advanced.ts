import type { ChatEffect } from './chatEvents.ts';
import type { ChatState } from './chatState.ts';

/** Words of the site that the chat itself says. */
export interface ChatTexts {
  readonly cityName: string;
  /** What a visitor may begin with. */
  readonly quickReplies: readonly string[];
}

/** A chat after something happened, and what the world has to do about it. */
export interface Transition {
  readonly chat: ChatState;
  readonly effects: readonly ChatEffect[];
}

/** A chat that goes on as it is. */
export const unchanged = (chat: ChatState): Transition => ({ chat, effects: [] });

/** When a message came, and the id that it gets. */
export interface MessageMeta {
  readonly at: number;
  readonly id: string;
}

export const isThinking = ({ phase }: ChatState): boolean => phase.type === 'thinking';
