import { dealsHeading } from './hostedInstructions.ts';
import type { HostedDeal, HostedMessage } from './hostedModel.ts';

/**
 * The input of a hosted model: `messages`, oldest first, with the deals to choose from before the last one. The deals have
 * the role of the user, because their texts must not count as instructions.
 */
export const hostedInput = (
  messages: readonly HostedMessage[],
  deals: readonly HostedDeal[],
): HostedMessage[] => [
  ...messages.slice(0, -1),
  { role: 'user', content: dealsBlock(deals) },
  ...messages.slice(-1),
];

/** Deals as text for a model. `deals` are reduced to the fields that it needs. */
export const dealsBlock = (deals: readonly object[]): string => `${dealsHeading}\n${JSON.stringify(deals)}`;
