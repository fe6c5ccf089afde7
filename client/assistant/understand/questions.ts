import type { FactTopic } from '../../../data/language/factWords.ts';
import type { NamedNeed } from '../../../data/model/deals/needs.ts';
import type { FactGrammar } from './factGrammar.ts';
import { type Grammar, occurs } from './grammar.ts';
import type { PhraseMatch } from './phraseMatches.ts';
import { isMark, type Token, type Utterance } from './utterance.ts';

/** A question about a deal, as a message words it. Which deal it is about depends on the conversation. */
export interface Question {
  readonly topic: FactTopic;
  /** The needs that it names: "gluten-free" in "is it gluten free". */
  readonly needs: readonly NamedNeed[];
  /** Its words, as those of an utterance. */
  readonly words: string;
  /** "Yes" or "no" is an answer. */
  readonly isClosed: boolean;
  /** The deals that its words mean: all that were shown, one of them, that of the page, or not said. */
  readonly scope: 'each' | 'one' | 'page' | 'any';
  /** It names a kind of deal or a part of town: without a deal of that name it asks for deals. */
  readonly namesKind: boolean;
  /** The words right before it that ask nothing, and where they begin: the name in "that farm with goats, is there parking". */
  readonly lead: { readonly words: string; readonly start: number } | null;
  /** The part of the message, as offsets: from `start` up to but excluding `end`. */
  readonly start: number;
  readonly end: number;
}

/** Words that a short question without a verb can have: "what about dogs", "parking?" */
const mostWordsOfShort = 6;
const mostWordsOfBare = 5;
/** Before a question, a deal is named by its place in so few words. */
const mostWordsOfLead = 6;

/** The questions about deals in a message, in order. A request for deals with some fact is none. */
export function questionsIn(
  text: string,
  utterance: Utterance,
  grammar: Grammar,
  matches: readonly PhraseMatch[],
): Question[] {
  const clauses = clausesOf(text, utterance, grammar);
  const questions: Question[] = [];
  let isQuestionBefore = true;
  for (const [at, clause] of clauses.entries()) {
    const before = isQuestionBefore ? undefined : clauses[at - 1];
    const question = readQuestion(clause, grammar, matches);
    isQuestionBefore = question !== null;
    if (!question) continue;
    // "Is there parking, and do I pay for it".
    const isOfParking =
      questions.at(-1)?.topic === 'parking' && question.scope === 'one' && costly.has(question.topic);
    const topic = isOfParking ? 'parking' : question.topic;
    questions.push({ ...question, topic, lead: before ? leadOf(before) : null });
  }
  return questions;
}

const costly: ReadonlySet<FactTopic> = new Set<FactTopic>(['price', 'extras']);

const leadOf = ({ tokens }: Clause) => ({ words: wordsOf(tokens), start: tokens[0]?.start ?? 0 });

/** A part of a message, by its tokens. */
interface Clause {
  readonly tokens: readonly Token[];
  readonly from: number;
  /** It ends with a question mark. */
  readonly isMarked: boolean;
  readonly end: number;
}

const wordsOf = (tokens: readonly Token[]) => ` ${tokens.map(({ word }) => word).join(' ')} `;

/** The clauses of a message: they end at marks, and where another question begins after a comma or "and". */
function clausesOf(text: string, { tokens }: Utterance, grammar: Grammar): Clause[] {
  const { closed, open, nth } = grammar.facts.questions;
  const begins = (at: number) => {
    const words = wordsOf(tokens.slice(at, at + 6));
    return occurs(closed, words) || occurs(open, words);
  };
  // "The second one sounds good what is included".
  const isAfterPlace = (from: number, at: number) =>
    at > from && at - from <= mostWordsOfLead && occurs(nth, wordsOf(tokens.slice(from, at))) && begins(at);
  const clauses: Clause[] = [];
  let from = 0;
  const endAt = (to: number, end: number, isMarked: boolean) => {
    if (to > from) clauses.push({ tokens: tokens.slice(from, to), from, isMarked, end });
  };
  for (const [at, { word, start, end }] of tokens.entries()) {
    const isJoint = word === ',' || occurs(grammar.and, word);
    if (word === '.') endAt(at, end, text.slice(start, end).includes('?'));
    else if (isJoint && at > from && begins(at + 1)) endAt(at, start, false);
    else if (isAfterPlace(from, at)) {
      endAt(at, start, false);
      from = at;
      continue;
    } else continue;
    from = at + 1;
  }
  endAt(tokens.length, text.length, false);
  return clauses;
}

function readQuestion(
  { tokens, from, isMarked, end }: Clause,
  grammar: Grammar,
  matches: readonly PhraseMatch[],
): Omit<Question, 'lead'> | null {
  const { facts } = grammar;
  const { questions } = facts;
  const words = wordsOf(tokens);
  const is = (rule: RegExp) => occurs(rule, words);
  const count = tokens.filter(({ word }) => !isMark(word)).length;
  const isClosed = is(questions.closed) || (isMarked && is(questions.marked));
  const isWhole = isClosed || is(questions.open);
  const isShort =
    (is(questions.further) && count <= mostWordsOfShort) || (isMarked && count <= mostWordsOfBare);
  if (!isWhole && !isShort) return null;
  const scope = scopeOf(words, facts);
  if (scope !== 'each' && is(questions.search)) return null;
  const isNamed = ({ sense, ...match }: PhraseMatch) =>
    (sense.slot === 'categories' || sense.slot === 'neighborhoods') &&
    match.from >= from &&
    match.to <= from + tokens.length;
  // "Do they gift wrap" is about what was shown.
  const namesKind = matches.some(isNamed) && !is(questions.they);
  // "Is there a dog-friendly brewery" asks for deals.
  if (is(questions.exists) && scope === 'any' && namesKind) return null;
  const topic = facts.topics.find(([, rule]) => is(rule))?.[0] ?? (isWhole ? 'other' : null);
  if (topic === null) return null;
  return {
    topic,
    needs: needsIn(words, facts),
    words,
    isClosed,
    scope,
    namesKind,
    start: tokens[0]?.start ?? 0,
    end,
  };
}

function scopeOf(words: string, { questions }: FactGrammar): Question['scope'] {
  if (occurs(questions.each, words)) return 'each';
  if (occurs(questions.page, words)) return 'page';
  return occurs(questions.one, words) ? 'one' : 'any';
}

/** The needs that `words` name, each once. */
export const needsIn = (words: string, { needs }: FactGrammar): NamedNeed[] =>
  needs.filter(([, rule]) => occurs(rule, words)).map(([need]) => need);

/** `text` with spaces in place of `spans`, so that what is left can be read by itself. */
export const withoutSpans = (
  text: string,
  spans: readonly { readonly start: number; readonly end: number }[],
): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
