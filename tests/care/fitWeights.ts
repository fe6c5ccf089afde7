import { scoreOf } from '../../client/assistant/care/careIn.ts';
import { seededRandom, shuffled } from '../support/seededRandom.ts';

/** What is learned from: the features of the parts of a message. */
export interface CareExample {
  readonly parts: readonly Uint32Array[];
  readonly isMeant: boolean;
  /** How much it counts. */
  readonly weight: number;
}

/** What a feature weighs, by bucket, and what every message weighs besides. */
export interface LinearFit {
  readonly weights: Float64Array;
  readonly bias: number;
}

const epochs = 24;
const rate = 0.3;
const decay = 5e-4;

/** To find the features that tell most: less of each, and shrunk, so that of several that tell the same one is left. */
const epochsToChoose = 8;
const shrink = 1e-4;

/** How many times as many features as are wanted are left after each step. */
const steps = [4, 2, 1];

/**
 * Logistic regression by AdaGrad with L2: tells examples that are meant from others by the part with the highest score. Only
 * features that occur twice have a weight, and only the `most` that tell most, which are found in steps: what others tell is seen
 * only without them. The weights are the mean of those after each epoch of the second half.
 */
export function fitWeights(examples: readonly CareExample[], buckets: number, most: number): LinearFit {
  const counts = new Uint32Array(buckets);
  for (const { parts } of examples) {
    for (const bucket of new Set(parts.flatMap((part) => [...part])))
      counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  const frequent = counts.map((count) => Number(count >= 2));
  const chosen = steps.reduce((allowed, step) => {
    const { weights } = descend(examples, allowed, { epochs: epochsToChoose, shrink });
    const worth = weights.map((weight, bucket) => Math.abs(weight) * Math.sqrt(counts[bucket] ?? 0));
    const least = worth.toSorted().at(-most * step) ?? 0;
    return allowed.map((may, bucket) => Number(may === 1 && (worth[bucket] ?? 0) >= least));
  }, frequent);
  return descend(examples, chosen, { epochs, shrink: 0 });
}

interface Descent {
  readonly epochs: number;
  /** How much every weight is drawn to 0, whatever its size. */
  readonly shrink: number;
}

function descend(
  examples: readonly CareExample[],
  allowed: Uint32Array,
  { epochs, shrink }: Descent,
): LinearFit {
  const weights = new Float64Array(allowed.length);
  const squares = new Float64Array(allowed.length).fill(1e-3);
  const random = seededRandom(1);
  const sums = new Float64Array(allowed.length);
  let bias = 0;
  let biasSquares = 1e-3;
  let biasSum = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { parts, isMeant, weight } of shuffled(examples, random)) {
      const { part, score } = neediest(parts, weights);
      const error = (1 / (1 + Math.exp(-score - bias)) - Number(isMeant)) * weight;
      const step = error / Math.sqrt(Math.max(1, part.length));
      for (const bucket of part) {
        if (allowed[bucket] !== 1) continue;
        const before = weights[bucket] ?? 0;
        const gradient = step + decay * before + shrink * Math.sign(before);
        squares[bucket] = (squares[bucket] ?? 0) + gradient ** 2;
        weights[bucket] = before - (rate * gradient) / Math.sqrt(squares[bucket] ?? 1);
      }
      biasSquares += error ** 2;
      bias -= (rate * error) / Math.sqrt(biasSquares);
    }
    if (epoch < epochs / 2) continue;
    for (let bucket = 0; bucket < sums.length; bucket++)
      sums[bucket] = (sums[bucket] ?? 0) + (weights[bucket] ?? 0);
    biasSum += bias;
  }
  const averaged = epochs / 2;
  return { weights: sums.map((sum) => sum / averaged), bias: biasSum / averaged };
}

/** The part with the highest score. */
export function neediest(
  parts: readonly Uint32Array[],
  weights: ArrayLike<number>,
): { part: Uint32Array; score: number } {
  const scores = parts.map((part) => ({ part, score: scoreOf(part, weights) }));
  return scores.reduce(
    (most, next) => (next.score > most.score ? next : most),
    scores[0] ?? { part: new Uint32Array(), score: 0 },
  );
}
