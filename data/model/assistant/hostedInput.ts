import { dealsHeading } from './hostedInstructions.ts';
import type { HostedDeal, HostedMessage } from './hostedModel.ts';

/**
 * What a hosted model is told of a conversation: `messages`, oldest first, and before the last of them the deals to
 * choose from, at the visitor's rank.
 */
export const hostedInput = (
  messages: readonly HostedMessage[],
  deals: readonly HostedDeal[],
): HostedMessage[] => [
  ...messages.slice(0, -1),
  { role: 'user', content: dealsBlock(deals) },
  ...messages.slice(-1),
];

/** Deals, or what of them a model shall see, as text for a model. */
export const dealsBlock = (deals: readonly object[]): string => `${dealsHeading}\n${JSON.stringify(deals)}`;
