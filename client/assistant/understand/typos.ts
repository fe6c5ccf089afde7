import type { Vocabulary } from './vocabulary.ts';

/**
 * `word`, or the word of the vocabulary that it is made from, sounds like or misspells. Known words and lookalikes stay as they
 * are, and so do words of three letters.
 */
export function correctWord(word: string, vocabulary: Vocabulary): string {
  const { known, lookalikes, singular } = vocabulary;
  const isKnown = (form: string) => known.has(form) || lookalikes.has(form);
  if (word.length < 4 || isKnown(word) || isKnown(singular(word))) return word;
  return vocabulary.baseOf(word) ?? vocabulary.soundingLike?.(word) ?? nearestTo(word, vocabulary);
}

/**
 * The word of the vocabulary that `word` misspells, or else `word`. One typo is allowed from five letters on, two from eight,
 * three from ten. In four letters only swapped letters, or a letter missing from a name, are allowed, because most short words
 * are one letter from another; so it is with all words where spelling tells the sound. The first letter must be right.
 */
function nearestTo(word: string, { names, byInitial, singular, soundingLike }: Vocabulary): string {
  const maxTypos = maxTyposIn(word.length);
  const isName = (other: string) => names.has(other);
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
    const isSlip = isSwap(word, candidate) || isCut(word, candidate);
    if (word.length === 4 && !isSwap(word, candidate) && !(isName(candidate) && isCut(word, candidate)))
      continue;
    // Other endings make other words: "busca" is not "busco".
    const isEndSame = singular(word).at(-1) === singular(candidate).at(-1);
    if (soundingLike && !isName(candidate) && !(typos === 1 && isSlip && isEndSame)) continue;
    best = candidate;
    fewest = typos;
  }
  return best;
}

const maxTyposIn = (letters: number) => (letters < 8 ? 1 : letters < 10 ? 2 : 3);

/** Whether letters are missing. */
const isCut = (word: string, other: string) => other.length > word.length;

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
