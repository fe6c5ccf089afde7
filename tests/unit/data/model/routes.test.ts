import { describe, expect, it } from 'vitest';
import * as routes from '../../../../data/model/routes.ts';
import { slug } from '../../../../data/schema/primitives.ts';

describe('data/model/routes', () => {
  it('has no trailing slashes', () => {
    expect(routes.dealPath('taco-night')).toBe('/deal/taco-night');
    expect(routes.categoryPath('food')).toBe('/categories/food');
    expect(routes.categoryAliasPath('food')).toBe('/category/food');
    expect(routes.neighborhoodPath('noda')).toBe('/neighborhood/noda');
  });

  it('has the path of the listing for its first page', () => {
    expect(routes.listingPagePath('/deals', 1)).toBe('/deals');
    expect(routes.listingPagePath('/deals', 2)).toBe('/deals/page/2');
    expect(routes.listingPagePath('/categories/food', 12)).toBe('/categories/food/page/12');
  });

  it('has a file for each path that a host serves without a redirect', () => {
    expect(routes.fileOfPath('/')).toBe('index.html');
    expect(routes.fileOfPath('/deals')).toBe('deals.html');
    expect(routes.fileOfPath('/deals/page/2')).toBe('deals/page/2.html');
    expect(routes.fileOfPath(routes.notFoundPath)).toBe('404.html');
  });

  it.each([
    ['index.html', '/'],
    ['deal/soup.html', '/deal/soup'],
    ['old/index.html', '/old'],
    ['feed.xml', null],
  ])('returns the path of %s', (file, path) => {
    expect(routes.pagePath(file)).toBe(path);
  });

  it('reserves the first segment of each of its paths', () => {
    const own = [
      routes.dealPath('x'),
      routes.categoryPath('x'),
      routes.categoryAliasPath('x'),
      routes.neighborhoodPath('x'),
      routes.allDealsPath(),
      routes.featuredPath(),
      routes.searchPath(),
      routes.chatPath(),
      routes.savedPath(),
      routes.notFoundPath,
      '/rss',
    ];
    const firstParts = own.map((path) => path.split('/')[1] ?? '');
    expect(firstParts.filter((name) => !routes.reservedNames().includes(name))).toEqual([]);
  });

  it('reserves only names that a content page could have', () => {
    expect(routes.reservedNames().filter((name) => !slug.safeParse(name).success)).toEqual([]);
  });
});
