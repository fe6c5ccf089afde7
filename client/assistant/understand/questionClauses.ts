import { firstMatch, type Grammar, occurs } from './grammar.ts';
import { isMark, type Token, type Utterance } from './utterance.ts';

/** A part of a message, by its tokens. */
export interface Clause {
  readonly tokens: readonly Token[];
  /** The index of its first token in the message. */
  readonly from: number;
  /** It ends with a question mark. */
  readonly isMarked: boolean;
  /** It begins with "¿". */
  readonly isOpened: boolean;
  /** It asks for deals. */
  readonly isAsked?: boolean | undefined;
  /** Where it ends in the message, as an offset. */
  readonly end: number;
}

/** The words that tell how a clause begins, and those before it that may govern it. */
const longestBeginning = 6;
const longestGoverning = 12;
/** Words that a question without a verb has at most: "parking?" */
export const mostWordsOfBare = 5;
/** "The second one sounds good what is included". */
const longestPlace = 6;

export const wordsOf = (tokens: readonly Token[]): string => ` ${tokens.map(({ word }) => word).join(' ')} `;

/** The clauses of a message: they end at marks, and where another question begins, after a comma or "and" or without. */
export function clausesOf(text: string, { tokens }: Utterance, grammar: Grammar): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const endAt = (to: number, end: number, isMarked: boolean) => {
    const isEmpty = tokens.slice(from, to).every((_, at) => isJointAt(tokens, from + at, grammar));
    const isOpened = isOpenedAt(text, tokens, from);
    if (!isEmpty) clauses.push({ tokens: tokens.slice(from, to), from, isMarked, isOpened, end });
  };
  for (const [at, { word, start, end }] of tokens.entries()) {
    const isJoint = isJointAt(tokens, at, grammar);
    if (word === '.') endAt(at, end, isAsked(text.slice(start, end), text.slice(start).trimEnd()));
    else if (isJoint && at > from && endsAtJoint(text, tokens, from, at, grammar)) endAt(at, start, false);
    else if (
      !isJoint &&
      at > from &&
      (opensAt(text, tokens, at) ||
        (!isSubject(text, tokens, from, at, grammar) && beginsInside(tokens, from, at, grammar)))
    ) {
      endAt(at, start, false);
      from = at;
      continue;
    } else continue;
    from = at + 1;
  }
  endAt(tokens.length, text.length, false);
  return clauses;
}

/** Spanish questions have a mark before them, but "¿verdad?" only asks for the rest to be confirmed. */
const opensAt = (text: string, tokens: readonly Token[], at: number) =>
  text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes('¿') && !isMark(tokens[at + 1]?.word ?? '.');

/** "Toddlers?? We are all grown up": two marks in the middle of a message wonder, and ask nothing. */
const isAsked = (mark: string, rest: string) => mark.includes('?') && !/^\s*\?\s*\?[?!]*\s+\S/.test(rest);

/** Whether what follows a comma or "and" asks or wishes for something of its own. */
const endsAtJoint = (text: string, tokens: readonly Token[], from: number, at: number, grammar: Grammar) =>
  begins(tokens, at + 1, grammar) ||
  wishes(tokens, at + 1, grammar) ||
  (!begins(tokens, from, grammar) && asksBriefly(text, tokens, from, at + 1, grammar));

/** "The Ethiopian one, open for lunch?", but not "how much for me and 2 kids?" */
function asksBriefly(
  text: string,
  tokens: readonly Token[],
  from: number,
  at: number,
  { facts }: Grammar,
): boolean {
  const end = tokens.findIndex(({ word }, index) => index >= at && word === '.');
  const mark = tokens[end];
  if (!mark || end - at > mostWordsOfBare || !text.slice(mark.start, mark.end).includes('?')) return false;
  const words = wordsOf(tokens.slice(at, end));
  const topicIn = (said: string) => facts.topics.find(([, rule]) => occurs(rule, said))?.[0];
  const topic = topicIn(words);
  const isOfSum =
    topic === 'groups' && /\d/.test(words) && topicIn(wordsOf(tokens.slice(from, at))) === 'price';
  return topic !== undefined && !isOfSum;
}

const isJointAt = (tokens: readonly Token[], at: number, grammar: Grammar) => {
  const word = tokens[at]?.word ?? '';
  return word === ',' || occurs(grammar.and, word);
};

function begins(tokens: readonly Token[], at: number, { facts }: Pick<Grammar, 'facts'>): boolean {
  const words = wordsOf(tokens.slice(at, at + longestBeginning));
  const { closed, open, preface } = facts.questions;
  // "No, I asked whether it is open".
  return [closed, open].some((rule) => occurs(rule, words)) || firstMatch(preface, words)?.[1] !== undefined;
}

/** "Is it open late, and anything sweet near it" asks for something, too. */
const wishes = (tokens: readonly Token[], at: number, { hoping }: Grammar) =>
  firstMatch(hoping, wordsOf(tokens.slice(at, at + longestBeginning)))?.index === 1;

const isOpenedAt = (text: string, tokens: readonly Token[], from: number) =>
  /¿\s*$/.test(text.slice(0, tokens[from]?.start));

/** Whether what stands before a verb after "¿" is a part of the question: "¿los sábados hay clase?" */
const isSubject = (
  text: string,
  tokens: readonly Token[],
  from: number,
  at: number,
  { facts: { questions } }: Grammar,
) => isOpenedAt(text, tokens, from) && occurs(questions.marked, wordsOf(tokens.slice(from, at + 1)));

/** Whether a question begins in the middle of a clause: "my dog is huge does it cost more". */
function beginsInside(tokens: readonly Token[], from: number, at: number, { facts }: Grammar): boolean {
  const { inside, governing } = facts.questions;
  const said = wordsOf(tokens.slice(from, at));
  // "Does the second one have a bar" is one question.
  const isPlace =
    at - from <= longestPlace && occurs(facts.questions.nth, said) && !begins(tokens, from, { facts });
  if (isPlace && begins(tokens, at, { facts })) return true;
  if (!occurs(inside, wordsOf(tokens.slice(at, at + longestBeginning)))) return false;
  return !occurs(governing, wordsOf(tokens.slice(Math.max(from, at - longestGoverning), at)));
}

/** The parts of a clause between commas and "and". */
export function clauseParts({ tokens }: Clause, grammar: Grammar): readonly Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries())
    if (isJointAt(tokens, at, grammar)) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts.filter((part) => part.some(({ word }) => !isMark(word)));
}
