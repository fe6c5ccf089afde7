import type { Language } from '../../../data/language/language.ts';

/** "A", "A and B", "A, B and C". */
export const joinList = (
  items: readonly string[],
  { conjunctions }: Pick<Language, 'conjunctions'>,
): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunctions.and} ${items.at(-1)}`;
