import type { FactTopic } from './factWords.ts';

/** What words of questions are about, by kind: words with spaces between, in lower case and without accents and apostrophes. */
export type TopicWords = Readonly<Record<string, string>>;

/**
 * What was learned of how people ask for the facts of deals in a language: weights of features of a question
 * (client/assistant/facts/questionTopics.ts) for the topics. `npm run topics:train` writes it.
 */
export interface TopicModel {
  /** The hash of all that it was learned from, and of the version of its features. */
  readonly learnedFrom: number;
  /** Those that it tells apart. */
  readonly topics: readonly FactTopic[];
  /** What a level is worth. */
  readonly unit: number;
  /** The features that have weights, with spaces between: "feature:" and, for each topic, its letter and its level. */
  readonly weights: string;
}
