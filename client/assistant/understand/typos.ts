import type { Vocabulary } from './vocabulary.ts';

/**
 * `word`, or the word of the vocabulary that it misspells. One typo is allowed from five letters on, two from eight, three
 * from ten. In four letters only swapped letters, or a letter missing from a name, are allowed, because most short words
 * are one letter from another. The first letter must be right. Known words and lookalikes stay as they are.
 */
export function correctWord(
  word: string,
  { known, names, lookalikes, byInitial, singular }: Vocabulary,
): string {
  const isKnown = (form: string) => known.has(form) || lookalikes.has(form);
  if (word.length < 4 || isKnown(word) || isKnown(singular(word))) return word;
  const maxTypos = maxTyposIn(word.length);
  let best = word;
  let fewest = maxTypos + 1;
  for (const candidate of byInitial.get(word[0] as string) ?? []) {
    if (Math.abs(candidate.length - word.length) > maxTypos) continue;
    const typos = distanceOf(word, candidate);
    // The ending of a plural does not help to recognize a word.
    const allowed = Math.min(maxTypos, maxTyposIn(candidate.length - (candidate.endsWith('s') ? 1 : 0)));
    if (typos > allowed || typos >= fewest) continue;
    // A word that contains the candidate is probably another word.
    if (typos > 1 && word.includes(candidate)) continue;
    if (word.length === 4 && !isSwap(word, candidate) && !isCutName(word, candidate, names)) continue;
    best = candidate;
    fewest = typos;
  }
  return best;
}

const maxTyposIn = (letters: number) => (letters < 8 ? 1 : letters < 10 ? 2 : 3);

/** Whether a letter of a name is missing. */
const isCutName = (word: string, other: string, names: ReadonlySet<string>) =>
  names.has(other) && other.length > word.length;

/** Whether the words have the same letters in another order. */
const isSwap = (word: string, other: string) => [...word].sort().join() === [...other].sort().join();

/** How many letters to add, drop, change or swap to turn one word into the other (optimal string alignment distance). */
function distanceOf(a: string, b: string): number {
  let [before, last, row]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, column) => column), []];
  for (let i = 1; i <= a.length; i += 1) {
    row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last?.[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before?.[j - 2] ?? 0) + 1);
      row[j] = cost;
    }
    [before, last] = [last ?? [], row];
  }
  return last?.[b.length] ?? 0;
}
