import type { Language } from '../../../data/language/language.ts';

/** "A", "A and B", "A, B and C", or with another `conjunction`. */
export const joinList = (
  items: readonly string[],
  { conjunctions }: Pick<Language, 'conjunctions'>,
  conjunction = conjunctions.and,
): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
