import type { Ending } from '../../../data/language/endings.ts';
import type { Spelling } from '../../../data/language/spelling.ts';

const compile = (endings: readonly Ending[]) =>
  endings.map(([letters, others]) => [new RegExp(letters, 'gu'), others] as const);

/** A function that writes a word as it sounds, so that words that sound alike are the same; `null` if sounds tell nothing. */
export function soundIn({ sounds }: Spelling): ((word: string) => string) | null {
  const rules = compile(sounds);
  return rules.length > 0
    ? (word) => rules.reduce((heard, [letters, others]) => heard.replace(letters, others), word)
    : null;
}

/** A function that finds the word that one with an ending is made from: the first that `isWord`; `undefined` for none. */
export function baseIn(
  { diminutives }: Spelling,
  isWord: (word: string) => boolean,
): (word: string) => string | undefined {
  const rules = compile(diminutives);
  return (word) =>
    rules
      .map(([ending, others]) => word.replace(ending, others))
      .find((base) => base !== word && isWord(base));
}
