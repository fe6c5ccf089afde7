import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { newConversation } from '../../client/assistant/conversation/conversation.ts';
import { readTurn } from '../../client/assistant/conversation/readTurn.ts';
import { takeTurn } from '../../client/assistant/takeTurn.ts';
import { englishFactAnswers } from '../../data/language/english/factAnswers.ts';
import { spanishFactAnswers } from '../../data/language/spanish/factAnswers.ts';
import { openAssistant } from '../support/askBatch.ts';
import { hasWords } from '../support/wordsIn.ts';

/** A question that somebody on the page of a deal asks, with what a right answer says. */
export interface DealQuestion {
  /** The slug of the deal. */
  readonly deal: string;
  readonly q: string;
  /** Each has to be said, or one of its alternatives, which "|" parts; `['UNKNOWN']` where nothing of the deal tells it. */
  readonly says: readonly string[];
  /** What no right answer says. */
  readonly not?: readonly string[];
}

/**
 * How an answer compares with what is right: `near` has it beside saying that the page does not tell, `denied` only says so,
 * `invented` answers what nothing tells, and `unheard` takes the question for a wish, or for one about another deal.
 */
export type AnswerMark = 'right' | 'near' | 'wrong' | 'denied' | 'invented' | 'unheard';

export interface JudgedAnswer {
  readonly question: DealQuestion;
  readonly reply: string;
  readonly mark: AnswerMark;
}

/** The questions in a file of JSON lines. */
export const dealQuestions = (file: string): DealQuestion[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as DealQuestion);

/** Asks each of `questions` in a new conversation on the page of its deal at `now`. */
export function judgeAnswers(questions: readonly DealQuestion[], now: string): JudgedAnswer[] {
  const { knowledge, context } = openAssistant(path.resolve('data/content'), now);
  return questions.map((question) => {
    const request = { type: 'text', text: question.q } as const;
    const there = { ...context, page: question.deal };
    const { asked } = readTurn(newConversation, request, knowledge, there);
    const isHeard = asked.some(({ deals }) => deals.some(({ slug }) => slug === question.deal));
    const { answer } = takeTurn(newConversation, request, knowledge, there);
    const reply = [answer.reply, ...answer.options].join(' ');
    const mark = markOf(question, reply);
    return { question, reply, mark: mark === 'right' || isHeard ? mark : 'unheard' };
  });
}

/** How answers say that a page does not tell. */
const unknowns = [englishFactAnswers, spanishFactAnswers].flatMap(({ unknown, unsure, says }) => [
  ...Object.values(unknown),
  ...unsure.split(/\{\w+\}/).slice(0, 1),
  ...says['included.without'].split(/\{\w+\}/).slice(1, 2),
]);

function markOf({ says, not = [] }: DealQuestion, reply: string): AnswerMark {
  const isUnknown = unknowns.some((words) => hasWords(reply, words));
  if (says.includes('UNKNOWN')) return isUnknown ? 'right' : 'invented';
  const isSaid = says.every((each) => each.split('|').some((words) => hasWords(reply, words)));
  if (isUnknown) return isSaid ? 'near' : 'denied';
  return isSaid && !not.some((words) => hasWords(reply, words)) ? 'right' : 'wrong';
}
