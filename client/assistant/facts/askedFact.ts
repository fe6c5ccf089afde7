import type { FactCase, FactReplies, QuestionDetails } from '../../../data/language/factReplyWords.ts';
import type { FactTopic, FactWords } from '../../../data/language/factWords.ts';
import type { DetailsRecord } from '../../../data/model/deals/dealDetails.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { NamedFacts } from '../../../data/model/deals/factFields.ts';
import { needIn } from '../../../data/model/deals/needTests.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { WantedTime } from '../conversation/timeAfter.ts';
import { capitalized } from '../conversation/timeWords.ts';
import type { Question } from '../understand/question.ts';
import { filled } from '../words/filled.ts';

/** A question about a certain deal, with all that its answer depends on. */
export interface AskedFact {
  readonly question: Question;
  readonly deal: DealRecord;
  readonly details: DetailsRecord;
  readonly facts: NamedFacts;
  readonly knowledge: AssistantKnowledge;
  readonly words: FactWords;
  readonly replies: FactReplies;
  /** Epoch milliseconds. */
  readonly now: number;
  /** How many people come; `null` if that is not known. */
  readonly party: number | null;
  /** The ages that the message says, in years. */
  readonly ages: readonly number[];
  /** All words of the message, and the ages of the children whom it names. */
  readonly said: string;
  readonly children: { readonly youngest: number; readonly oldest: number } | null;
  /** Whether children come. */
  readonly isForChildren: boolean;
  /** The words of the statement before the question: "my dog is huge, does it cost more". */
  readonly context: string;
  /** How many nights somebody said before that they stay; `null` if they did not. */
  readonly nights: number | null;
  /** The time that was wanted before. */
  readonly wanted: WantedTime | null;
}

/** An answer from a field. */
export interface FactAnswer {
  /** A part of a sentence: see `FactAnswers`. */
  readonly text: string;
  /** Whether the field says yes to the question; `null` if it does not decide that. */
  readonly verdict: boolean | null;
}

/** Answers a question from the fields of a deal; `null` if they do not have the answer. */
export type AnswerFact = (asked: AskedFact) => FactAnswer | null;

/** The answer of a case with its values. */
export const say = (
  { replies }: AskedFact,
  key: FactCase,
  values: Readonly<Record<string, string | number>> = {},
  verdict: boolean | null = null,
): FactAnswer => ({ text: filled(replies.answers.says[key], values), verdict });

/** `answer` with a note of the deal, quoted. */
export const withNote = ({ replies }: AskedFact, { text, verdict }: FactAnswer, note = ''): FactAnswer => ({
  text: note ? filled(replies.answers.noted, { answer: text, ...linesAs([note]) }) : text,
  verdict,
});

/** Lines of a deal's text for an answer: quoted as `{note}`, and as a part of a sentence in `{said}`. */
export function linesAs(lines: readonly string[]): { readonly note: string; readonly said: string } {
  // The mark of "a.m." is its own.
  const plain = lines.map((line) => line.replace(/(?<!\.\p{L})\.$/u, ''));
  const parts = plain.map(midSentence);
  return {
    note: plain.join('”, “'),
    said: parts.some((part) => /[,;]/.test(part)) ? parts.join('; ') : parts.join(', '),
  };
}

/** `text` as a sentence: with a capital and a mark. */
export const asSentence = (text: string): string =>
  `${capitalized(text)}${/[.!?…]”?$/.test(text) ? '' : '.'}`;

/** `line` as it is written in the middle of a sentence; names keep their capitals. */
export const midSentence = (line: string) =>
  /^[A-Z]\p{Ll}*(?!\p{L}|\P{L}{0,2}\p{Lu})/u.test(line) && !/^[\p{L}]+[’'-]\p{Lu}/u.test(line)
    ? uncapitalized(line)
    : line;

/** Several answers as one; it says yes if all do. `null` without any. */
export function joinedAnswers(answers: readonly (FactAnswer | null)[]): FactAnswer | null {
  const known = answers.filter((answer) => answer !== null);
  if (known.length === 0) return null;
  const decided = known.filter(({ verdict }) => verdict !== null);
  return {
    text: known.map(({ text }) => text).join('; '),
    verdict: decided.length > 0 ? decided.every(({ verdict }) => verdict) : null,
  };
}

/** Whether the question has words of a kind. */
export const asks = (
  { question, replies }: AskedFact,
  kind: Exclude<keyof QuestionDetails, 'matters'>,
): boolean => new RegExp(replies.details[kind], 'u').test(question.words);

/** Of what has a choice of kinds, these are such questions, too: "is there anything vegan or vegetarian". */
const ofKinds: ReadonlySet<string> = new Set<FactTopic>(['diet', 'access', 'pets', 'ages', 'weather']);

/** Whether "yes" is no answer, since the question asks which of two things is: "prints or just files". */
export const isEither = (asked: AskedFact): boolean =>
  !ofKinds.has(asked.question.topic) && asks(asked, 'either');

/** Whether the question is about who sleeps in a room: that one in six beds is there is no yes to "a private room". */
export const isOfRoom = ({ question, replies }: AskedFact): boolean =>
  new RegExp(replies.details.matters.ownRoom, 'u').test(question.words);

/** The first number that the question names, no day such as "the 11th"; `null` for none. */
export function numberIn({ question }: AskedFact): number | null {
  const match = / (\d{1,3})\+? (?!(?:st|nd|rd|th) )/.exec(question.words);
  return match ? Number(match[1]) : null;
}

/** The first number in `words` that may count people: none of "for 3 nights" or "38 for both". `null` for none. */
export function peopleCountIn(
  said: string,
  { units, details }: Pick<FactReplies, 'units' | 'details'>,
): number | null {
  const words = said
    .replace(new RegExp(details.amount, 'u'), ' _')
    .replace(new RegExp(details.limit, 'u'), ' _');
  const match = new RegExp(`(?<!\\$) (\\d{1,3})\\+? (?!(?:${units}) )`, 'u').exec(words);
  return match ? Number(match[1]) : null;
}

/** `text` with its first letter in lower case. */
export const uncapitalized = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

/** "A, B and C" in the language of the answer. */
export const listWords = (items: readonly string[], { locale }: Pick<FactWords, 'locale'>): string =>
  new Intl.ListFormat(locale).format(items);

/** "90 minutes", "1 hour and 45 minutes", "2 days". */
export function spanWords(minutes: number, { locale }: Pick<FactWords, 'locale'>): string {
  const unit = (count: number, name: string) =>
    count > 0
      ? [new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count)]
      : [];
  if (minutes > 0 && minutes % 1440 === 0) return unit(minutes / 1440, 'day').join();
  const hours = minutes < 120 && minutes % 60 !== 0 ? 0 : Math.floor(minutes / 60);
  return listWords([...unit(hours, 'hour'), ...unit(minutes - hours * 60, 'minute')], { locale });
}

/** Whether all of `needs` are known to be met; `null` if that is not known of one of them, or without any. */
export function verdictOn({ facts }: AskedFact, needs: AskedFact['question']['needs']): boolean | null {
  const known = needs.map((need) =>
    need === 'coupon' || need === 'ongoing' || need === 'priced' ? undefined : needIn(facts, need),
  );
  if (known.includes(false)) return false;
  return known.length > 0 && !known.includes(undefined) ? true : null;
}
