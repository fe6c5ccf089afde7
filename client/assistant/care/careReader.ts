import type { Care, CareKind, CareModel } from '../../../data/language/care.ts';
import { wordStem } from '../words/wordStem.ts';
import { type CategoryOf, careBuckets } from './careFeatures.ts';
import { decodeWeights } from './careWeights.ts';

/** What the assistant knows of people in need, ready to use. */
export interface CareReader {
  /** By language; there is at least that of the site. */
  readonly languages: readonly Care[];
  readonly categoryOf: CategoryOf;
  /** Weights by bucket. */
  readonly need: Int8Array;
  /** The least score of a part that tells a need, in a message of usual length and in a long one. */
  readonly least: number;
  readonly leastLong: number;
  /** How far below these scores a need is possible, and how far above them it is certain. */
  readonly hintBy: number;
  readonly sureBy: number;
  readonly kinds: Int8Array;
  readonly start: readonly (readonly [CareKind, number])[];
}

/** Unpacks `model`, which reads messages in any of `languages`. */
export function createCareReader(languages: readonly Care[], model: CareModel): CareReader {
  return {
    languages,
    categoryOf: categoriesIn(languages),
    need: decodeWeights(model.need, careBuckets),
    least: model.least,
    leastLong: model.leastLong,
    hintBy: model.hintBy,
    sureBy: model.sureBy,
    kinds: decodeWeights(model.kinds, careBuckets),
    start: Object.entries(model.start) as [CareKind, number][],
  };
}

/** The categories of all languages' words; that of the first language for words of several. */
export function categoriesIn(languages: readonly Pick<Care, 'words'>[]): CategoryOf {
  const categories = new Map<string, string>();
  for (const { words } of languages) {
    for (const [category, list] of Object.entries(words)) {
      for (const word of list.split(' ')) {
        const stem = wordStem(word);
        if (!categories.has(stem)) categories.set(stem, category);
      }
    }
  }
  return (stem) => categories.get(stem);
}
