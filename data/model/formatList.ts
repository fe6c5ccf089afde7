import { siteTag } from '../messages/t.ts';

/** "tacos, jazz, and golf", or with "or", as the site's language writes it. */
export const formatList = (type: 'conjunction' | 'disjunction', items: readonly string[]): string =>
  new Intl.ListFormat(siteTag(), { type }).format(items);
