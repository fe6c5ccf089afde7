import type { FactReplies } from '../../../data/language/factReplyWords.ts';
import type { FactTopic } from '../../../data/language/factWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { sentenceLines } from '../../../data/model/sentences.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Question } from '../understand/question.ts';
import { answersByTopic } from './answersByTopic.ts';
import { asSentence } from './askedFact.ts';
import type { FactSource } from './askedOf.ts';

/**
 * What the fields of a deal say about a topic that nobody has asked about in words of their own, as a part of a sentence;
 * `null` for nothing.
 */
export const createFactLookup =
  (
    details: FactSource['details'],
    replies: FactReplies,
    knowledge: AssistantKnowledge,
    now: number,
  ): ((deal: DealRecord, topic: FactTopic) => string | null) =>
  (deal, topic) => {
    const found = details.get(deal.slug);
    if (!found) return null;
    const question: Question = {
      ...{ topic, needs: [], words: ' ', clause: ' ', exists: false, refers: false, isClosed: false },
      ...{ scope: 'any', namesKind: false, mayWish: false, leads: [], start: 0, end: 0 },
    };
    const { facts = {} } = found;
    const words = knowledge.language.facts;
    const nobody = {
      party: null,
      ages: [],
      context: ' ',
      said: ' ',
      nights: null,
      children: null,
      wanted: null,
      isForChildren: false,
    };
    const asked = { question, deal, details: found, facts, knowledge, words, replies, now, ...nobody };
    return answersByTopic[topic](asked)?.text ?? null;
  };

/** What a page says of a deal, in this order; the rest is in its own words. */
const told: readonly FactTopic[] = [
  ...(['included', 'restrictions', 'price', 'extras', 'hours', 'until', 'duration', 'booking'] as const),
  ...(['fulfillment', 'place', 'parking', 'transit', 'ages', 'groups', 'access', 'pets', 'diet'] as const),
  ...(['languages', 'weather', 'bring', 'refund', 'contact'] as const),
];

/** All that the page of `deal` says, as sentences; empty without its details. */
export function pageLines(
  deal: DealRecord,
  details: FactSource['details'],
  replies: FactReplies,
  knowledge: AssistantKnowledge,
  now: number,
): readonly string[] {
  const found = details.get(deal.slug);
  if (!found) return [];
  const lookup = createFactLookup(details, replies, knowledge, now);
  const facts = told.flatMap((topic) => lookup(deal, topic) ?? []);
  const texts = [...sentenceLines(found.goodToKnow ?? ''), ...found.description.split(/\n+/)];
  return [...new Set([...facts.map(asSentence), ...texts])];
}
