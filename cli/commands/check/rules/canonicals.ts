import { type CheckedPage, canonicalsOf, type PageRule } from '../page.ts';

/**
 * The address that search engines shall use is absolute, of this site and there; that of a page in the sitemap is its
 * own (CD818).
 */
export const canonicalRule: PageRule = (page, site, found) => {
  const { canonical, path } = page;
  const own = site.origin + path;
  const count = canonicalsOf(page.markup).length;
  const wrong = (problem: string) => found('CD818', { problem, expected: `one canonical address, ${own}` });
  if (canonical === null || canonical === '') return wrong('The page names no canonical address.');
  if (count > 1) return wrong(`The page names ${count} canonical addresses.`);
  if (!/^https:\/\//.test(canonical)) return wrong(`The canonical address "${canonical}" is not absolute.`);
  if (canonical !== site.origin && !canonical.startsWith(`${site.origin}/`)) {
    return wrong(`The canonical address ${canonical} is on another site.`);
  }
  if (page.canonicalPath !== path) checkElsewhere(page, site, wrong);
};

function checkElsewhere(
  { path, canonical, canonicalPath }: CheckedPage,
  { answerAt, sitemap }: Parameters<PageRule>[1],
  wrong: (problem: string) => void,
): void {
  const { kind } = answerAt(canonicalPath);
  if (sitemap.byPath.has(path)) {
    wrong(`The sitemap lists the page, but the page itself names ${canonical} as its canonical address.`);
  } else if (kind === 'redirect') {
    wrong(`The canonical address ${canonical} leads on to another.`);
  } else if (kind !== 'page') {
    wrong(`There is no page at the canonical address ${canonical}.`);
  }
}
