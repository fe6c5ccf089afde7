import type { FactTopic } from '../../../data/language/factWords.ts';
import type { NamedNeed } from '../../../data/model/deals/needs.ts';
import type { FactGrammar } from './factGrammar.ts';
import { firstMatch, type Grammar, occurs } from './grammar.ts';
import type { PhraseMatch } from './phraseMatches.ts';
import type { Question } from './question.ts';
import { type Clause, mostWordsOfBare, wordsOf } from './questionClauses.ts';
import { isMark } from './utterance.ts';

/** What a clause says that is a question. */
export type Read = Omit<Question, 'leads'>;

/** Words that a short question without a verb can have: "what about dogs". */
const mostWordsOfShort = 6;

const ofOneDeal: ReadonlySet<FactTopic> = new Set<FactTopic>([
  ...(['extras', 'discount', 'refund', 'restrictions', 'code', 'until', 'contact', 'soldOut'] as const),
]);

/**
 * What `words` ask about; `null` if they name nothing that deals have fields for. What `isName` says to be of the name of a
 * deal counts only where nothing else does, the last of it.
 */
export function topicOf(
  words: string,
  facts: FactGrammar,
  isName: (found: string) => boolean = () => false,
): FactTopic | null {
  // "Does the vegan one have steps" asks for no diet.
  const unnamed = words.replace(facts.questions.theOne, (found: string, _: string, kind?: string) =>
    kind === undefined ? found : '_',
  );
  return (unnamed === words ? null : topicIn(unnamed, facts, isName)) ?? topicIn(words, facts, isName);
}

function topicIn(
  words: string,
  { topics }: FactGrammar,
  isName: (found: string) => boolean,
): FactTopic | null {
  let named: { topic: FactTopic; at: number } | null = null;
  for (const [topic, rule] of topics)
    for (const { 0: found, index } of words.matchAll(rule)) {
      if (!isName(found)) return topic;
      if (index >= (named?.at ?? 0)) named = { topic, at: index };
    }
  return named?.topic ?? null;
}

/** The question that a clause is; `null` if it asks nothing about deals. `isPlaced` if the one before names one of a list. */
export function readQuestion(
  clause: Clause,
  grammar: Grammar,
  matches: readonly PhraseMatch[],
  isPlaced: boolean,
): Read | null {
  const { facts } = grammar;
  const { questions } = facts;
  const { tokens, from, isMarked, isOpened, end, isWhether, isTold } = withoutPreface(clause, grammar);
  const words = wordsOf(tokens);
  const is = (rule: RegExp) => occurs(rule, words);
  const count = tokens.filter(({ word }) => !isMark(word)).length;
  const isConfirmed = isMarked && is(questions.confirmed);
  const isAsked = isWhether || is(questions.closed) || ((isMarked || isOpened) && is(questions.marked));
  const isClosed = isAsked || isConfirmed;
  const isWhole = isAsked || is(questions.open);
  const isShort =
    isConfirmed ||
    isTold ||
    (is(questions.further) && count <= mostWordsOfShort) ||
    (isMarked && count <= mostWordsOfBare);
  if (!isWhole && !isShort) return null;
  const scope = scopeOf(words, facts);
  // "Does the second one have a bar" asks for no bar.
  const isOfOne = isClosed && is(questions.nth);
  const slots = matches
    .filter((match) => match.from >= from && match.to <= from + tokens.length)
    .map(({ sense }) => sense.slot);
  const namesArea = slots.includes('neighborhoods');
  // "Do they gift wrap" is about what was shown.
  const refers = is(questions.refers);
  // "Is there coffee" may ask for either.
  const isAmenity = is(questions.amenity) || is(questions.stay);
  const searches = scope !== 'each' && !isOfOne && !isAmenity && is(questions.search);
  const namesKind = (namesArea || slots.includes('categories')) && !refers && !isAmenity;
  const exists = is(questions.exists);
  // "It’s in the old town, right?"
  const named = topicOf(words, facts) ?? (isConfirmed && namesArea ? 'place' : isWhole ? 'other' : null);
  // "So no contract?"
  const isDenial = named === null && isMarked && is(questions.denial);
  // "Any food?"
  const isBare = named === null && isMarked && isAmenity;
  const topic = isDenial || isBare ? 'other' : named;
  if (topic === null) return null;
  // "Is there a dog-friendly brewery" asks for deals, "is there a cleaning fee" for none.
  const seeks = exists && scope === 'any' && !(isOfOne || isPlaced) && namesKind && !ofOneDeal.has(topic);
  // "Is there a lesson" may be about what was shown.
  if (searches && topic === 'other') return null;
  return {
    topic,
    needs: needsIn(words, facts),
    words,
    clause: words,
    isClosed: isClosed || isDenial || isBare,
    scope,
    exists: exists || isBare,
    refers: refers || isDenial,
    ...(isDenial && { isRemark: true }),
    namesKind,
    mayWish: searches || seeks,
    start: clause.tokens[0]?.start ?? 0,
    end,
  };
}

/** The question in an indirect one: "how long it takes" in "could you tell me how long it takes". */
function withoutPreface(
  clause: Clause,
  { facts: { questions } }: Grammar,
): Clause & { isWhether: boolean; isTold: boolean } {
  const [preface = '', whether] = firstMatch(questions.preface, wordsOf(clause.tokens)) ?? [];
  const count = preface.trim().split(' ').length;
  const tokens = clause.tokens.slice(count);
  const isWhether = whether !== undefined;
  const asks = isWhether || [questions.closed, questions.open].some((rule) => occurs(rule, wordsOf(tokens)));
  // "I asked about a refund".
  const isTold = !asks && preface !== '' && tokens.length <= mostWordsOfBare;
  return preface === '' || !(asks || isTold)
    ? { ...clause, isWhether: false, isTold: false }
    : { ...clause, tokens, from: clause.from + count, isWhether, isTold };
}

/** The deals that `words` mean. */
export function scopeOf(words: string, { questions }: FactGrammar): Question['scope'] {
  if (occurs(questions.each, words)) return 'each';
  // Where several are tells of each: "is it in a walkable area".
  if (occurs(questions.walkable, words)) return 'any';
  if (occurs(questions.page, words)) return 'page';
  return occurs(questions.one, words) ? 'one' : 'any';
}

/** The needs that `words` name, each once. */
export const needsIn = (words: string, { needs }: FactGrammar): NamedNeed[] =>
  needs.filter(([, rule]) => occurs(rule, words)).map(([need]) => need);
