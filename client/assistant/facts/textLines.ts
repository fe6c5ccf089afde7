import { sentenceLines } from '../../../data/model/sentences.ts';
import { dateWords } from '../words/dateWords.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { type AskedFact, linesAs, listWords, say } from './askedFact.ts';

/** Longer sentences are not quoted. */
export const longestQuote = 220;

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
  /** It is a note of some of the dates. */
  readonly isOfDates?: true;
}

/** The lines of a deal's own text, without long ones: what is good to know, conditions, notes, then the rest. */
export function linesOf(asked: AskedFact): TextLine[] {
  const { details, facts, deal, question } = asked;
  const notes = Object.values(facts).flatMap((fact) =>
    typeof fact === 'object' && 'note' in fact && fact.note ? [fact.note] : [],
  );
  const { goodToKnow = '', restrictions = [], included = [], description, goodFor } = details;
  const plain = [...sentenceLines(goodToKnow), ...restrictions, ...notes, ...included];
  // "Skate rental" alone is no sentence.
  const toldAs = (text: string) =>
    included.includes(text) ? say(asked, 'included.line', linesAs([text])).text : quoted(asked, text);
  const story = [...sentenceLines(description), ...sentenceLines(deal.summary)];
  return [
    ...[...plain, ...story]
      .filter((line) => line.length <= longestQuote)
      .map((text) => ({
        text,
        words: utteranceOf(text),
        told: toldAs(text),
        isStory: story.includes(text),
      })),
    ...(facts.bring ?? []).map((text) => ({
      text,
      words: utteranceOf(text),
      told: say(asked, 'bring', linesAs(facts.bring ?? [])).text,
      isStory: false,
    })),
    // How to get there is no answer to anything else.
    ...(facts.transit && question.topic === 'place'
      ? [
          {
            text: facts.transit,
            words: utteranceOf(facts.transit),
            told: say(asked, 'transit', { text: facts.transit }).text,
            isStory: false,
          },
        ]
      : []),
    ...sessionLines(asked),
    ...(goodFor
      ? [
          {
            text: goodFor,
            words: utteranceOf(goodFor),
            told: say(asked, 'suits', linesAs([goodFor])).text,
            isStory: true,
          },
        ]
      : []),
  ];
}

/** What is special about some of the dates to come, with these dates: "Walkers only". */
function sessionLines(asked: AskedFact): TextLine[] {
  const { deal, knowledge, now, words } = asked;
  const today = knowledge.calendar.dateAt(now);
  const dates = new Map<string, string[]>();
  for (const { note, date } of deal.when?.sessions ?? [])
    if (note && date >= today)
      dates.set(note, [...(dates.get(note) ?? []), dateWords(date, knowledge.language.times)]);
  return [...dates].map(([text, on]) => ({
    text,
    words: utteranceOf(text),
    told: say(asked, 'hours.noted', { ...linesAs([text]), dates: listWords(on, words) }).text,
    isStory: false,
    isOfDates: true,
  }));
}

const quoted = (asked: AskedFact, text: string) => say(asked, 'quote', { text }).text;
