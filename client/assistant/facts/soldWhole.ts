import { occurs } from '../understand/grammar.ts';
import { type AskedFact, asks, type FactAnswer, say } from './askedFact.ts';

/**
 * That one price is for several, where somebody asks for one seat of it, or alone whether to pay for all; `null` for any other
 * question or price.
 */
export function soldWhole(asked: AskedFact): FactAnswer | null {
  const { priceFor } = asked.facts;
  const isOfOne = asks(asked, 'oneSeat') && !asks(asked, 'half');
  const isPaid = asks(asked, 'payFor') && isAlone(asked);
  if (typeof priceFor !== 'number' || priceFor < 2 || !asked.question.isClosed || !(isOfOne || isPaid))
    return null;
  return say(asked, 'alone.people', { people: priceFor }, isPaid);
}

/** Whether one person comes, by the message or what was said before. */
const isAlone = ({ party, said, knowledge }: AskedFact): boolean =>
  party === 1 ||
  knowledge.vocabulary.grammar.facts.topics.some(([topic, rule]) => topic === 'alone' && occurs(rule, said));
