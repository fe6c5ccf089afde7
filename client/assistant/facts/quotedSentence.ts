import type { FactTopic } from '../../../data/language/factWords.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import type { AskedFact } from './askedFact.ts';

/** Longer sentences are not quoted. */
const longestQuote = 220;
/** Words that say what a question is about. */
const shortestWord = 5;

/**
 * The sentence of a deal's own text that speaks of the topic of a question: of what is good to know, the conditions, notes
 * and what is included, then of the description. `null` if none does.
 */
export function quotedSentence(asked: AskedFact): string | null {
  const { details, question, facts } = asked;
  const notes = Object.values(facts).flatMap((fact) =>
    typeof fact === 'object' && 'note' in fact && fact.note ? [fact.note] : [],
  );
  const { goodToKnow = '', restrictions = [], included = [], description } = details;
  const lines = [
    ...sentencesOf(goodToKnow),
    ...restrictions,
    ...notes,
    ...included,
    ...sentencesOf(description),
  ];
  const isAbout = testFor(question.topic, asked);
  return lines.find((line) => line.length <= longestQuote && isAbout(utteranceOf(line))) ?? null;
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).filter(Boolean);

/** Whether a sentence is about `topic`: the content is in the language of the site, whichever the visitor speaks. */
function testFor(topic: FactTopic, { question, knowledge, replies }: AskedFact): (words: string) => boolean {
  const { topics } = knowledge.assistant.language.facts;
  const { singular } = knowledge.vocabulary;
  if (topic !== 'other') {
    const source = replies.sentences[topic] ?? topics.find(([name]) => name === topic)?.[1] ?? '';
    const rule = new RegExp(source, 'u');
    return (words) => source !== '' && rule.test(words);
  }
  const asked = question.words
    .split(' ')
    .filter((word) => word.length >= shortestWord)
    .map(singular);
  return (words) => words.split(' ').some((word) => asked.includes(singular(word)));
}
