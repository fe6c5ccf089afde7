import type { FactTopic } from '../../../data/language/factWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { filled } from '../words/filled.ts';
import { type AskedFact, type FactAnswer, isEither, midSentence } from './askedFact.ts';

/** What is said about a question and a deal: from its page, not known, or not loaded. */
export interface GivenAnswer {
  readonly deal: DealRecord;
  readonly text: string;
  /** Without "yes" or "no". */
  readonly fact: string;
  readonly verdict: boolean | null;
  readonly from: 'page' | 'nowhere' | 'failure';
  /** The question has no field: only deals whose text answers it count. */
  readonly isLoose: boolean;
  /** The lines of the page that come nearest, where nothing is known. */
  readonly nearest?: readonly string[];
  /** It has the name of the deal. */
  readonly isNamed?: boolean;
}

/** Only deals whose text answers them count. */
export const loose: ReadonlySet<string> = new Set<FactTopic>(['other', 'extras']);

export const titleOf = ({ title }: DealRecord): string => `“${title}”`;

/** What is said of an answer from the page. */
export const saidOf = (answer: FactAnswer, asked: AskedFact): GivenAnswer => ({
  ...{ deal: asked.deal, text: withVerdict(answer, asked), from: 'page' },
  ...{ fact: answer.text, verdict: answer.verdict, isLoose: loose.has(asked.question.topic) },
});

/** "Yes" or "no" comes first if the question asks for it and a field decides it. */
function withVerdict({ text, verdict }: FactAnswer, asked: AskedFact): string {
  const { question, replies } = asked;
  if (!question.isClosed || verdict === null || isEither(asked)) return text;
  return verdict ? yes(text, asked) : filled(replies.answers.no, { answer: midSentence(text) });
}

/** `fact` after "yes". */
export const yes = (fact: string, { replies }: AskedFact): string =>
  filled(replies.answers.yes, { answer: midSentence(fact) });
