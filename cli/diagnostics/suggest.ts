/** Longer words are not typos, and comparing takes time in proportion to the square of the length. */
const maxWordLength = 200;

/**
 * The candidate that `word` was probably meant to be; `null` if none is near. Allows one typo (a letter missing, added,
 * wrong or swapped with its neighbor) for every three letters.
 */
export function suggest(word: string, candidates: readonly string[]): string | null {
  if (word.length > maxWordLength) return null;
  const wanted = word.toLowerCase();
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const distance = typoDistance(wanted, candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** "Did you mean …?" if `value` is nearly one of `candidates`; `null` otherwise. */
export function didYouMean(value: unknown, candidates: readonly string[]): string | null {
  const near = typeof value === 'string' ? suggest(value, candidates) : null;
  return near === null ? null : `Did you mean ${JSON.stringify(near)}?`;
}

/**
 * The number of typos between two words (optimal string alignment). Unlike the edit distance of the search in browsers,
 * it counts two swapped letters as one typo, as in "hgih" for "high".
 */
export function typoDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
