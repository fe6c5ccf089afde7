import type { ChatState } from './chatState.ts';

/** With more messages than this, the visitor is asked for their location. */
const messagesBeforeLocation = 3;

/** Whether to ask the visitor for their location: when they speak of distance, and once with deals. */
export const offersLocation = ({ location, messages, needsLocation }: ChatState): boolean =>
  location.status === 'not-requested' && (needsLocation || isFirstWithDeals(messages));

/** Whether the latest message is the first with deals after those before which nothing is asked. */
function isFirstWithDeals(messages: ChatState['messages']): boolean {
  const later = messages.slice(messagesBeforeLocation);
  const first = later.findIndex((message) => message.sender === 'bot' && message.deals.length > 0);
  return first >= 0 && first === later.length - 1;
}
