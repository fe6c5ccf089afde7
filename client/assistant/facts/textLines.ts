import { utteranceOf } from '../words/utteranceOf.ts';
import { type AskedFact, say } from './askedFact.ts';

/** Longer sentences are not quoted. */
const longestQuote = 220;

/** A line of a deal's own text. */
export interface TextLine {
  /** As those of an utterance. */
  readonly words: string;
  /** How an answer tells it: quoted, or in its own words. */
  readonly told: string;
  /** As it is written. */
  readonly text: string;
  /** It is of the description, which tells a story. */
  readonly isStory: boolean;
}

/** The lines of a deal's own text, without long ones: what is good to know, conditions, notes, then the rest. */
export function linesOf(asked: AskedFact): TextLine[] {
  const { details, facts, deal } = asked;
  const notes = Object.values(facts).flatMap((fact) =>
    typeof fact === 'object' && 'note' in fact && fact.note ? [fact.note] : [],
  );
  const { goodToKnow = '', restrictions = [], included = [], description, goodFor } = details;
  const plain = [...sentencesOf(goodToKnow), ...restrictions, ...notes, ...included];
  const story = [...sentencesOf(description), ...sentencesOf(deal.summary)];
  return [
    ...[...plain, ...story]
      .filter((line) => line.length <= longestQuote)
      .map((text) => ({
        text,
        words: utteranceOf(text),
        told: quoted(asked, text),
        isStory: story.includes(text),
      })),
    ...(facts.bring ?? []).map((text) => ({
      text,
      words: utteranceOf(text),
      told: say(asked, 'bring', { list: facts.bring?.join(' · ') ?? '' }).text,
      isStory: false,
    })),
    ...(goodFor
      ? [{ text: goodFor, words: utteranceOf(goodFor), told: quoted(asked, goodFor), isStory: true }]
      : []),
  ];
}

const quoted = (asked: AskedFact, text: string) => say(asked, 'quote', { text }).text;

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n+/).filter(Boolean);
