import { utteranceOf } from '../../client/assistant/words/utteranceOf.ts';
import type { KnownQuestion } from '../../data/model/deals/dealDetails.ts';
import type { Deal } from '../../data/schema/deal.ts';
import { dealLines } from './dealLines.ts';

/**
 * Those of `questions` that hold for `deal` as it is now: without any with a line that it does not have, and each message once, with
 * its first answer. `checkQuestions` warns of what is left out.
 */
export function currentQuestions(questions: readonly KnownQuestion[], deal: Deal): KnownQuestion[] {
  const lines = dealLines(deal);
  const known = new Set<string>();
  const isNew = (message: string) => {
    const words = utteranceOf(message);
    return !known.has(words) && known.add(words);
  };
  return questions
    .filter(({ says = [] }) => says.every((line) => lines.has(line)))
    .map((question) => ({ ...question, asked: question.asked.filter(isNew) }))
    .filter(({ asked }) => asked.length > 0);
}
