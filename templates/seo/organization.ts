import type { Chrome } from '../../data/model/pages/view.ts';
import { absoluteUrl } from './absoluteUrl.ts';

/** Who runs the site, with the accounts that the footer links to. */
export function organization({ siteName, origin, mark, footer }: Chrome) {
  return {
    '@type': 'Organization',
    name: siteName,
    url: `${origin}/`,
    logo: absoluteUrl(mark.src, origin),
    ...(footer.social.length > 0 && { sameAs: footer.social.map(({ url }) => url) }),
  };
}
