import type { FactTopic } from '../../../data/language/factWords.ts';
import type { NamedNeed } from '../../../data/model/deals/needs.ts';
import type { FactGrammar } from './factGrammar.ts';
import { type Grammar, occurs } from './grammar.ts';
import type { PhraseMatch } from './phraseMatches.ts';
import { type Clause, clauseParts, clausesOf, wordsOf } from './questionClauses.ts';
import { isMark, type Utterance } from './utterance.ts';

/** What is said before a question, with offsets. */
export interface Lead {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/** A question about a deal, as a message words it. Which deal it is about depends on the conversation. */
export interface Question {
  readonly topic: FactTopic;
  /** The needs that it names: "gluten-free" in "is it gluten free". */
  readonly needs: readonly NamedNeed[];
  /** Its words, as those of an utterance. */
  readonly words: string;
  /** The words of the clause that it is a part of, which may name the deal. */
  readonly clause: string;
  /** It asks whether something exists. */
  readonly exists: boolean;
  /** It speaks of what was shown: "are life jackets provided". */
  readonly refers: boolean;
  /** "Yes" or "no" is an answer. */
  readonly isClosed: boolean;
  /** The deals that its words mean: all that were shown, one of them, that of the page, or not said. */
  readonly scope: 'each' | 'one' | 'page' | 'any';
  /** It names a kind of deal or a part of town: without a deal of that name it asks for deals. */
  readonly namesKind: boolean;
  /** It asks nothing in words, but may bear on the deal: "I weigh 235 pounds". */
  readonly isRemark?: boolean;
  /** It asks for deals, unless it names one by its title. */
  readonly mayWish: boolean;
  /** The clauses before it that ask nothing, the nearest first: the name in "that farm with goats, is there parking". */
  readonly leads: readonly Lead[];
  /** The part of the message, as offsets: from `start` up to but excluding `end`. */
  readonly start: number;
  readonly end: number;
}

/** Words that a short question without a verb can have: "what about dogs", "parking?" */
const mostWordsOfShort = 6;
const mostWordsOfBare = 5;

/** The questions about deals in a message, in order. A request for deals with some fact is none. */
export function questionsIn(
  text: string,
  utterance: Utterance,
  grammar: Grammar,
  matches: readonly PhraseMatch[],
): Question[] {
  const questions: Question[] = [];
  let told: Clause[] = [];
  for (const clause of clausesOf(text, utterance, grammar)) {
    const read = readQuestion(clause, grammar, matches);
    if (!read) {
      told = [...told, clause];
      continue;
    }
    const whole = underCondition(read, told.at(-1), grammar);
    const meant = isVacuous(whole, grammar) ? aboutTold(whole, told.at(-1), grammar) : whole;
    // "How long is it, she is in a wheelchair, would that work": it is about what was asked before.
    if (!meant) continue;
    const leads = told.map(leadOf).reverse();
    told = meant.mayWish ? [...told, clause] : [];
    for (const part of partsIn(meant, clause, grammar)) {
      // "Is there parking, and do I pay for it".
      const isOfParking =
        questions.at(-1)?.topic === 'parking' && part.scope === 'one' && costly.has(part.topic);
      questions.push({ ...part, topic: isOfParking ? 'parking' : part.topic, leads });
    }
  }
  return questions;
}

/** A message that words no question, as one about what was shown: "until what hour", "my aunt cannot have nuts". */
export function remarkIn(text: string, { tokens }: Utterance, { facts }: Grammar): Question {
  const words = wordsOf(tokens);
  return {
    ...{ topic: topicOf(words, facts) ?? 'other', needs: needsIn(words, facts), words, clause: words },
    ...{ exists: false, refers: false, isClosed: false, isRemark: true, namesKind: false, mayWish: false },
    ...{ scope: scopeOf(words, facts), leads: [], start: 0, end: text.length },
  };
}

const costly: ReadonlySet<FactTopic> = new Set<FactTopic>(['price', 'extras']);

const leadOf = ({ tokens, end }: Clause): Lead => ({
  words: wordsOf(tokens),
  start: tokens[0]?.start ?? 0,
  end,
});

/** What a clause says that is a question. */
type Read = Omit<Question, 'leads'>;

const isVacuous = ({ topic, words }: Read, { facts }: Grammar) =>
  topic === 'other' && occurs(facts.questions.vacuous, words);

/** A question with the condition right before it: "if it pours, do they call it off". */
function underCondition(read: Read, told: Clause | undefined, { facts }: Grammar): Read {
  const condition = told ? wordsOf(told.tokens) : '';
  if (!occurs(facts.questions.condition, condition) || read.mayWish) return read;
  const words = `${condition.trimEnd()} , ${read.words.trimStart()}`;
  return {
    ...read,
    words,
    clause: `${condition.trimEnd()} , ${read.clause.trimStart()}`,
    topic: topicOf(words, facts) ?? read.topic,
    start: told?.tokens[0]?.start ?? read.start,
  };
}

/** A question that says nothing itself is about what was said before: "we have a dog, is that ok". */
function aboutTold(read: Read, told: Clause | undefined, { facts }: Grammar): Read | null {
  if (!told) return null;
  const words = wordsOf(told.tokens);
  const topic = topicOf(words, facts);
  if (topic === null) return read;
  const start = told.tokens[0]?.start ?? read.start;
  return { ...read, topic, words, needs: needsIn(words, facts), isClosed: true, start };
}

/** A question for each topic that the parts of a clause name: "is there parking and a ramp". */
function partsIn(read: Read, clause: Clause, grammar: Grammar): Read[] {
  const { facts } = grammar;
  if (read.words !== read.clause) return [read];
  const parts = clauseParts(clause, grammar).map(wordsOf);
  const asked = parts.flatMap((words) => {
    const topic = topicOf(words, facts);
    return topic === null ? [] : [{ ...read, topic, words, needs: needsIn(words, facts) }];
  });
  const topics = asked.map(({ topic }) => topic);
  // "How much is it for two adults and three kids" asks nothing about ages.
  const isSum = topics[0] === 'price' && topics.some((topic) => ofPeople.has(topic));
  return new Set(topics).size > 1 && !isSum ? asked : [read];
}

const ofOneDeal: ReadonlySet<FactTopic> = new Set<FactTopic>([
  ...(['extras', 'discount', 'refund', 'restrictions', 'code', 'until', 'contact', 'soldOut'] as const),
]);
const ofPeople: ReadonlySet<FactTopic> = new Set<FactTopic>(['ages', 'groups', 'alone']);

/**
 * What `words` ask about; `null` if they name nothing that deals have fields for. What `isName` says to be of the name of a
 * deal counts only where nothing else does, the last of it.
 */
export function topicOf(
  words: string,
  { topics }: FactGrammar,
  isName: (found: string) => boolean = () => false,
): FactTopic | null {
  let named: { topic: FactTopic; at: number } | null = null;
  for (const [topic, rule] of topics)
    for (const { 0: found, index } of words.matchAll(rule)) {
      if (!isName(found)) return topic;
      if (index >= (named?.at ?? 0)) named = { topic, at: index };
    }
  return named?.topic ?? null;
}

function readQuestion(
  { tokens, from, isMarked, end }: Clause,
  grammar: Grammar,
  matches: readonly PhraseMatch[],
): Read | null {
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
  const searches = scope !== 'each' && is(questions.search);
  const isNamed = ({ sense, ...match }: PhraseMatch) =>
    (sense.slot === 'categories' || sense.slot === 'neighborhoods') &&
    match.from >= from &&
    match.to <= from + tokens.length;
  // "Do they gift wrap" is about what was shown.
  const refers = is(questions.refers);
  const namesKind = matches.some(isNamed) && !refers;
  const exists = is(questions.exists);
  const topic = topicOf(words, facts) ?? (isWhole ? 'other' : null);
  if (topic === null) return null;
  // "Is there a dog-friendly brewery" asks for deals, "is there a cleaning fee" for none.
  const seeks = exists && scope === 'any' && namesKind && !ofOneDeal.has(topic);
  if ((searches || seeks) && topic === 'other') return null;
  return {
    topic,
    needs: needsIn(words, facts),
    words,
    clause: words,
    isClosed,
    scope,
    exists,
    refers,
    namesKind,
    mayWish: searches || seeks,
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
