import { createHash } from 'node:crypto';
import type { Page } from '../../data/model/page.ts';
import type { Chrome } from '../../data/model/view.ts';

/*
 * A page's HTML is a function of: the code and styles that render it (`engine`), what all pages share (`chrome`),
 * its kind and its props. The fingerprint covers exactly these. Path, validity and last change are not in the HTML
 * other than through the props.
 */

/** A function that gives the fingerprint of a page; equal fingerprints mean equal HTML. */
export function fingerprints(engine: string, chrome: Chrome): (page: Pick<Page, 'kind' | 'props'>) => string {
  const shared = digest(`${engine}\n${JSON.stringify(chrome)}`);
  return ({ kind, props }) => digest(`${shared}\n${kind}\n${JSON.stringify(props)}`);
}

/** A short hash of text or bytes, for telling versions apart; 80 bits in hexadecimal digits. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('hex').slice(0, 20);
}
