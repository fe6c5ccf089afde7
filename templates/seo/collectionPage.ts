import type { Chrome, Head } from '../../data/model/pages/view.ts';
import { itemList } from './itemList.ts';

/** A page that collects other pages of the site, with those it shows in their order. */
export function collectionPage(
  page: { readonly head: Head; readonly heading: string; readonly intro: string },
  hrefs: readonly string[],
  { origin }: Pick<Chrome, 'origin'>,
) {
  return {
    '@type': 'CollectionPage',
    name: page.heading,
    description: page.intro,
    url: page.head.canonical,
    mainEntity: itemList(hrefs, origin),
  };
}
