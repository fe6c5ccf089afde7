import { absoluteUrl } from './absoluteUrl.ts';

/** Pages of the site in the order in which a page shows them. */
export function itemList(hrefs: readonly string[], origin: string) {
  return {
    '@type': 'ItemList',
    numberOfItems: hrefs.length,
    itemListElement: hrefs.map((href, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(href, origin),
    })),
  };
}
