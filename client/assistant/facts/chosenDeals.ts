import type { AskedQuestion, Turn } from '../conversation/turn.ts';
import { filled } from '../words/filled.ts';
import type { FactSource } from './askedOf.ts';
import { type GivenAnswer, titleOf } from './givenAnswer.ts';
import { answersByRules } from './questionAnswers.ts';

/**
 * Those of the deals that `question` asks to choose from of which its answer is yes, each by its name: "which one has
 * parking". Empty if it asks for no choice, or if no deal is known to be such.
 */
export function chosenOf(question: AskedQuestion, turn: Turn, source: FactSource): GivenAnswer[] {
  const { which } = source.replies.details;
  if (question.scope !== 'each' || !new RegExp(which, 'u').test(question.words)) return [];
  const fitting = question.deals.flatMap((deal) => {
    const [said] = answersByRules({ ...question, isClosed: false }, deal, turn, source);
    return said?.from === 'page' && said.verdict === true ? [said] : [];
  });
  const [only, ...others] = fitting;
  if (!only) return [];
  if (others.length > 0) return fitting;
  const { chosen } = source.replies.answers;
  return [{ ...only, text: filled(chosen, { title: titleOf(only.deal), answer: only.text }), isNamed: true }];
}
