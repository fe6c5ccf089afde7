import { childrenBit, errandBits, otherBits } from '../../data/model/deals/toDo.ts';
import type { DealHit, SearchHit } from './searchHit.ts';

/** Words for children and families alone: what there is for them is looked for, whatever it is. */
const forChildren =
  /^(?:(?:for|with|para|con) )?(?:my |the |mis |los )?(?:kids?|children|toddlers?|famil(?:y|ia)|niñ[oa]s?)$/i;

/** Whether words ask only for whom there is something. */
export const isForChildren = (words: string): boolean => forChildren.test(words);

/**
 * `hits` with deals in the order in which they answer who asks for anything to do: what is to do, first of it what is for children if
 * `words` ask for them, then food and beds, then errands.
 */
export function toDoFirst(hits: readonly SearchHit[], words: string): readonly SearchHit[] {
  const isAsked = forChildren.test(words);
  const tier = ({ deal: { traits = 0 } }: DealHit) =>
    traits & errandBits ? 3 : traits & otherBits ? 2 : isAsked && !(traits & childrenBit) ? 1 : 0;
  const sorted = hits.flatMap((hit) => (hit.kind === 'deal' ? hit : [])).sort((a, b) => tier(a) - tier(b));
  const next = sorted.values();
  return hits.map((hit) => (hit.kind === 'deal' ? (next.next().value ?? hit) : hit));
}
