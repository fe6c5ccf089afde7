import type { OutputState } from './planPublish.ts';

/** True for what names every page of the site, home included: the site maps, and what leads to them. */
export const isSiteMap = ({ file }: { readonly file: string }): boolean =>
  /^sitemap[^/]*\.xml$/.test(file) || file === 'robots.txt';

/** True for what leads to the pieces of a large catalogue: they are there before it. */
export const isFront = ({ file }: { readonly file: string }): boolean => file === 'deals.json';

/**
 * Pages in the order in which they may appear, each wave after the last is there: new ones before those that were
 * there, which may begin to link to them; and pages at which visits begin last, so that a first build that is cut
 * off leads nobody to pages that are not there yet.
 */
export function wavesOf<Any extends { readonly file: string }>(
  pages: readonly Any[],
  isEntrance: (page: Any) => boolean,
  { present }: Pick<OutputState, 'present'>,
): Any[][] {
  const inner = pages.filter((wanted) => !isEntrance(wanted));
  return [
    inner.filter(({ file }) => !present.has(file)),
    inner.filter(({ file }) => present.has(file)),
    pages.filter(isEntrance),
  ].filter((wave) => wave.length > 0);
}
