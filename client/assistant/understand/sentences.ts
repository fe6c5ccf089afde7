import { type Grammar, occurs } from './grammar.ts';
import { type Intent, intentsIn } from './intents.ts';
import { isOfSite, isUnknowable } from './siteTalk.ts';
import { isMark, ruleMatches, type Utterance } from './utterance.ts';

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
  /** The next is another item of a numbered list, which stands for itself. */
  readonly isItem: boolean;
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

/** Where one wish may end and another begin: in a long message also at a clause, and only in its wishes, if it has any. */
export function jointsOf(utterance: Utterance, grammar: Grammar, tale: 'wishes' | 'told' | null): Joint[] {
  const jointAt = (from: number, to: number, isSequence: boolean, isItem: boolean): Joint => ({
    end: utterance.tokens[from]?.start ?? 0,
    start: utterance.tokens[to]?.start ?? Number.POSITIVE_INFINITY,
    ...{ isSequence, isItem },
  });
  const items = itemsOf(utterance, grammar);
  // The items of a list may have an "and" in them.
  if (items.length > 0) return items.map((at) => jointAt(at, at + 1, true, true));
  // "Two adults and two kids" come together.
  const parties = grammar.parties.flatMap((rule) => ruleMatches(utterance, rule));
  const joints = ruleMatches(utterance, grammar.joint)
    .filter(({ from, to }) => !parties.some((party) => party.from < from && to < party.to))
    .map(({ from, to, groups }) => jointAt(from, to, groups.length > 0, false));
  if (tale === null) return joints;
  if (tale === 'told') return joints.filter(({ isSequence }) => isSequence);
  const clauses = ruleMatches(utterance, grammar.clauseStart).map(({ from }) =>
    jointAt(from, from, false, false),
  );
  const isFree = ({ start }: Joint) => !joints.some((joint) => joint.end <= start && start <= joint.start);
  return [...joints, ...clauses.filter(isFree)].sort((a, b) => a.end - b.end);
}

/** Where the items of a numbered list begin, from the second on: "1 a cleaner 2 a cake". Empty without a list. */
function itemsOf({ tokens }: Utterance, grammar: Grammar): number[] {
  const places: number[] = [];
  for (const [at, { word }] of tokens.entries()) {
    if (word !== String(places.length + 1)) continue;
    const rest = ` ${tokens
      .slice(at + 1, at + 3)
      .map((token) => token.word)
      .join(' ')} `;
    const isAtStart =
      places.length > 0 ||
      at === 0 ||
      isMark(tokens[at - 1]?.word ?? '') ||
      isMark(tokens[at + 1]?.word ?? '');
    if (isAtStart && !occurs(grammar.counted, rest)) places.push(at);
  }
  return places.slice(1);
}

const talk: ReadonlySet<string> = new Set<Intent['type']>([
  ...(['greet', 'thanks', 'bye', 'help', 'weather', 'rude', 'foreign', 'no', 'love'] as const),
  ...(['grief', 'low', 'advice', 'joke', 'ack', 'whyAsked', 'anyway'] as const),
]);
const questions: ReadonlySet<string> = new Set<Intent['type']>([
  ...(['why', 'detail', 'compare', 'choose', 'recall', 'other', 'order', 'keep'] as const),
]);

/** Whether an intent is small talk, and whether it is a question about deals that were shown. */
export const isTalk = ({ type }: Intent): boolean => talk.has(type) || isOfSite(type) || isUnknowable(type);
export const isQuestionAboutDeals = ({ type }: Intent): boolean => questions.has(type);

/**
 * What a message is for on the whole: deals before questions about them, and both before small talk. A long one starts
 * nothing over: it tells of a fresh start.
 */
export function mainIntent(sentences: readonly MessageSentence[], isLong = false): Intent {
  const said = sentences
    .flatMap(({ intents }) => intents[0] ?? [])
    .filter(({ type }) => !(isLong && type === 'reset'));
  // "OK. What can you do" and "yes, how do you earn" ask for no more deals.
  const isOfSelf = said.some(({ type }) => isOfSite(type) || type === 'help');
  const all = isOfSelf ? said.filter(({ type }) => type !== 'more') : said;
  const reset = all.find(({ type }) => type === 'reset');
  const wish = all.find((intent) => !isTalk(intent) && !isQuestionAboutDeals(intent));
  return reset ?? wish ?? all.find(isQuestionAboutDeals) ?? all[0] ?? { type: 'find' };
}
