import { type AskedFact, asks, type FactAnswer, say } from './askedFact.ts';

/** That one price is for several, where somebody asks for one seat of it; `null` for any other question or price. */
export function soldWhole(asked: AskedFact): FactAnswer | null {
  const { priceFor } = asked.facts;
  const isOfOne = asked.question.isClosed && asks(asked, 'oneSeat') && !asks(asked, 'half');
  if (typeof priceFor !== 'number' || priceFor < 2 || !isOfOne) return null;
  return say(asked, 'alone.people', { people: priceFor }, false);
}
