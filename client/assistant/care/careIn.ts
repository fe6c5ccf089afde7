import type { Care, CareKind } from '../../../data/language/care.ts';
import { hash32 } from '../../../data/model/hash32.ts';
import { careBuckets, careFeatures } from './careFeatures.ts';
import { careParts, plainWords } from './careParts.ts';
import type { CareReader } from './careReader.ts';

/**
 * What help the writer of `text` needs, in whichever language; `null` for every message that needs none. The whole message
 * counts, whatever else it wishes for.
 */
export function careIn(text: string, reader: CareReader): CareKind | null {
  let most = reader.least;
  let neediest: ReadonlySet<number> | null = null;
  for (const part of careParts(text)) {
    const features = careFeatures(part, reader.categoryOf);
    const score = scoreOf(features, reader.need);
    if (score >= most) {
      most = score;
      neediest = features;
    }
  }
  return neediest && kindOf(neediest, reader);
}

/** The sum of the features' weights, by the root of how many there are, so that length by itself says nothing. */
export function scoreOf(features: ReadonlySet<number>, weights: ArrayLike<number>): number {
  let sum = 0;
  for (const bucket of features) sum += weights[bucket] ?? 0;
  return sum / Math.sqrt(Math.max(1, features.size));
}

/** The bucket for a feature of a kind: each kind has weights of its own in the same table. */
export const kindBucket = (bucket: number, kind: CareKind): number =>
  (bucket ^ hash32(kind)) & (careBuckets - 1);

function kindOf(features: ReadonlySet<number>, { kinds, start }: CareReader): CareKind | null {
  let best: CareKind | null = null;
  let most = -Infinity;
  for (const [kind, first] of start) {
    const score = first + scoreOf(new Set([...features].map((bucket) => kindBucket(bucket, kind))), kinds);
    if (score <= most) continue;
    most = score;
    best = kind;
  }
  return best;
}

/** Whether `text` says, and says only, that all is well. */
export const saysSafe = (text: string, { safe }: Care): boolean =>
  new RegExp(`^ (?:${safe}) (?:[.,] )?$`, 'u').test(plainWords(text));
