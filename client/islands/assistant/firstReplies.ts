import type { ChatHead } from '../../../data/model/pages/view.ts';

/** The suggestions for a first message. */
export const firstReplies = ({ quickReplies, standingReplies }: ChatHead): string[] => [
  ...quickReplies.map(({ label }) => label),
  ...standingReplies,
];
