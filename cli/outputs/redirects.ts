import {
  allDealsPath,
  categoryAliasPath,
  categoryPath,
  featuredPath,
  feedPath,
} from '../../data/model/routes.ts';
import type { Site } from '../content/site.ts';

/**
 * `_redirects` for hosts that read it: second addresses lead to the canonical ones. Hosts that do not read it serve
 * the pages that stand at both.
 */
export function redirects({ categories }: Site): string {
  const rules = [
    [categoryAliasPath('all'), allDealsPath],
    [categoryPath('all'), allDealsPath],
    [categoryPath('featured'), featuredPath],
    ...categories.map(({ id }) => [categoryAliasPath(id), categoryPath(id)]),
    ['/rss', feedPath],
  ];
  return `${rules.map(([from, to]) => `${from} ${to} 301`).join('\n')}\n`;
}
