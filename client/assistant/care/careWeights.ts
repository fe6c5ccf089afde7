import type { CareWeights } from '../../../data/language/care.ts';
import { decodeAscending, encodeAscending } from './careBuckets.ts';

/** The weight of each bucket from 0; 0 for all that `weights` does not name. */
export function decodeWeights(weights: CareWeights, buckets: number): Int8Array {
  const decoded = new Int8Array(buckets);
  for (const [weight, named] of Object.entries(weights))
    for (const bucket of decodeAscending(named)) decoded[bucket] = Number(weight);
  return decoded;
}

/** The opposite of `decodeWeights`: weights are small integers. */
export function encodeWeights(weights: ArrayLike<number>): CareWeights {
  const buckets = new Map<number, number[]>();
  for (let bucket = 0; bucket < weights.length; bucket++) {
    const weight = weights[bucket] ?? 0;
    if (weight !== 0) buckets.set(weight, [...(buckets.get(weight) ?? []), bucket]);
  }
  const ascending = [...buckets].sort(([one], [other]) => one - other);
  return Object.fromEntries(ascending.map(([weight, named]) => [weight, encodeAscending(named)]));
}
