import type { Link } from '../../../data/model/pages/view.ts';
import type { Site } from '../../content/site.ts';

/** A text without what it says about a time, with which the place that names it would go stale. */
const timeless = (text: string) => text.replace(/[\s,(]*(?:\b(?:in|for|on)\s*)?\{.*$/, '');

/** Landing pages and holidays by their titles, for places that say nothing of time. */
export const guideLinks = ({ landingPages, holidays }: Site): (Link & { readonly description: string })[] => [
  ...holidays.map(({ id, name, description }) => ({
    label: name,
    href: `/${id}`,
    description: timeless(description),
  })),
  ...landingPages.map(({ name, metaTitle, description }) => ({
    label: timeless(metaTitle),
    href: `/${name}`,
    description: timeless(description),
  })),
];
