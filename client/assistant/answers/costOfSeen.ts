import type { Turn } from '../conversation/turn.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';

/** For another wish, for more of the same wish, and where something that was shown is ruled out. */
const [seenForOther, seenForMore, seenAndDisliked] = [1, 2.5, 30] as const;

/**
 * What a deal that was shown before loses, in points. Whoever rules something out has seen enough of the others, too; and for
 * more of the same wish, others may suit as well.
 */
export function costOfSeen({ understanding, move, intent }: Turn): number {
  const mentions = understanding?.mentions ?? [];
  // "Not too much walking" is a condition, and what was shown may meet it.
  const isCondition = ({ start, end }: Mention) =>
    mentions.some((other) => other.slot === 'aversions' && other.start < end && start < other.end);
  const isRuledOut = (mention: Mention) =>
    mention.polarity === 'against' && thingSlots.has(mention.slot) && !isCondition(mention);
  const isWanted = ({ slot, polarity }: Mention) => polarity === 'for' && thingSlots.has(slot);
  if (intent.type === 'ruled-out' || (mentions.some(isRuledOut) && !mentions.some(isWanted)))
    return seenAndDisliked;
  return move === 'refine' ? seenForMore : seenForOther;
}
