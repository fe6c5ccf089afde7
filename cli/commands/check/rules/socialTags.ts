import { destinationOf } from '../addresses.ts';
import { type CheckedPage, metaOf, type PageRule } from '../page.ts';

const needed = ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name'];

/** A shared link shows title, words and a picture that are the page's own (CD820). */
export const socialTagsRule: PageRule = (page, site, found) => {
  const { markup, canonical } = page;
  const property = (name: string) => metaOf(markup, 'property', name) ?? '';
  const missing = needed.filter((name) => property(name).trim() === '');
  if (metaOf(markup, 'name', 'twitter:card') === null) missing.push('twitter:card');
  if (missing.length > 0) found('CD820', { problem: `The page has no ${missing.join(', no ')}.` });
  const address = property('og:url');
  if (address !== '' && canonical !== null && address !== canonical) {
    found('CD820', {
      problem: `"og:url" is ${address}, the canonical address ${canonical}.`,
      expected: 'the same',
    });
  }
  const fault = pictureFault(page, property('og:image'), site);
  if (fault !== null) {
    found('CD820', {
      problem: `The picture for shared links ${fault}.`,
      expected: 'a PNG or JPEG of 1200 × 630 pixels',
    });
  }
};

function pictureFault(
  { path }: CheckedPage,
  address: string,
  { origin, files }: Parameters<PageRule>[1],
): string | null {
  if (address === '') return null;
  if (!/^https:\/\//.test(address)) return `has no absolute address: "${address}"`;
  const to = destinationOf(address, path, origin);
  if (to.kind !== 'own') return null;
  return files.has(to.path.slice(1)) ? null : `is not there: ${to.path}`;
}
