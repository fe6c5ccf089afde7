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
import { storyMessages } from './storyMessages.ts';

/** How many features have a weight: of a need, and of all kinds. */
const needFeatures = 10570;
const kindFeatures = 260;

/**
 * How many levels weights have on each side of 0, of which the last begins at a share of the largest weight. Fewer make room for
 * more features, but alarm more in conversations; more tell nothing more.
 */
const needLevels: Levels = { eachSide: 3, cut: 0.5 };
const kindLevels: Levels = { eachSide: 3, cut: 0.8 };

interface Levels {
  readonly eachSide: number;
  readonly cut: number;
}

/** What share of messages, by where they come from, is recognized at least, and taken for one of people in need at most. */
interface Aim {
  readonly recognized: Partial<Record<CareMessage['from'], number>>;
  readonly alarms: Partial<Record<CareMessage['from'], number>>;
}

/** For messages of usual length and long ones. What is recognized comes first. */
const aim: Aim = { recognized: { composed: 0.895 }, alarms: { alike: 0.02, conversation: 0.004 } };
const aimLong: Aim = {
  recognized: { story: 0.66 },
  alarms: { story: 0.015, alike: 0.05, conversation: 0.05 },
};

/** The same for needs that are possible, and certain. */
const aimPossible: Aim = { recognized: { composed: 0.92 }, alarms: { alike: 0.04, conversation: 0.012 } };
const aimSure: Aim = { recognized: {}, alarms: { alike: 0.004, conversation: 0.0007, story: 0.005 } };

/** Every message is judged by a model that has learned from the others. */
const folds = 5;

/**
 * How much a message counts, by where it comes from and whether its writer is in need: what tells a need would be lost among all
 * that does not, and what people really wrote counts more than what nobody did, or what is only a wish.
 */
const weights: Readonly<Record<CareMessage['from'], { readonly need: number; readonly none: number }>> = {
  alike: { need: 2.2, none: 1.3 },
  situation: { need: 1.8, none: 1.2 },
  composed: { need: 1.8, none: 0.8 },
  question: { need: 1.4, none: 1.4 },
  conversation: { need: 0.5, none: 0.5 },
  story: { need: 0.5, none: 0.5 },
  random: { need: 0.5, none: 0.5 },
};

interface Read extends CareMessage, CareExample {
  readonly isLong: boolean;
  /** What it is about. */
  readonly topic: Uint32Array;
}

/** A message as it is judged, with its highest score. */
export interface Judged {
  readonly message: CareMessage;
  readonly isLong: boolean;
  readonly score: number;
}

/** Learns from `messages`; `judged` has how each scored when it was not learned from. Always the same for the same. */
export function trainCare(messages: readonly CareMessage[]): { model: CareModel; judged: Judged[] } {
  const read = withStories(messages);
  const mixed = shuffled(messages, seededRandom(7));
  const judged = Array.from({ length: folds }, (_, fold) => judgeFold(mixed, fold)).flat();
  const { levels, unit, bias } = inLevels(fitWeights(read, careBuckets, needFeatures), needLevels);
  const least = leastScores(judged);
  const distress = read.filter(({ isMeant, from }) => isMeant && from !== 'story');
  return {
    judged,
    model: {
      learnedFrom: hashOfTraining(messages),
      need: encodeWeights(levels),
      least: round((least.short - bias) / unit),
      leastLong: round((least.long - bias) / unit),
      ...marginsOf(judged, least, unit),
      ...learnKinds(distress),
    },
  };
}

const categoryOf = categoriesIn([englishCare, spanishCare]);

/** `messages` and stories made of them, with their features. */
const withStories = (messages: readonly CareMessage[]): Read[] =>
  [...messages, ...storyMessages(messages)].map((message) => ({
    ...message,
    ...messageFeatures(message.text, categoryOf),
    topic: topicFeatures(message.text, categoryOf),
    isMeant: message.care !== null,
    weight: weights[message.from][message.care === null ? 'none' : 'need'],
  }));

/** The scores of every fifth message, learned from the others; at 0 a need is as likely as not. */
function judgeFold(messages: readonly CareMessage[], fold: number): Judged[] {
  const others = withStories(messages.filter((_, place) => place % folds !== fold));
  const { levels, unit, bias } = inLevels(fitWeights(others, careBuckets, needFeatures), needLevels);
  return withStories(messages.filter((_, place) => place % folds === fold)).map((message) => ({
    message,
    isLong: message.isLong,
    score: neediest(message.parts, levels).score * unit + bias,
  }));
}

/** The least scores of a need, each learned from messages of its length. */
export const leastScores = (judged: readonly Judged[]) => ({
  short: leastScore(
    judged.filter(({ isLong }) => !isLong),
    aim,
  ),
  long: leastScore(
    judged.filter(({ isLong }) => isLong),
    aimLong,
  ),
});

/** How far the score of a message is above the least of a need. */
export const marginOf = ({ score, isLong }: Judged, least: ReturnType<typeof leastScores>): number =>
  score - (isLong ? least.long : least.short);

/** How far from the limits a need is possible and certain, in levels. */
function marginsOf(judged: readonly Judged[], least: ReturnType<typeof leastScores>, unit: number) {
  const margins = judged.map((one) => ({ ...one, score: marginOf(one, least) }));
  return {
    hintBy: round(Math.max(0, -leastScore(margins, aimPossible)) / unit),
    sureBy: round(Math.max(0, leastScore(margins, aimSure)) / unit),
  };
}

/** The score that alarms no more than `aim` says, but recognizes as many as it says. */
function leastScore(judged: readonly Judged[], { recognized, alarms }: Aim): number {
  const scoresFrom = (from: string, isNeed: boolean) =>
    judged
      .filter(({ message }) => message.from === from && (message.care !== null) === isNeed)
      .map(({ score }) => score)
      .sort((a, b) => b - a);
  const at = (isNeed: boolean, shares: Aim['alarms']) =>
    Object.entries(shares).flatMap(([from, share]) => {
      const scores = scoresFrom(from, isNeed);
      return scores[Math.floor(scores.length * share)] ?? [];
    });
  return Math.min(Math.max(...at(false, alarms)) + 0.01, ...at(true, recognized));
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
  const { levels, unit } = inLevels({ weights, bias: 0 }, kindLevels);
  const start = Object.fromEntries(
    kinds.map((kind, place) => [kind, round((fits[place]?.bias ?? 0) / unit)]),
  );
  return { kinds: encodeWeights(levels), start: start as Record<CareKind, number> };
}

/** `fit` in whole levels; a level is `unit`. */
function inLevels({ weights, bias }: LinearFit, { eachSide, cut }: Levels) {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const unit = (largest * cut) / eachSide;
  const levels = Int8Array.from(weights, (weight) =>
    Math.max(-eachSide, Math.min(eachSide, Math.round(weight / unit))),
  );
  return { levels, unit, bias };
}

const round = (score: number) => Math.round(score * 100) / 100;
