import type { AssistantAnswer } from '../conversation/turn.ts';
import type { MessageMeta } from './advanced.ts';
import type { BotMessage } from './chatState.ts';
import { withoutIds } from './shownText.ts';

/** `answer` as the log shows it. */
export const toBotMessage = (stamp: MessageMeta, answer: AssistantAnswer): BotMessage =>
  createBotMessage(stamp, {
    text: answer.reply,
    deals: answer.deals.map(({ deal, why }) => ({ slug: deal.slug, why })),
    quickReplies: answer.quickReplies,
    askedPreference: answer.asked,
    followUpQuestion: answer.followUp,
    options: answer.options.slice(0, 2),
  });

/** Something that the assistant says. */
export function createBotMessage({ at, id }: MessageMeta, said: Partial<BotMessage>): BotMessage {
  return {
    sender: 'bot',
    id,
    timestamp: at,
    deals: [],
    quickReplies: [],
    askedPreference: null,
    skipTextBubble: false,
    followUpQuestion: null,
    options: [],
    feedbackGiven: null,
    ...said,
    text: withoutIds(said.text ?? ''),
  };
}

/** A message as screen readers tell it. */
export function announcement({ text, options, deals }: BotMessage): string {
  const count = deals.length === 0 ? [] : [deals.length === 1 ? '1 deal.' : `${deals.length} deals.`];
  return [text, ...options, ...count].join(' ');
}
