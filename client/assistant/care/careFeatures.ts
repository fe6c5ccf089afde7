import { hash32 } from '../../../data/model/hash32.ts';
import { wordStem } from '../words/wordStem.ts';
import { careParts } from './careParts.ts';

/** How many features are told apart. Others share a bucket, which is rare among the few that have a weight. */
export const careBuckets = 2 ** 17;

/** Changes whenever the features do: what was learned with others is worth nothing. */
export const careFeaturesVersion = 4;

/** A function that returns the category of a stem; `undefined` for most. */
export type CategoryOf = (stem: string) => string | undefined;

/** What a message is judged by. */
export interface MessageFeatures {
  readonly isLong: boolean;
  /** The features of each part (see `careParts`). */
  readonly parts: readonly Uint32Array[];
}

/**
 * What each part of `text` has to be judged by: its own features, and in a message that is not long also the length of that in
 * powers of 2 words, and the words and categories of what else it says. So an oven that burned beside a dinner is not taken
 * for an emergency, and a part of a long story counts whatever stands around it.
 */
export function messageFeatures(text: string, categoryOf: CategoryOf): MessageFeatures {
  const { words, isLong, parts } = careParts(text);
  const length = Math.floor(Math.log2(words.length + 1));
  return {
    isLong,
    parts: parts.map((part) => {
      const context = isLong ? [] : [`n${length}`, ...contextOf(part, words, categoryOf)];
      return Uint32Array.from(new Set([...careFeatures(part, categoryOf), ...context.map(bucketOf)]));
    }),
  };
}

/** The words of a message that are not in `part` of it, and their categories that no word of `part` has. */
function contextOf(part: readonly string[], words: readonly string[], categoryOf: CategoryOf): string[] {
  const own = new Set(part.map((word) => categoryOf(wordStem(word))));
  return words
    .filter((word) => !part.includes(word))
    .flatMap((word) => {
      const stem = wordStem(word);
      const category = categoryOf(stem);
      return category && !own.has(category) ? [`o ${stem}`, `o<${category}>`] : `o ${stem}`;
    });
}

/** What `text` is about: the words of the whole message and their categories, which tell the kinds of needs apart. */
export function topicFeatures(text: string, categoryOf: CategoryOf): Uint32Array {
  const stems = careParts(text)
    .words.filter((word) => word !== ',')
    .map(wordStem);
  const topics = [...stems, ...stems.map((stem) => `<${categoryOf(stem)}>`)];
  return Uint32Array.from(new Set(topics.map(bucketOf)));
}

/**
 * What `words` of a clause have: the words, their categories, and how they stand beside each other ("hits <kid>") or with
 * one between. Commas are skipped. Each feature once, as its bucket.
 */
export function careFeatures(words: readonly string[], categoryOf: CategoryOf): ReadonlySet<number> {
  const stems = words.filter((word) => word !== ',').map(wordStem);
  const categories = stems.map((stem) => categoryOf(stem));
  const features: string[] = [...stems];
  for (const [place, stem] of stems.entries()) {
    const category = categories[place];
    if (category) features.push(`<${category}>`);
    for (const distance of [1, 2]) {
      const next = stems[place + distance];
      if (next === undefined) break;
      const nextCategory = categories[place + distance];
      features.push(`${stem} ${distance} ${next}`);
      if (nextCategory) features.push(`${stem} ${distance} <${nextCategory}>`);
      if (category) features.push(`<${category}> ${distance} ${next}`);
    }
  }
  return new Set([...features, ...pairsOf(categories)].map(bucketOf));
}

const bucketOf = (feature: string): number => hash32(feature) % careBuckets;

/** Every two of the categories that occur, whatever stands between them. */
function pairsOf(categories: readonly (string | undefined)[]): string[] {
  const named = [...new Set(categories)].filter((category) => category !== undefined).sort();
  return named.flatMap((one, place) => named.slice(place + 1).map((other) => `${one}+${other}`));
}
