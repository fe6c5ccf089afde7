import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import {
  kindsIn,
  type TopicWording,
  topicFeaturesVersion,
} from '../../client/assistant/facts/questionTopics.ts';
import { english } from '../../data/language/english/english.ts';
import { englishTopicWords } from '../../data/language/english/topicWords.ts';
import type { FactTopic } from '../../data/language/factWords.ts';
import { spanish } from '../../data/language/spanish/spanish.ts';
import { spanishTopicWords } from '../../data/language/spanish/topicWords.ts';
import { hash32 } from '../../data/model/hash32.ts';

/** A question about a deal, and which facts it asks for. */
export interface LabeledQuestion {
  readonly text: string;
  readonly topics: readonly FactTopic[];
}

const languages = {
  english: { ...english.facts, topicWords: englishTopicWords },
  spanish: { ...spanish.facts, topicWords: spanishTopicWords },
};

/** A language with a model of its own. */
export type TopicLanguage = keyof typeof languages;

/** Those languages. */
export const topicLanguages = Object.keys(languages) as TopicLanguage[];

/** How `language` names topics. */
export const wordingIn = (language: TopicLanguage): TopicWording => ({
  rules: languages[language].topics.map(([topic, source]) => [topic, new RegExp(source, 'u')]),
  kindsOf: kindsIn(languages[language].topicWords),
});

/** The questions that the model of `language` is learned from. */
export const labeledQuestions = (language: TopicLanguage): LabeledQuestion[] =>
  readFileSync(path.join('tests', 'fixtures', 'topics', `${language}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabeledQuestion);

/** The hash of all that the weights of `language` follow from. */
export const hashOfTopics = (language: TopicLanguage): number =>
  hash32(
    JSON.stringify([
      topicFeaturesVersion,
      languages[language].topics,
      languages[language].topicWords,
      labeledQuestions(language),
    ]),
  );
