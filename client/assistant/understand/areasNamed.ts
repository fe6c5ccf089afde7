import { longestPhrase, type Vocabulary } from './vocabulary.ts';

/** The ids of the parts of town that `said`, words between spaces, names. */
export function areasNamed(said: string, { senses, keyOf, singular }: Vocabulary): string[] {
  const words = said.trim().split(/ +/).map(singular);
  return words.flatMap((_, from) =>
    Array.from({ length: longestPhrase }, (_each, length) => keyOf(words.slice(from, from + length + 1)))
      .flatMap((key) => senses.get(key) ?? [])
      .flatMap(({ slot, value }) => (slot === 'neighborhoods' ? [String(value)] : [])),
  );
}
