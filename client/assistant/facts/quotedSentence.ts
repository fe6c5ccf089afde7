import { utteranceOf } from '../words/utteranceOf.ts';
import type { AskedFact } from './askedFact.ts';

/** Longer sentences are not quoted. */
const longestQuote = 220;
/** Shorter words do not say what a question is about. */
const shortestWord = 3;

/** What a deal's own text says of the topic of a question where no field has the answer; `null` for nothing. */
export function quotedSentence(asked: AskedFact): string | null {
  const isAbout = testFor(asked);
  return linesOf(asked).find((line) => isAbout(utteranceOf(line))) ?? null;
}

/** The sentence of a deal's own text with most of the words of a question; `null` if none has any. */
export function tellingSentence(asked: AskedFact): string | null {
  const { question, knowledge, replies, deal } = asked;
  const { singular } = knowledge.vocabulary;
  const wordsOf = (text: string) => new Set(text.split(' ').filter(Boolean).map(singular));
  const title = wordsOf(utteranceOf(deal.title));
  const empty = new RegExp(replies.details.empty, 'u');
  const telling = [...wordsOf(question.words)].filter(
    (word) => word.length >= shortestWord && !empty.test(` ${word} `),
  );
  const lines = linesOf(asked).map((line) => {
    const words = wordsOf(utteranceOf(line));
    const hits = telling.filter((word) => words.has(word));
    // The words of the title are in many sentences.
    return { line, hits: hits.some((word) => !title.has(word)) ? hits.length : 0 };
  });
  const most = Math.max(...lines.map(({ hits }) => hits), 0);
  return most > 0 ? (lines.find(({ hits }) => hits === most)?.line ?? null) : null;
}

/** The sentences of a deal's own text, without long ones: what is good to know, conditions, notes, then the rest. */
export function linesOf({ details, facts }: AskedFact): string[] {
  const notes = Object.values(facts).flatMap((fact) =>
    typeof fact === 'object' && 'note' in fact && fact.note ? [fact.note] : [],
  );
  const { goodToKnow = '', restrictions = [], included = [], description } = details;
  return [
    ...sentencesOf(goodToKnow),
    ...restrictions,
    ...notes,
    ...included,
    ...sentencesOf(description),
  ].filter((line) => line.length <= longestQuote);
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).filter(Boolean);

/** Whether a sentence is about the topic: the content is in the language of the site, whichever the visitor speaks. */
function testFor({ question: { topic }, knowledge, replies }: AskedFact): (words: string) => boolean {
  const { topics } = knowledge.assistant.language.facts;
  const source = replies.sentences[topic] ?? topics.find(([name]) => name === topic)?.[1] ?? '';
  const rule = new RegExp(source, 'u');
  return (words) => source !== '' && rule.test(words);
}
