import type { CareWeights } from '../../../data/language/care.ts';
import { decodeVlqs, digitValue, encodeVlqs, vlqAlphabet } from '../../../data/model/deals/chunks/vlq.ts';

/** The largest weight, and the smallest below 0. */
export const largestWeight = 31;

/** The weight of each bucket from 0; 0 for all that `weights` does not name. */
export function decodeWeights({ gaps, levels }: CareWeights, buckets: number): Int8Array {
  const decoded = new Int8Array(buckets);
  let bucket = 0;
  for (const [place, gap] of decodeVlqs(gaps).entries()) {
    bucket += gap;
    decoded[bucket] = digitValue(levels.charCodeAt(place)) - largestWeight;
  }
  return decoded;
}

/** The opposite of `decodeWeights`: weights are integers from -31 to 31. */
export function encodeWeights(weights: ArrayLike<number>): CareWeights {
  const named = Array.from(weights, (weight, bucket) => ({ weight, bucket })).filter(
    ({ weight }) => weight !== 0,
  );
  return {
    gaps: encodeVlqs(named.map(({ bucket }, place) => bucket - (named[place - 1]?.bucket ?? 0))),
    levels: named.map(({ weight }) => vlqAlphabet[weight + largestWeight]).join(''),
  };
}
