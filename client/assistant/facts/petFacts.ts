import { occurs } from '../understand/grammar.ts';
import { type AnswerFact, type AskedFact, asks, say, withNote } from './askedFact.ts';

/** Whether pets may come, and where. */
export const petsAnswer: AnswerFact = (asked) => {
  const { pets } = asked.facts;
  if (!pets) return null;
  const { allowed, note } = pets;
  // "Can I sit inside with my dog".
  const verdict = asks(asked, 'inside') ? allowed === 'inside' : allowed !== 'no';
  return withNote(asked, say(asked, `pets.${allowed}`, {}, verdict), note);
};

/** Whether a question is about pets, whatever it asks of them. */
export const isOfPets = ({ question, knowledge }: AskedFact): boolean =>
  knowledge.vocabulary.grammar.facts.topics.some(
    ([topic, rule]) => topic === 'pets' && occurs(rule, question.words),
  );

/** Finds the lines of a page that speak of pets. */
export const ofPets = ({ replies }: AskedFact): RegExp => new RegExp(replies.sentences.pets ?? '$^', 'u');
