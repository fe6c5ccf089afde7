import { hash32 } from '../../../data/model/hash32.ts';

/** How many features are told apart. Others share a bucket, which is rare among the few that have a weight. */
export const careBuckets = 2 ** 15;

/** Changes whenever the features do: what was learned with others is worth nothing. */
export const careFeaturesVersion = 1;

/** A function that returns the category of a stem; `undefined` for most. */
export type CategoryOf = (stem: string) => string | undefined;

/** `word` without the ending of a plural or of a form of a verb; any number as "#". The result is only compared. */
export function careStem(word: string): string {
  if (/^\d/.test(word)) return '#';
  const stem = word.replace(/(?:ing|ed|es|s)$/, '');
  return stem.length < 4 ? word : stem;
}

/**
 * What `words` of a clause have: the words, their categories, and how they stand beside each other ("hits <kid>") or with
 * one between. Commas are skipped. Each feature once, as its bucket.
 */
export function careFeatures(words: readonly string[], categoryOf: CategoryOf): ReadonlySet<number> {
  const stems = words.filter((word) => word !== ',').map(careStem);
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
  return new Set([...features, ...pairsOf(categories)].map((feature) => hash32(feature) % careBuckets));
}

/** Every two of the categories that occur, whatever stands between them. */
function pairsOf(categories: readonly (string | undefined)[]): string[] {
  const named = [...new Set(categories)].filter((category) => category !== undefined).sort();
  return named.flatMap((one, place) => named.slice(place + 1).map((other) => `${one}+${other}`));
}
