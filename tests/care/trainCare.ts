import { careBuckets, messageFeatures, topicFeatures } from '../../client/assistant/care/careFeatures.ts';
import { kindBucket } from '../../client/assistant/care/careIn.ts';
import { categoriesIn } from '../../client/assistant/care/careReader.ts';
import { encodeWeights } from '../../client/assistant/care/careWeights.ts';
import type { CareKind, CareModel } from '../../data/language/care.ts';
import { englishCare } from '../../data/language/english/care.ts';
import { spanishCare } from '../../data/language/spanish/care.ts';
import { seededRandom, shuffled } from '../support/seededRandom.ts';
import { type CareMessage, hashOfTraining } from './careCorpus.ts';
import { type CareExample, fitWeights, type LinearFit, neediest } from './fitWeights.ts';

/** How many features have a weight: of a need, and of all kinds. */
const needFeatures = 5500;
const kindFeatures = 260;

/** Weights beyond this share of the largest are cut, so that the levels are fine enough for the others. */
const needCut = 0.5;
const kindCut = 0.8;

/** The most of the harmless messages that resemble those of people in need, and of conversations, that may be taken for one. */
const most = { alike: 0.02, conversation: 0.004 };

/** The same for a sentence that alarms whatever else is said. */
const mostAlone = { alike: 0.01, conversation: 0.0015 };

/** Every message is judged once in each of these orders, so that the limit does not hang on few messages. */
const shuffles = [7, 8];
const folds = 5;

/** How much a message counts that is only a wish. */
const wishWeight = 0.5;

interface Read extends CareMessage, CareExample {
  /** The features of each part without what stands around it. */
  readonly alone: readonly Uint32Array[];
  /** What it is about. */
  readonly topic: Uint32Array;
}

/** A message as it is judged, with its highest score, and the highest of a part by itself. */
export interface Judged {
  readonly message: CareMessage;
  readonly score: number;
  readonly alone: number;
}

/** Learns from `messages`; `judged` has how each scored when it was not learned from. Always the same for the same. */
export function trainCare(messages: readonly CareMessage[]): { model: CareModel; judged: Judged[] } {
  const categoryOf = categoriesIn([englishCare, spanishCare]);
  const read = messages.map((message): Read => {
    const features = messageFeatures(message.text, categoryOf);
    return {
      ...message,
      parts: features.map(({ all }) => all),
      alone: features.map(({ own }) => own),
      topic: topicFeatures(message.text, categoryOf),
      isMeant: message.care !== null,
      weight: message.from === 'alike' ? 1 : wishWeight,
    };
  });
  const judged = shuffles.flatMap((seed) => {
    const mixed = shuffled(read, seededRandom(seed));
    return Array.from({ length: folds }, (_, fold) => judgeFold(mixed, fold)).flat();
  });
  const { levels, unit, bias } = inLevels(fitWeights(read, careBuckets, needFeatures), needCut);
  const least = leastScores(judged);
  const distress = read.filter(({ isMeant }) => isMeant);
  return {
    judged,
    model: {
      learnedFrom: hashOfTraining(messages),
      need: encodeWeights(levels),
      least: round((least.beside - bias) / unit),
      leastAlone: round((least.alone - bias) / unit),
      ...marginsOf(judged, least, unit),
      ...learnKinds(distress),
    },
  };
}

/** The scores of every fifth message, learned from the others; at 0 a need is as likely as not. */
function judgeFold(read: readonly Read[], fold: number): Judged[] {
  const others = read.filter((_, place) => place % folds !== fold);
  const { levels, unit, bias } = inLevels(fitWeights(others, careBuckets, needFeatures), needCut);
  return read
    .filter((_, place) => place % folds === fold)
    .map((message) => ({
      message,
      score: neediest(message.parts, levels).score * unit + bias,
      alone: neediest(message.alone, levels).score * unit + bias,
    }));
}

/** The lowest scores that alarm no more than may be: beside all else that is said, and of a part by itself. */
export const leastScores = (judged: readonly Judged[]) => ({
  beside: leastScore(judged, most, ({ score }) => score),
  alone: leastScore(judged, mostAlone, ({ alone }) => alone),
});

/** The most of the harmless messages that may be taken for a possible need, and for a certain one. */
const mostPossible = { alike: 0.04, conversation: 0.012 };
const mostSure = { alike: 0.004, conversation: 0.0007 };

/** How far from the limits a need is possible and certain, in levels. */
function marginsOf(judged: readonly Judged[], least: ReturnType<typeof leastScores>, unit: number) {
  const margin = ({ score, alone }: Judged) => Math.max(score - least.beside, alone - least.alone);
  return {
    hintBy: round(Math.max(0, -leastScore(judged, mostPossible, margin)) / unit),
    sureBy: round(Math.max(0, leastScore(judged, mostSure, margin)) / unit),
  };
}

function leastScore(
  judged: readonly Judged[],
  shares: Readonly<Record<'alike' | 'conversation', number>>,
  scoreOf: (one: Judged) => number,
): number {
  const limits = (['alike', 'conversation'] as const).map((from) => {
    const scores = judged
      .filter(({ message }) => message.from === from && message.care === null)
      .map(scoreOf)
      .sort((a, b) => b - a);
    return scores[Math.floor(scores.length * shares[from])] ?? -Infinity;
  });
  return Math.max(...limits) + 0.01;
}

/** For each kind, the weights that tell it from the others. */
function learnKinds(read: readonly Read[]): Pick<CareModel, 'kinds' | 'start'> {
  const kinds = Object.keys(englishCare.replies) as CareKind[];
  const fits = kinds.map((kind) => {
    const examples = read.map(
      ({ topic, care, weight }): CareExample => ({
        parts: [topic.map((bucket) => kindBucket(bucket, kind))],
        isMeant: care === kind,
        weight,
      }),
    );
    return fitWeights(examples, careBuckets, kindFeatures);
  });
  const weights = new Float64Array(careBuckets);
  for (const fit of fits)
    fit.weights.forEach((weight, bucket) => {
      if (weight !== 0) weights[bucket] = weight;
    });
  const { levels, unit } = inLevels({ weights, bias: 0 }, kindCut);
  const start = Object.fromEntries(
    kinds.map((kind, place) => [kind, round((fits[place]?.bias ?? 0) / unit)]),
  );
  return { kinds: encodeWeights(levels), start: start as Record<CareKind, number> };
}

/** `fit` in whole levels; a level is `unit`. */
function inLevels({ weights, bias }: LinearFit, share: number) {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const unit = (largest * share) / levelsEachSide;
  const levels = Int8Array.from(weights, (weight) =>
    Math.max(-levelsEachSide, Math.min(levelsEachSide, Math.round(weight / unit))),
  );
  return { levels, unit, bias };
}

/** More tell nothing more. */
const levelsEachSide = 3;

const round = (score: number) => Math.round(score * 100) / 100;
