import type { AskedQuestion, Turn } from '../conversation/turn.ts';
import { filled } from '../words/filled.ts';
import type { FactSource } from './askedOf.ts';
import { type GivenAnswer, titleOf } from './givenAnswer.ts';
import { answersTo } from './knownAnswers.ts';

/**
 * Those of the deals that `question` asks to choose from of which its answer is yes, each by its name: "which one has
 * parking"; or that none of their pages says so. Empty if it asks for no choice, or if it is not plain which ones are such.
 */
export function chosenOf(question: AskedQuestion, turn: Turn, source: FactSource): GivenAnswer[] {
  const { which } = source.replies.details;
  const isChoice = question.isChoice || new RegExp(which, 'u').test(question.words);
  if (question.scope !== 'each' || !isChoice) return [];
  const told = question.deals.flatMap((deal) => {
    const [said] = answersTo({ ...question, isClosed: question.isChoice ?? false }, deal, turn, source);
    return said ? [said] : [];
  });
  const { chosen, noneSays: text } = source.replies.answers;
  if (question.isChoice && told.every(({ from }) => from === 'nowhere'))
    return told.map((said) => ({ ...said, text, fact: text, from: 'page', isLoose: false, isNamed: true }));
  const fitting = told.flatMap((said) =>
    said.from === 'page' && said.verdict === true ? [{ ...said, text: said.fact }] : [],
  );
  const [only, ...others] = fitting;
  if (!only) return [];
  if (others.length > 0) return fitting;
  return [{ ...only, text: filled(chosen, { title: titleOf(only.deal), answer: only.text }), isNamed: true }];
}
