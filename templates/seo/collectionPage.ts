import type { Chrome, ListingProps } from '../../data/model/page.ts';
import { absoluteUrl } from './absoluteUrl.ts';

/** A listing with the deals of this one of its pages, in the order shown. */
export function collectionPage(props: ListingProps, { origin }: Chrome) {
  const { head, heading, intro, deals } = props;
  return {
    '@type': 'CollectionPage',
    name: heading,
    description: intro,
    url: head.canonical,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: deals.length,
      itemListElement: deals.map(({ href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absoluteUrl(href, origin),
      })),
    },
  };
}
