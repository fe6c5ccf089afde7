/** Messages of more words are long: stories, and what people dictate. */
const mostWords = 40;

/** Longer sentences of these are judged in pieces of so many words, each half in the one before. */
const pieceWords = 12;

/** The words of a message, and its parts. */
export interface CareParts {
  readonly words: readonly string[];
  readonly isLong: boolean;
  /** At least one, which may be empty. */
  readonly parts: readonly (readonly string[])[];
}

/**
 * The words of `text` in parts to judge: the whole message and its sentences, and of a long one its sentences and pieces of
 * long sentences. So what somebody also says neither hides a need nor adds up to one.
 */
export function careParts(text: string): CareParts {
  const sentences = plainWords(text)
    .split('.')
    .map((sentence) => sentence.split(' ').filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length <= mostWords)
    return { words, isLong: false, parts: sentences.length === 1 ? sentences : [words, ...sentences] };
  const parts = sentences.flatMap((sentence) =>
    sentence.length > pieceWords ? piecesOf(sentence) : [sentence],
  );
  return { words, isLong: true, parts };
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
