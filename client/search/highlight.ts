import { normalWord } from '../../data/model/wordRules.ts';

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * `text` in pieces, with the words that `words` names marked. A word of the text that only begins with what was typed is
 * marked as far as that goes. The pieces joined are the text.
 */
export function highlight(text: string, words: readonly string[], typed: string): Piece[] {
  const found = new Set(words);
  const beginnings = typed.split(/\s+/).flatMap((word) => normalWord(word) || []);
  const pieces = text.split(/([\p{L}\p{N}]+)/u).flatMap((part, index) => {
    const isWord = index % 2 === 1;
    const normal = isWord ? (normalWord(part) ?? '') : '';
    if (!found.has(normal)) return [{ text: part, isMatch: false }];
    const begun = beginnings.find((beginning) => normal.startsWith(beginning));
    const length = begun === undefined || normal.length !== part.length ? part.length : begun.length;
    return [
      { text: part.slice(0, length), isMatch: true },
      { text: part.slice(length), isMatch: false },
    ];
  });
  return joined(pieces.filter(({ text: piece }) => piece !== ''));
}

function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.isMatch === piece.isMatch) {
      result[result.length - 1] = { ...last, text: last.text + piece.text };
    } else {
      result.push(piece);
    }
  }
  return result;
}
