import { readFileSync } from 'node:fs';
import { seededRandom } from '../support/seededRandom.ts';
import type { CareMessage } from './careCorpus.ts';
import { fillWords } from './fillWords.ts';

/** Sentences with words to put in, and what comes before and after them. */
export interface Compositions {
  /** Words separated by "|", by name. */
  readonly words: Readonly<Record<string, string>>;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** What people say plainly: each of the words stands for `{this}` in the sentence. */
  readonly framed: readonly {
    readonly care: CareMessage['care'];
    readonly sentence: string;
    readonly each: readonly string[];
  }[];
  /** Sentences by kind, with `{name}` for words; those of the kind "" need no help. */
  readonly says: Readonly<Record<string, readonly string[]>>;
}

/** How many messages are made of each sentence. */
const ofEach = 12;
const ofFramed = 2;

/** The plain ways to say what help somebody needs, each with several words: "my uncle drank bleach". */
export function composedMessages(file: string): CareMessage[] {
  const { words, before, after, says, framed } = JSON.parse(readFileSync(file, 'utf8')) as Compositions;
  const random = seededRandom(5);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const filled = fillWords(words, pick);
  /** `sentence` by itself, and then with something before and after it. */
  const composed = (sentence: string, care: CareMessage['care'], count: number) =>
    Array.from({ length: count }, (_, time): CareMessage => {
      const text = time === 0 ? sentence : `${pick(before)}${sentence}${pick(after)}`;
      return { text: filled(text), care, from: 'composed' };
    });
  return [
    ...Object.entries(says).flatMap(([kind, sentences]) =>
      sentences.flatMap((sentence) => composed(sentence, (kind || null) as CareMessage['care'], ofEach)),
    ),
    ...framed.flatMap(({ care, sentence, each }) =>
      each.flatMap((words) => composed(sentence.replace('{this}', words), care, ofFramed)),
    ),
  ];
}
