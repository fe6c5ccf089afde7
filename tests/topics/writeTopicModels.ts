import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import { utteranceOf } from '../../client/assistant/words/utteranceOf.ts';
import {
  hashOfTopics,
  labeledQuestions,
  type TopicLanguage,
  topicLanguages,
  wordingIn,
} from './topicCorpus.ts';
import { judgeTopics, trainTopics } from './trainTopics.ts';

/** From this share on a model is sure. */
const sureShare = 0.5;

/** Learns, writes `topicModel.ts` of each language, and says how questions were judged that were not learned from. */
export function writeTopicModels(print: (line: string) => void): void {
  for (const language of topicLanguages) {
    const questions = labeledQuestions(language);
    const wording = wordingIn(language);
    const source = sourceOf(language, trainTopics(questions, wording));
    writeFileSync(path.join('data', 'language', language, 'topicModel.ts'), source);
    const judged = judgeTopics(questions, wording);
    const ofRules = questions.filter(({ text, topics }) => {
      const matched = wording.rules.find(([, rule]) => rule.test(utteranceOf(text)));
      return topics.includes(matched?.[0] ?? 'other');
    });
    const right = judged.filter(
      ({ question, likely }) => likely[0] && question.topics.includes(likely[0].topic),
    );
    const sure = judged.filter(({ likely: [first] }) => first && first.share >= sureShare);
    const sureAndRight = sure.filter((one) => right.includes(one));
    print(`${language}, of ${judged.length} questions that were not learned from:`);
    print(`  right ${share(right, judged)}; by rules alone ${share(ofRules, judged)}`);
    print(`  sure ${share(sure, judged)}; of these right ${share(sureAndRight, sure)}`);
    print(`  ${gzipSync(source).length} bytes of gzip`);
  }
}

const share = (some: readonly unknown[], all: readonly unknown[]) =>
  `${((100 * some.length) / all.length).toFixed(1)} %`;

/** The source as the formatter would print it. */
const sourceOf = (language: TopicLanguage, { unit, weights }: ReturnType<typeof trainTopics>): string =>
  [
    "import { factTopics } from '../factWords.ts';",
    "import type { TopicModel } from '../topicModel.ts';",
    '',
    '/** Written by `npm run topics:train`; never by hand. */',
    `export const ${language}TopicModel: TopicModel = {`,
    `  learnedFrom: ${hashOfTopics(language)},`,
    '  topics: factTopics,',
    `  unit: ${unit},`,
    '  weights:',
    `    '${weights.replaceAll("'", "\\'")}',`,
    '};',
    '',
  ].join('\n');
