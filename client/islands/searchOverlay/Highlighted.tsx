import { highlight } from '../../search/highlight.ts';

/** A text in which the words that were looked for are marked. */
export function Highlighted({
  text,
  words,
  typed,
}: {
  readonly text: string;
  readonly words: readonly string[];
  readonly typed: string;
}) {
  let place = 0;
  return highlight(text, words, typed).map((piece) => {
    const key = place;
    place += piece.text.length;
    return piece.isMatch ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
  });
}
