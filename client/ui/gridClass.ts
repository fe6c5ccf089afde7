/**
 * The class of a grid of `count` cards: rows of three leave no gap, or rows of four would leave a single card. Rules could count the
 * cards too, but then move all of them while a page is still arriving.
 */
export function gridClass(count: number): string {
  const isSingleInFours = [5, 9].includes(count % 12);
  return ['grid', count > 0 && count % 3 === 0 && 'threes', isSingleInFours && 'not-in-fours']
    .filter(Boolean)
    .join(' ');
}
