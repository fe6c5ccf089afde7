import type { FactTopic } from '../../../data/language/factWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AskedQuestion, RestatedAnswer, Turn } from '../conversation/turn.ts';
import { filled } from '../words/filled.ts';
import { answersByTopic } from './answersByTopic.ts';
import type { AskedFact } from './askedFact.ts';
import { askedOf, type FactSource } from './askedOf.ts';
import { type GivenAnswer, saidOf, titleOf } from './givenAnswer.ts';

/** What is computed from the words of a question; other fields are told as they are. */
const computed: ReadonlySet<string> = new Set<FactTopic>(['price', 'hours']);

/**
 * The answer to a question that a model has restated: its field and the texts that the model names, after the model's verdict on
 * these. If they do not answer it, that comes first.
 */
export function restatedAnswers(
  question: AskedQuestion,
  { says, linesOf, named }: RestatedAnswer,
  deal: DealRecord,
  turn: Turn,
  source: FactSource,
): GivenAnswer[] {
  const found = askedOf(question, deal, turn, source);
  if (!found) {
    const failed = filled(turn.knowledge.language.facts.failed, { title: titleOf(deal) });
    return [{ deal, text: failed, fact: failed, verdict: null, from: 'failure', isLoose: false }];
  }
  // The question says who comes: "two of them are 13" beside it counts nobody.
  const asked: AskedFact = { ...found, said: question.words, children: null };
  const isUntold = says === 'untold';
  const isComputed = computed.has(question.topic) && !isUntold;
  const field =
    question.topic === 'other' ? null : answersByTopic[question.topic](isComputed ? asked : plainly(asked));
  const lines = linesOf(deal);
  // Where texts decide it, the field of the topic may say something else.
  const isOfTexts = !isComputed && (says === 'yes' || says === 'no') && lines.length > 0;
  const text = [...(field && !isOfTexts ? [field.text] : []), ...lines].join('; ');
  // A price that the question names is confirmed already: "Yes, it's $24".
  const { yes, no, about, unknown } = source.replies.answers;
  const isDecided = [yes, no].some((form) => field?.text.startsWith(filled(form, { answer: '' }).trim()));
  const own = (says === 'yes' || says === 'no') && !isDecided ? says === 'yes' : null;
  const verdict = isUntold ? null : isComputed ? (field?.verdict ?? own) : own;
  const told = text ? [saidOf({ text, verdict }, asked)] : [];
  if (!isUntold && told.length > 0) return told;
  // Parking that is free says nothing of wide spaces.
  const plain = told.length > 0 || question.topic === 'other' ? unknown.other : unknown[question.topic];
  const fact = named ? filled(about, { title: `“${named}”`, answer: plain }) : plain;
  return [{ deal, text: fact, fact, verdict: null, from: 'nowhere', isLoose: false }, ...told];
}

/** As if nobody asked in words of their own. */
const plainly = (asked: AskedFact): AskedFact => ({
  ...asked,
  question: { ...asked.question, words: ' ', clause: ' ', needs: [] },
  ...{ ages: [], context: ' ', said: ' ', children: null },
});
