import type { Chrome } from '../../data/model/pages/view.ts';

/** The site itself; stands on home only. */
export function webSite({ siteName, origin, language }: Chrome) {
  return { '@type': 'WebSite', name: siteName, url: `${origin}/`, inLanguage: language };
}
