import { utteranceOf } from '../words/utteranceOf.ts';
import type { AskedFact } from './askedFact.ts';
import { stemmer, tellingWords } from './quotedSentence.ts';

/** The lines of `lines` that name a thing of the question: "Wool, needles and pattern" for "do I need needles". */
export function linesNaming(asked: AskedFact, lines: readonly string[] = []): string[] {
  const stem = stemmer(asked);
  const things = new Set(tellingWords({ ...asked, context: ' ' }).map(({ word }) => word));
  return lines.filter((line) =>
    utteranceOf(line)
      .trim()
      .split(' ')
      .some((word) => things.has(stem(word))),
  );
}

/** Whether a question names a thing, known or not. */
export const isOfThing = (asked: AskedFact): boolean => tellingWords({ ...asked, context: ' ' }).length > 0;
