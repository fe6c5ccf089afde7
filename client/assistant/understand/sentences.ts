import type { Grammar } from './grammar.ts';
import { type Intent, intentsIn } from './intents.ts';
import { ruleMatches, type Utterance } from './utterance.ts';

/** A sentence of a message, by its offsets, and all that it asks for, the most important first. */
export interface MessageSentence {
  readonly intents: readonly Intent[];
  readonly start: number;
  readonly end: number;
  /** The words that say each intent, as offsets. */
  readonly said: readonly { readonly start: number; readonly end: number }[];
}

/** Between two wishes: where the next begins, and whether it follows the first in time. */
export interface Joint {
  readonly end: number;
  readonly start: number;
  readonly isSequence: boolean;
}

/** The sentences of a message. */
export function sentencesOf(utterance: Utterance, grammar: Grammar): MessageSentence[] {
  const sentences: MessageSentence[] = [];
  let from = 0;
  for (const [index, { word }] of utterance.tokens.entries()) {
    if (word !== '.' && index < utterance.tokens.length - 1) continue;
    const tokens = utterance.tokens.slice(from, index + 1);
    from = index + 1;
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last || first.word === '.') continue;
    const sentence = { text: ` ${tokens.map((token) => token.word).join(' ')} `, tokens };
    const matches = intentsIn(sentence, grammar);
    sentences.push({
      intents: matches.map(({ intent }) => intent),
      start: first.start,
      end: last.end,
      said: matches.map((match) => ({
        start: tokens[match.from]?.start ?? 0,
        end: tokens[match.to - 1]?.end ?? 0,
      })),
    });
  }
  return sentences;
}

/** Where one wish may end and another begin. */
export const jointsOf = (utterance: Utterance, grammar: Grammar): Joint[] =>
  ruleMatches(utterance, grammar.joint).map(({ from, to, groups }) => ({
    end: utterance.tokens[from]?.start ?? 0,
    start: utterance.tokens[to]?.start ?? Number.POSITIVE_INFINITY,
    isSequence: groups.length > 0,
  }));

const talk: ReadonlySet<string> = new Set<Intent['type']>([
  ...(['greet', 'thanks', 'bye', 'identity', 'help', 'weather', 'rude', 'foreign', 'no', 'love'] as const),
  ...(['advice', 'trust', 'earn', 'privacy'] as const),
]);
const questions: ReadonlySet<string> = new Set<Intent['type']>([
  ...(['why', 'detail', 'compare', 'choose', 'recall', 'other'] as const),
]);

/** Whether an intent is small talk, and whether it is a question about deals that were shown. */
export const isTalk = ({ type }: Intent): boolean => talk.has(type);
export const isQuestionAboutDeals = ({ type }: Intent): boolean => questions.has(type);

/** What a message is for on the whole: deals before questions about them, and both before small talk. */
export function mainIntent(sentences: readonly MessageSentence[]): Intent {
  const all = sentences.flatMap(({ intents }) => intents[0] ?? []);
  const reset = all.find(({ type }) => type === 'reset');
  const wish = all.find((intent) => !isTalk(intent) && !isQuestionAboutDeals(intent));
  return reset ?? wish ?? all.find(isQuestionAboutDeals) ?? all[0] ?? { type: 'find' };
}
