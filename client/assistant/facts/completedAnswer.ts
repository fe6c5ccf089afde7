import type { FactTopic } from '../../../data/language/factWords.ts';
import { filled } from '../words/filled.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import type { AskedFact, FactAnswer } from './askedFact.ts';
import { tellingLine } from './quotedSentence.ts';

/** Fields answer these in general; a line about what is asked in particular says more. */
const general: ReadonlySet<string> = new Set<FactTopic>([
  ...(['price', 'hours', 'included', 'diet', 'extras', 'fulfillment', 'languages', 'place'] as const),
  ...(['restrictions', 'weather', 'setting', 'until', 'groups', 'contact', 'soldOut'] as const),
]);

/**
 * `answer` from a field, with the line of the deal's text that says what is asked in particular, or that line alone. `null`
 * if neither answers the question.
 */
export function completedAnswer(answer: FactAnswer | null, asked: AskedFact): FactAnswer | null {
  const line = tellingLine(asked);
  if (!line || (answer && !line.isSure)) return answer;
  const told = { text: line.told, verdict: null };
  if (!answer) return told;
  if (utteranceOf(answer.text).includes(utteranceOf(line.told).trim())) return answer;
  const { added } = asked.replies.answers;
  // "Does it cost more for a large dog": its price is not what was asked.
  if (asked.question.topic === 'price')
    return { text: filled(added, { answer: line.told, line: answer.text }), verdict: null };
  const isGeneral = general.has(asked.question.topic) && answer.verdict !== true;
  if (isGeneral) return told;
  return { ...answer, text: filled(asked.replies.answers.added, { answer: answer.text, line: line.told }) };
}
