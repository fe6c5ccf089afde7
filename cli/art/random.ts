import { hash32 } from '../../data/model/hash32.ts';

/** Returns the next number of a sequence, from 0 to below 1. */
export type Random = () => number;

/** A random sequence that is the same for the same text on every machine (Mulberry32). */
export function seededRandom(text: string): Random {
  let state = hash32(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `low` to `high`. */
export const randomInteger = (random: Random, low: number, high: number): number =>
  Math.round(low + random() * (high - low));

/** `first` with the probability `chance`, else `second`. */
export const pickEither = <T>(random: Random, first: T, second: T, chance = 0.5): T =>
  random() < chance ? first : second;

/** The items in a random order. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const mixed: T[] = [];
  for (const item of items) {
    mixed.splice(Math.floor(random() * (mixed.length + 1)), 0, item);
  }
  return mixed;
}
