import { offerOf } from '../../../data/model/deals/dealRecord.ts';
import { priceLabel } from '../../../data/model/deals/offerWords.ts';
import { normalWord } from '../../../data/model/deals/searchRules.ts';
import { dealPath } from '../../../data/model/routes.ts';
import type { SearchHit } from '../../search/dealSearch.ts';

/** A search result as a link. */
export function Suggestion({
  id,
  hit,
  typed,
  currency,
  isActive,
}: {
  readonly id: string;
  readonly hit: SearchHit;
  readonly typed: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly isActive: boolean;
}) {
  const isDeal = hit.kind === 'deal';
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={isDeal ? dealPath(hit.deal.slug) : hit.guide.href}
    >
      <span>
        <Highlighted text={isDeal ? hit.deal.title : hit.guide.title} words={hit.words} typed={typed} />
        <small>{isDeal ? hit.deal.vendor : 'Guide'}</small>
      </span>
      {isDeal && <b>{priceLabel(offerOf(hit.deal), currency)}</b>}
    </a>
  );
}

/** A text with the matching words marked. */
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

/** A part of a text, and whether it matches the query. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits `text` into parts, marking the words in `words`. A word that only starts with what was typed is marked just that
 * far. Joined, the parts are the text.
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
