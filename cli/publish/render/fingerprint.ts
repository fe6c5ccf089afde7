import { memoize } from '../../../data/model/memoize.ts';
import type { Chrome, DealCardData } from '../../../data/model/pages/view.ts';
import { digest } from '../../files/hash.ts';
import type { MaterializedPage } from './materialize.ts';

/*
 * A page's HTML is a function of the code and styles that render it (`engine`), of what all pages share (`chrome`), and
 * of its kind, its props and the end of its validity. The fingerprint covers exactly these. Path and last change appear in the
 * HTML only through the props.
 */

/**
 * The hashes of a project's code, by the kinds of pages that are rendered with it, and by the paths of the project's own pages; empty
 * for a project without code.
 */
export type CodeHashes = Readonly<Record<string, string>>;

/** The part of fingerprints that all pages share. */
export const sharedHash = (engine: string, chrome: Chrome) => digest(`${engine}\n${JSON.stringify(chrome)}`);

/** Computes the fingerprint of a page: equal fingerprints mean equal HTML. */
export type Fingerprinter = (page: Pick<MaterializedPage, 'page' | 'ownProps' | 'cardLists'>) => string;

/** A fingerprinter for pages with this shared hash. */
export function createFingerprinter(shared: string, code: CodeHashes = {}): Fingerprinter {
  // A card is on many pages. Its hash is garbage-collected with it.
  const cardHash = memoize((card: DealCardData) => digest(JSON.stringify(card)), new WeakMap());
  return ({ page, ownProps, cardLists }) => {
    const cards = Object.entries(cardLists).map(([name, list]) => `${name} ${list.map(cardHash).join(' ')}`);
    const ownCode = code[page.kind === 'own' ? page.path : page.kind] ?? '';
    return digest([shared, `${page.kind}${ownCode}`, page.validUntil, ownProps, ...cards].join('\n'));
  };
}
