const grouped = new Intl.NumberFormat('en-US');

/** "1 deal", "38 deals", "1,204 deals". */
export function dealCount(count: number): string {
  return `${grouped.format(count)} ${count === 1 ? 'deal' : 'deals'}`;
}
