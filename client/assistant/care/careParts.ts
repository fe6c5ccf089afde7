/** Parts are judged as one up to this many words. */
const mostWords = 40;

/** Longer sentences, as people dictate them, are judged in pieces of so many words, each half in the one before. */
const pieceWords = 20;

/** The words of a message, and its parts. */
export interface CareParts {
  readonly words: readonly string[];
  /** At least one, which may be empty. */
  readonly parts: readonly (readonly string[])[];
}

/**
 * The words of `text` in parts to judge: the whole message if it is short, its sentences, and pieces of long sentences. So what
 * somebody also says neither hides a need nor adds up to one.
 */
export function careParts(text: string): CareParts {
  const sentences = plainWords(text)
    .split('.')
    .map((sentence) => sentence.split(' ').filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const parts = sentences.flatMap((sentence) =>
    sentence.length > mostWords ? piecesOf(sentence) : [sentence],
  );
  return { words, parts: words.length > mostWords || parts.length === 1 ? parts : [words, ...parts] };
}

/** Every piece of `words`, the last one up to their end. */
function piecesOf(words: readonly string[]): string[][] {
  const step = pieceWords / 2;
  const count = Math.ceil((words.length - pieceWords) / step) + 1;
  return Array.from({ length: count }, (_, piece) => words.slice(piece * step, piece * step + pieceWords));
}

/** `text` as one line of words without accents and apostrophes, and marks that end a clause as "." or ",". */
export const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[.!?;:…()\n¡¿—]+/gu, ' . ')
    .replace(/,+/g, ' , ')
    .replace(/[^\p{L}\p{N}.,]+/gu, ' ')
    .trim()} `;
