import { utteranceOf } from '../../client/assistant/words/utteranceOf.ts';

/** Lines with a smaller share of words in common have nothing to do with each other. */
const leastShared = 1 / 3;

/** The line that has most words in common with `text`, as one edited since would; `null` if none is near. */
export function nearestLine(text: string, lines: Iterable<string>): string | null {
  const wanted = wordsOf(text);
  let nearest: string | null = null;
  let most = leastShared;
  for (const line of lines) {
    const share = sharedWords(wanted, wordsOf(line));
    if (share < most || (share === most && nearest !== null)) continue;
    nearest = line;
    most = share;
  }
  return nearest;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(utteranceOf(text).trim().split(' '));

/** How much two sets have in common: 0 for nothing, 1 for all. */
const sharedWords = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  (2 * [...some].filter((word) => others.has(word)).length) / (some.size + others.size);
