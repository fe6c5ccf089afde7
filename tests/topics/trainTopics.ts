import {
  type LikelyTopic,
  likelyTopics,
  lowestLevel,
  questionFeatures,
  type TopicWording,
  weightEntry,
} from '../../client/assistant/facts/questionTopics.ts';
import { utteranceOf } from '../../client/assistant/words/utteranceOf.ts';
import { type FactTopic, factTopics } from '../../data/language/factWords.ts';
import type { TopicModel } from '../../data/language/topicModel.ts';
import { seededRandom, shuffled } from '../support/seededRandom.ts';
import type { LabeledQuestion } from './topicCorpus.ts';

/** How many weights a model has; more tell nothing more. */
const mostWeights = 3000;
const epochs = 30;
const rate = 0.5;
const decay = 3e-4;
const folds = 5;

interface Example {
  readonly features: readonly string[];
  /** How much of the question is about each topic, by its place. */
  readonly meant: Float64Array;
}

type Weights = Map<string, Float64Array>;

/** Learns from `questions`. Always the same for the same. */
export function trainTopics(
  questions: readonly LabeledQuestion[],
  wording: TopicWording,
): Omit<TopicModel, 'learnedFrom'> {
  const examples = questions.map((question) => exampleOf(question, wording));
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const frequent = (feature: string) => (counts.get(feature) ?? 0) > 1;
  const all = descend(examples, frequent);
  const worth = (feature: string, weight: number) => Math.abs(weight) * Math.sqrt(counts.get(feature) ?? 0);
  const worths = [...all].flatMap(([feature, weights]) =>
    [...weights].map((weight) => worth(feature, weight)),
  );
  const least = worths.sort((a, b) => b - a)[mostWeights] ?? 0;
  const weights = descend(
    examples,
    frequent,
    (feature, topic) => worth(feature, all.get(feature)?.[topic] ?? 0) > least,
  );
  return { topics: factTopics, ...inLevels(weights) };
}

/** What each question is taken for by a model that has learned from the others. */
export function judgeTopics(
  questions: readonly LabeledQuestion[],
  wording: TopicWording,
): { readonly question: LabeledQuestion; readonly likely: readonly LikelyTopic[] }[] {
  const mixed = shuffled(questions, seededRandom(5));
  return Array.from({ length: folds }, (_, fold) => {
    const model = trainTopics(
      mixed.filter((_, place) => place % folds !== fold),
      wording,
    );
    return mixed
      .filter((_, place) => place % folds === fold)
      .map((question) => ({ question, likely: likelyTopics(utteranceOf(question.text), wording, model) }));
  }).flat();
}

function exampleOf({ text, topics }: LabeledQuestion, wording: TopicWording): Example {
  const meant = Float64Array.from(factTopics, (topic: FactTopic) =>
    topics.includes(topic) ? 1 / topics.length : 0,
  );
  return { features: [...questionFeatures(utteranceOf(text), wording)], meant };
}

/** Multinomial logistic regression by AdaGrad with L2, for the weights that `may` have values. */
function descend(
  examples: readonly Example[],
  isUsed: (feature: string) => boolean,
  may: (feature: string, topic: number) => boolean = () => true,
): Weights {
  const count = factTopics.length;
  const weights: Weights = new Map();
  const squares: Weights = new Map();
  const random = seededRandom(1);
  const allowed = new Map<string, readonly boolean[]>();
  for (const { features } of examples)
    for (const feature of features) {
      if (weights.has(feature) || !isUsed(feature)) continue;
      weights.set(feature, new Float64Array(count));
      squares.set(feature, new Float64Array(count).fill(1e-3));
      allowed.set(
        feature,
        Array.from({ length: count }, (_, topic) => may(feature, topic)),
      );
    }
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { features, meant } of shuffled(examples, random)) {
      const scale = 1 / Math.sqrt(features.length);
      const scores = new Float64Array(count);
      for (const feature of features)
        weights.get(feature)?.forEach((weight, topic) => {
          scores[topic] = (scores[topic] ?? 0) + weight;
        });
      const powers = scores.map((score) => Math.exp(score * scale));
      const sum = powers.reduce((total, power) => total + power, 0);
      const errors = powers.map((power, topic) => (power / sum - (meant[topic] ?? 0)) * scale);
      for (const feature of features) {
        const row = weights.get(feature);
        const square = squares.get(feature);
        const mays = allowed.get(feature);
        if (!row || !square || !mays) continue;
        for (let topic = 0; topic < count; topic++) {
          if (!mays[topic]) continue;
          const gradient = (errors[topic] ?? 0) + decay * (row[topic] ?? 0);
          square[topic] = (square[topic] ?? 0) + gradient ** 2;
          row[topic] = (row[topic] ?? 0) - (rate * gradient) / Math.sqrt(square[topic] ?? 1);
        }
      }
    }
  }
  return weights;
}

/** `weights` in whole levels, those that round to 0 left out. */
function inLevels(weights: Weights): Pick<TopicModel, 'unit' | 'weights'> {
  const sizes = [...weights.values()].flatMap((row) => [...row].map(Math.abs)).sort((a, b) => b - a);
  // Few weights beyond this are cut, so that the levels are fine enough for the others.
  const largest = sizes[Math.floor(mostWeights / 100)] ?? 1;
  const unit = Math.round((1000 * largest) / -lowestLevel) / 1000;
  const entries = [...weights].flatMap(([feature, row]) => {
    const levels = [...row].flatMap((weight, topic) => {
      const level = Math.max(lowestLevel, Math.min(-lowestLevel, Math.round(weight / unit)));
      return level === 0 ? [] : [[topic, level] as const];
    });
    return levels.length > 0 ? [weightEntry(feature, levels)] : [];
  });
  return { unit, weights: entries.sort().join(' ') };
}
