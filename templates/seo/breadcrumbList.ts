import type { Link } from '../../data/model/pages/view.ts';
import { absoluteUrl } from './absoluteUrl.ts';

/** The way from home to the page, as shown above its heading; `null` where it is no way. */
export function breadcrumbList(breadcrumbs: readonly Link[], origin: string) {
  if (breadcrumbs.length < 2) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href, origin),
    })),
  };
}
