import type { Turn } from '../conversation/turn.ts';

/** For another wish, and for more of the same wish. */
const [seenForOther, seenForMore] = [1, 2.5] as const;

/**
 * What a deal that was shown before loses, in points: for more of the same wish, others may suit as well. Whoever turns down some of
 * what was shown has not turned down the rest.
 */
export function costOfSeen({ move, before, preferences }: Turn): number {
  if (move !== 'refine') return seenForOther;
  const refusedIn = ({ excluded }: Turn['preferences']) => Object.values(excluded).flat().length;
  return refusedIn(preferences) > refusedIn(before.preferences) ? 0 : seenForMore;
}
