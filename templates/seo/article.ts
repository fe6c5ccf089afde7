import type { GuideProps } from '../../data/model/pages/guide.ts';
import type { Chrome } from '../../data/model/pages/view.ts';

/** A guide as an article of the site, with the dates that are known. */
export function article({ head, heading, lead }: GuideProps, { siteName, origin }: Chrome) {
  return {
    '@type': 'Article',
    headline: heading,
    description: lead,
    image: head.image,
    url: head.canonical,
    author: { '@type': 'Organization', name: siteName, url: `${origin}/` },
    ...(head.published && { datePublished: head.published }),
    ...(head.modified && { dateModified: head.modified }),
  };
}
