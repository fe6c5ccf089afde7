/** Parts are judged as one up to this many words. */
const mostWords = 24;

/** Longer sentences, as people dictate them, are judged in pieces of so many words, each half in the one before. */
const pieceWords = 16;

/**
 * The words of `text` in parts to judge: the whole message if it is short, its sentences, and pieces of long sentences. So what
 * somebody also says neither hides a need nor adds up to one. At least one part, which may be empty.
 */
export function careParts(text: string): string[][] {
  const sentences = plainWords(text)
    .split('.')
    .map((sentence) => sentence.split(' ').filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  const whole = sentences.flat();
  const parts = sentences.flatMap((words) => (words.length > mostWords ? piecesOf(words) : [words]));
  return whole.length > mostWords || parts.length === 1 ? parts : [whole, ...parts];
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
