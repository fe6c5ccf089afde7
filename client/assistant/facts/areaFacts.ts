import { areasNamed } from '../understand/areasNamed.ts';
import { occurs } from '../understand/grammar.ts';
import type { AnswerFact, AskedFact } from './askedFact.ts';
import { placeAnswer } from './practicalFacts.ts';

/** Whether one of the several places of a deal is in a part of town that the question, or the words before it, names. */
export const areaAnswer: AnswerFact = (asked) => {
  const { details, question, knowledge } = asked;
  const areas = areasIn(asked);
  if (!question.isClosed || details.places.length < 2 || areas.length === 0) return null;
  const places = placesNamed(asked);
  const answer = placesAnswer(asked);
  // "Is it far from there" asks for no "yes".
  const isDistance = occurs(knowledge.vocabulary.grammar.distance, question.clause);
  return answer && { ...answer, verdict: isDistance ? null : places.length > 0 };
};

/** Where it is; of several places those in the part of town that the question names. */
export const placesAnswer: AnswerFact = (asked) => {
  const { details } = asked;
  const places = placesNamed(asked);
  return placeAnswer(places.length > 0 ? { ...asked, details: { ...details, places } } : asked);
};

const placesNamed = (asked: AskedFact) => {
  const areas = areasIn(asked);
  return asked.details.places.filter(({ neighborhood }) => areas.includes(neighborhood));
};

/** The ids of the parts of town that are named. */
const areasIn = ({ question, knowledge }: AskedFact): string[] =>
  areasNamed([question, ...question.leads].map(({ words }) => words.trim()).join(' '), knowledge.vocabulary);
