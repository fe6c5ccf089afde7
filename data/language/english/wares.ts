import { goodsWords } from './wares/goods.ts';
import { outingsWares } from './wares/outings.ts';
import { servicesWares } from './wares/services.ts';

const wordsOf = (lines: string) => lines.trim().split(/,\s+|\n/);

/**
 * What people look for in any city, whether it has deals for it or not: so that who asks for it where it has none hears that. The
 * build keeps those that nothing else explains. Nothing stands in for `chores`; other things of the kind may for `outings`.
 */
export const englishWares = {
  chores: [...wordsOf(goodsWords), ...wordsOf(servicesWares)],
  outings: wordsOf(outingsWares),
};
