import { offerOf } from '../../../data/model/deals/dealRecord.ts';
import { priceLabel } from '../../../data/model/deals/offerWords.ts';
import { normalWord } from '../../../data/model/deals/searchRules.ts';
import { dealPath } from '../../../data/model/routes.ts';
import type { SearchHit } from '../../search/dealSearch.ts';

/** How a search result is shown. */
interface Presentation {
  readonly id: string;
  /** The words of the query. */
  readonly typed: string;
  /** ISO 4217. */
  readonly currency: string;
}

const pageLabels = { guide: 'Guide', area: 'Area', category: 'Category', time: 'Deals' } as const;

/** A search result as a link, with the words that match marked. */
export function suggestionLink(hit: SearchHit, { id, typed, currency }: Presentation): HTMLAnchorElement {
  const isDeal = hit.kind === 'deal';
  const link = document.createElement('a');
  link.id = id;
  link.setAttribute('role', 'option');
  link.tabIndex = -1;
  link.href = isDeal ? dealPath(hit.deal.slug) : hit.guide.href;
  const words = document.createElement('span');
  const title = highlight(isDeal ? hit.deal.title : hit.guide.title, hit.words, typed);
  words.append(
    ...title.map(({ text, isMatch }) => (isMatch ? element('mark', text) : text)),
    element('small', isDeal ? hit.deal.vendor : pageLabels[hit.guide.list ?? 'guide']),
  );
  link.append(words);
  if (isDeal) link.append(element('b', priceLabel(offerOf(hit.deal), currency)));
  return link;
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
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
