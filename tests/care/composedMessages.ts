import { readFileSync } from 'node:fs';
import type { CareMessage } from './careCorpus.ts';
import { seededRandom } from './seededRandom.ts';

/** Sentences with words to put in, and what comes before and after them. */
interface Compositions {
  /** Words separated by "|", by name. */
  readonly words: Readonly<Record<string, string>>;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Sentences by kind, with `{name}` for words; those of the kind "" need no help. */
  readonly says: Readonly<Record<string, readonly string[]>>;
}

/** How many messages are made of each sentence. */
const ofEach = 12;

/** The plain ways to say what help somebody needs, each with several words: "my uncle drank bleach". */
export function composedMessages(file: string): CareMessage[] {
  const { words, before, after, says } = JSON.parse(readFileSync(file, 'utf8')) as Compositions;
  const random = seededRandom(5);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const filled = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => pick((words[name] ?? '').split('|')));
  return Object.entries(says).flatMap(([kind, sentences]) =>
    sentences.flatMap((sentence) =>
      Array.from({ length: ofEach }, (_, time): CareMessage => {
        const text = time === 0 ? filled(sentence) : filled(`${pick(before)}${sentence}${pick(after)}`);
        return {
          text,
          care: kind === '' ? null : (kind as NonNullable<CareMessage['care']>),
          from: 'composed',
        };
      }),
    ),
  );
}
