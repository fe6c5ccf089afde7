import { utteranceOf } from '../words/utteranceOf.ts';
import type { AskedFact } from './askedFact.ts';
import { stemmer, thingWords } from './tellingWords.ts';

/** The lines of `lines` that name the thing of the question: "Wool, needles and pattern" for "do I need needles". */
export function linesNaming(asked: AskedFact, lines: readonly string[] = []): string[] {
  const stem = stemmer(asked);
  const words = new Set(thingWords({ ...asked, context: ' ' }).map(({ word }) => word));
  return lines.filter((line) =>
    utteranceOf(line)
      .trim()
      .split(' ')
      .some((word) => words.has(stem(word))),
  );
}
