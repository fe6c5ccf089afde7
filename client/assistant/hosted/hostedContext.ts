import type { HostedDeal, HostedMessage } from '../../../data/model/assistant/hostedModel.ts';
import { plainLine, plainText } from '../../../data/model/assistant/plainText.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { BotMessage, Message } from '../state/chatState.ts';

/** How many messages before the visitor's latest a model is told of. */
const remembered = 5;
const longest = 2000;

/** What was said before and with the visitor's latest message, as a model is told of it, oldest first. */
export function conversationHistory(messages: readonly Message[]): readonly HostedMessage[] {
  const latest = messages.findLastIndex(({ sender }) => sender === 'user');
  return messages
    .slice(Math.max(0, latest - remembered), latest + 1)
    .map((message): HostedMessage => {
      const role = message.sender === 'user' ? 'user' : 'assistant';
      const content = message.sender === 'user' ? message.text : spoken(message);
      return { role, content: plainText(content.slice(0, longest)) };
    })
    .filter(({ content }) => content !== '');
}

const spoken = ({ text, options, followUpQuestion, deals }: BotMessage) =>
  [
    text,
    ...options,
    followUpQuestion ?? '',
    deals.length > 0 ? `(Shown: ${deals.map(({ slug }) => slug).join(', ')})` : '',
  ]
    .filter((line) => line !== '')
    .join('\n');

const short = (text: string, most: number) => plainLine(plainLine(text).slice(0, most));

/** `deal` as a hosted model is told of it: on one line each, in characters that can be seen, and no longer than needed. */
export const describeDeal = (
  { slug, title, summary, price, percent, vendor, neighborhood, expiryDate }: DealRecord,
  { data }: AssistantKnowledge,
): HostedDeal => ({
  id: slug,
  title: short(title, 80),
  summary: short(summary, 160),
  price,
  percent,
  vendor: short(vendor, 60),
  neighborhood: short(data.neighborhoods[neighborhood]?.label ?? neighborhood, 60),
  until: expiryDate,
});
