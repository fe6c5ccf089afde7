import {
  type AnswerFault,
  conversationFaults,
  type Judge,
  type JudgedAnswer,
} from '../support/answerFaults.ts';
import type { TimedAnswers } from '../support/askBatch.ts';
import type { AssistantCase } from '../support/assistantCaseSchema.ts';
import type { PlacedCase } from '../support/assistantCases.ts';

/** How a conversation went. */
export interface Outcome {
  /** `file:line` of the conversation. */
  readonly place: string;
  readonly example: AssistantCase;
  readonly answers: readonly (JudgedAnswer & { readonly asked: string | null })[];
  /** Empty if the conversation ended well. */
  readonly faults: readonly AnswerFault[];
  /** Milliseconds that all answers took. */
  readonly ms: number;
}

/** How the conversations of a file went, given what the assistant told in each by its id. */
export function outcomesOf(
  file: string,
  cases: readonly PlacedCase[],
  told: ReadonlyMap<string, TimedAnswers>,
  judge: Judge,
): Outcome[] {
  return cases.map(({ line, example }) => {
    const { answers, ms } = told.get(example.id) ?? { answers: [], ms: 0 };
    return {
      place: `${file}:${line}`,
      example,
      answers,
      ms,
      faults: conversationFaults(example, answers, judge),
    };
  });
}
