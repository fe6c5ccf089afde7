import type { Care, CareKind } from '../../../data/language/care.ts';
import { hash32 } from '../../../data/model/hash32.ts';
import { boundedCache, memoize } from '../../../data/model/memoize.ts';
import { careBuckets, messageFeatures, topicFeatures } from './careFeatures.ts';
import { plainWords } from './careParts.ts';
import type { CareReader } from './careReader.ts';

/** What help somebody needs, and how clear it is that they do. */
export interface HelpNeed {
  readonly kind: CareKind;
  readonly level: 'sure' | 'likely' | 'possible';
}

/**
 * What help the writer of `text` needs, in whichever language; `null` for every message that needs none. The whole message
 * counts, whatever else it wishes for.
 */
export const careIn = (text: string, reader: CareReader): HelpNeed | null => needsBy(reader)(text);

/** Answers, chats and hosted models ask about the same few messages. */
const fewMessages = 50;

const needsBy = memoize(
  (reader: CareReader) =>
    memoize((text: string) => needIn(text, reader), boundedCache<string, HelpNeed | null>(fewMessages)),
  new WeakMap<CareReader, (text: string) => HelpNeed | null>(),
);

function needIn(text: string, reader: CareReader): HelpNeed | null {
  const words = plainWords(text);
  const certain = certainKind(words, reader);
  if (certain) return { kind: certain, level: 'sure' };
  const { margin, isLong } = careMargin(text, reader);
  const told = toldKind(words, reader);
  if (told && margin < reader.sureBy) return { kind: told, level: 'likely' };
  // A long story touches on much: there, only what is likely counts.
  if (margin < (isLong ? 0 : -reader.hintBy)) return null;
  const kind = kindOf(topicFeatures(text, reader.categoryOf), reader);
  const level = margin >= reader.sureBy ? 'sure' : margin >= 0 ? 'likely' : 'possible';
  return kind && { kind, level };
}

/** Such words count whatever stands around them: a long story must not outweigh them. */
function certainKind(words: string, { languages }: CareReader): CareKind | undefined {
  const kinds = languages.flatMap(({ certain }) => Object.entries(certain) as [CareKind, string][]);
  return kinds.find(([, source]) => isSaid(source, words))?.[0];
}

/** Hints that no sum of words tells from harmless ones, since each of them is. */
const toldKind = (words: string, { languages }: CareReader): CareKind | undefined =>
  languages
    .flatMap(({ signs }) => signs)
    .find(
      ({ signs, unless }) => signs.every((sign) => isSaid(sign, words)) && !(unless && isSaid(unless, words)),
    )?.kind;

const isSaid = (source: string, words: string) => new RegExp(` (?:${source}) `, 'u').test(words);

/** How far the score of the neediest part of `text` is above the least of a need, and whether it is long. */
function careMargin(
  text: string,
  { categoryOf, need, least, leastLong }: CareReader,
): { readonly margin: number; readonly isLong: boolean } {
  const { isLong, parts } = messageFeatures(text, categoryOf);
  const margin = Math.max(...parts.map((part) => scoreOf(part, need))) - (isLong ? leastLong : least);
  return { margin, isLong };
}

/** The sum of the features' weights, by the root of how many there are, so that length by itself says nothing. */
export function scoreOf(features: Uint32Array, weights: ArrayLike<number>): number {
  let sum = 0;
  for (const bucket of features) sum += weights[bucket] ?? 0;
  return sum / Math.sqrt(Math.max(1, features.length));
}

/** Fewer name each in fewer bits, and only words and categories share them. */
const kindBuckets = careBuckets / 4;

/** The bucket for a feature of a kind: each kind has weights of its own in the same table. */
export const kindBucket = (bucket: number, kind: CareKind): number =>
  (bucket ^ hash32(kind)) & (kindBuckets - 1);

function kindOf(features: Uint32Array, { kinds, start }: CareReader): CareKind | null {
  let best: CareKind | null = null;
  let most = -Infinity;
  for (const [kind, first] of start) {
    const own = features.map((bucket) => kindBucket(bucket, kind));
    const score = first + scoreOf(own, kinds);
    if (score <= most) continue;
    most = score;
    best = kind;
  }
  return best;
}

/** What `text` says before it ends by saying that all is well, in plain words; `null` if it does not end so. */
export const saidBeforeSafe = (text: string, { safe }: Care): string | null =>
  new RegExp(`^(|.* [.,]) (?:${safe}) (?:[.,] )?$`, 'u').exec(plainWords(text))?.[1] ?? null;
