import { hash32 } from '../../../data/model/hash32.ts';
import { wordStem } from '../words/wordStem.ts';
import { careParts } from './careParts.ts';

/** How many features are told apart. Others share a bucket, which is rare among the few that have a weight. */
export const careBuckets = 2 ** 17;

/** Changes whenever the features do: what was learned with others is worth nothing. */
export const careFeaturesVersion = 2;

/** A function that returns the category of a stem; `undefined` for most. */
export type CategoryOf = (stem: string) => string | undefined;

/** What a part of a message is judged by. */
export interface PartFeatures {
  /** Its own features. */
  readonly own: Uint32Array;
  /** Also those of what stands around it. */
  readonly all: Uint32Array;
}

/**
 * What each part of `text` has to be judged by (see `careParts`): its own features, how long the whole message is, and the words
 * and categories of what else it says. So a long story of a broken oven and a dinner is not taken for its neediest sentence.
 */
export function messageFeatures(text: string, categoryOf: CategoryOf): PartFeatures[] {
  const { words, parts } = careParts(text);
  const length = Math.min(longest, Math.floor(Math.log2(words.length + 1)));
  return parts.map((part) => {
    const inPart = new Set(part);
    const others = words.filter((word) => !inPart.has(word)).map(wordStem);
    const context = [
      `n${length}`,
      ...others.map((stem) => `o ${stem}`),
      ...besides(part, others, categoryOf),
    ];
    const own = careFeatures(part, categoryOf);
    return {
      own: Uint32Array.from(own),
      all: Uint32Array.from(new Set([...own, ...context.map(bucketOf)])),
    };
  });
}

/** The categories of `others` that no word of `part` has. */
function besides(part: readonly string[], others: readonly string[], categoryOf: CategoryOf): string[] {
  const own = new Set(part.map((word) => categoryOf(wordStem(word))));
  return others.flatMap((stem) => {
    const category = categoryOf(stem);
    return category && !own.has(category) ? [`o<${category}>`] : [];
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

/** The length of a message is told in powers of 2 words, up to this power; longer ones count as that long. */
const longest = 6;

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
