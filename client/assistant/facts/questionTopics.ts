import type { FactTopic } from '../../../data/language/factWords.ts';
import type { TopicModel, TopicWords } from '../../../data/language/topicModel.ts';
import { memoize } from '../../../data/model/memoize.ts';
import { occurs } from '../understand/grammar.ts';
import { wordStem } from '../words/wordStem.ts';

/** Changes whenever the features do: what was learned with others is worth nothing. */
export const topicFeaturesVersion = 1;

/** Levels are written as letters from "A", which is the lowest. */
export const lowestLevel = -12;
const firstLevel = 'A'.charCodeAt(0);
const firstTopic = 'a'.charCodeAt(0);
/** Words that share so many first letters are taken for forms of one word. */
const stemLength = 5;

/** How topics are named in a language. */
export interface TopicWording {
  readonly rules: readonly (readonly [topic: FactTopic, rule: RegExp])[];
  /** The kinds of things that a word may be about. */
  readonly kindsOf: (word: string) => readonly string[];
}

/** Looks words up in `topicWords`, also in other forms. */
export const kindsIn = memoize((topicWords: TopicWords): TopicWording['kindsOf'] => {
  const kinds = new Map<string, string[]>();
  for (const [kind, list] of Object.entries(topicWords))
    for (const word of new Set(list.split(' ').map(wordStem)))
      kinds.set(word, [...(kinds.get(word) ?? []), kind]);
  return (word) => kinds.get(wordStem(word)) ?? [];
});

/** A topic, and how likely a question asks for it: from 0 to 1, all together 1. */
export interface LikelyTopic {
  readonly topic: FactTopic;
  readonly share: number;
}

/** What a question has, whose `words` are an utterance: the topics whose rules it matches, each word, the start of longer words, and two beside each other. */
export function questionFeatures(words: string, { rules, kindsOf }: TopicWording): ReadonlySet<string> {
  const list = words
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => (/^\d+$/.test(word) ? '#' : word));
  const matched = rules.filter(([, rule]) => occurs(rule, words)).map(([topic]) => topic);
  const features = new Set<string>(matched.map((topic) => `<${topic}>`));
  features.add(`<<${matched[0] ?? ''}>>`);
  for (const [place, word] of list.entries()) {
    features.add(word);
    for (const kind of kindsOf(word)) features.add(`[${kind}]`);
    if (word.length > stemLength) features.add(`${word.slice(0, stemLength)}*`);
    features.add(`${shortOf(list[place - 1] ?? '^')}_${shortOf(word)}`);
  }
  features.add('');
  return features;
}

const shortOf = (word: string) => word.slice(0, stemLength);

/** The topics that a question with these `words` may ask for, the most likely first. */
export function likelyTopics(words: string, wording: TopicWording, model: Learned): LikelyTopic[] {
  const weights = weightsOf(model);
  const features = questionFeatures(words, wording);
  const scores = new Float64Array(model.topics.length);
  for (const feature of features) {
    for (const [topic, level] of weights.get(feature) ?? []) scores[topic] = (scores[topic] ?? 0) + level;
  }
  const scale = model.unit / Math.sqrt(features.size);
  const likely = model.topics.map((topic, place) => ({
    topic,
    share: Math.exp((scores[place] ?? 0) * scale),
  }));
  const sum = likely.reduce((total, { share }) => total + share, 0);
  return likely.map(({ topic, share }) => ({ topic, share: share / sum })).sort((a, b) => b.share - a.share);
}

type Learned = Omit<TopicModel, 'learnedFrom'>;

type Weights = ReadonlyMap<string, readonly (readonly [topic: number, level: number])[]>;

const weightsOf = memoize((model: Learned): Weights => {
  const weights = new Map<string, readonly (readonly [number, number])[]>();
  for (const entry of model.weights.split(' ')) {
    const end = entry.lastIndexOf(':');
    const pairs = [...entry.slice(end + 1).matchAll(/../g)];
    weights.set(
      entry.slice(0, end),
      pairs.map(([pair]) => [pair.charCodeAt(0) - firstTopic, pair.charCodeAt(1) - firstLevel + lowestLevel]),
    );
  }
  return weights;
});

/** A feature with its levels by topic, as `weights` of a model has it. */
export const weightEntry = (feature: string, levels: readonly (readonly [topic: number, level: number])[]) =>
  `${feature}:${levels
    .map(([topic, level]) => String.fromCharCode(topic + firstTopic, level - lowestLevel + firstLevel))
    .join('')}`;

/** From this share on a topic counts whatever the rules say, where they say nothing, and beside another. */
const leastSure = 0.5;
const leastGuess = 0.4;
const leastSecond = 0.35;

/**
 * The topics that a question which the rules take for one of `topic` is about, one or two: what was learned knows more
 * wordings than the rules.
 */
export function topicsOf(
  topic: FactTopic,
  words: string,
  wording: TopicWording,
  model: Learned,
): FactTopic[] {
  const [first, second] = likelyTopics(words, wording, model);
  if (!first || !second) return [topic];
  if (first.share < (topic === 'other' ? leastGuess : leastSure)) return [topic];
  return second.share >= leastSecond && first.topic !== 'other' && second.topic !== 'other'
    ? [first.topic, second.topic]
    : [first.topic];
}
