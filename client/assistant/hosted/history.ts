import type { HostedMessage } from '../../../data/model/assistant/hostedModel.ts';
import { plainText } from '../../../data/model/assistant/plainText.ts';
import type { BotMessage, Message } from '../state/chatState.ts';

/** How many messages before the visitor's latest a model is told of. */
const remembered = 5;
const longest = 2000;

/** What was said before and with the visitor's latest message, as a model is told of it, oldest first. */
export function historyOf(messages: readonly Message[]): readonly HostedMessage[] {
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
