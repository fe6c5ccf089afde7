import type { Page, RenderablePage } from '../../../data/model/pages/page.ts';
import type { Chrome, DealCardData } from '../../../data/model/pages/view.ts';
import { digest } from '../../files/hash.ts';
import { type SplitProps, splitProps } from './materialize.ts';

/*
 * A page's HTML is a function of: the code and styles that render it (`engine`), what all pages share (`chrome`),
 * its kind and its props. The fingerprint covers exactly these. Path, validity and last change are not in the HTML
 * other than through the props.
 */

/** A function that gives the fingerprint of a page; equal fingerprints mean equal HTML. */
export function fingerprints(engine: string, chrome: Chrome): (page: RenderablePage) => string {
  const shared = sharedHash(engine, chrome);
  return (page) => {
    const { own, lists } = splitProps(page);
    return pageFingerprint(shared, page.kind, JSON.stringify(own), lists);
  };
}

/** What goes into the fingerprints of all pages alike. */
export const sharedHash = (engine: string, chrome: Chrome) => digest(`${engine}\n${JSON.stringify(chrome)}`);

/** The fingerprint of a page of which what is its own is written down already, as JSON. */
export function pageFingerprint(
  shared: string,
  kind: Page['kind'],
  own: string,
  lists: SplitProps['lists'],
): string {
  const cards = Object.entries(lists).map(([name, list]) => `${name} ${list.map(cardHash).join(' ')}`);
  return digest([shared, kind, own, ...cards].join('\n'));
}

const cardHashes = new WeakMap<DealCardData, string>();

/** The same card stands on many pages: it is hashed once. */
function cardHash(card: DealCardData): string {
  const known = cardHashes.get(card) ?? digest(JSON.stringify(card));
  cardHashes.set(card, known);
  return known;
}
