import type { Link } from './view.ts';

/** Words of a page with links in them; a string if there are none. */
export type LinkedText = string | readonly (string | Link)[];

/** The words alone, for places without links. */
export const wordsWithoutLinks = (text: LinkedText): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.label)).join('');
