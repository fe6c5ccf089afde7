import { t } from '../../../data/messages/t.ts';
import type { AssistantAnswer } from '../conversation/turn.ts';
import type { MessageMeta } from './chatEvents.ts';
import type { BotMessage } from './chatState.ts';

/** `answer` as a message of the log. */
export const toBotMessage = (meta: MessageMeta, answer: AssistantAnswer): BotMessage =>
  createBotMessage(meta, {
    text: answer.reply,
    language: answer.language ?? null,
    deals: answer.deals.map(({ deal, ...shown }) => ({ slug: deal.slug, ...shown })),
    quickReplies: answer.quickReplies,
    askedPreference: answer.asked,
    followUpQuestion: answer.followUp,
    options: answer.options,
    origin: answer.origin ?? null,
    about: answer.about?.slug ?? null,
  });

/** A message of the assistant; `fields` replace the empty ones. */
export function createBotMessage({ at, id }: MessageMeta, fields: Partial<BotMessage>): BotMessage {
  return {
    sender: 'bot',
    id,
    text: '',
    language: null,
    timestamp: at,
    deals: [],
    quickReplies: [],
    askedPreference: null,
    skipTextBubble: false,
    followUpQuestion: null,
    options: [],
    feedbackGiven: null,
    about: null,
    page: null,
    origin: null,
    ...fields,
  };
}

/** A message as screen readers announce it, with its question or without. */
export function announcement(
  { text, options, deals, followUpQuestion }: BotMessage,
  withQuestion: boolean,
): string {
  const count = deals.length === 0 ? [] : [t('chat.deals', { count: deals.length })];
  const question = withQuestion && followUpQuestion ? [followUpQuestion] : [];
  return [text, ...options, ...count, ...question].join(' ');
}
