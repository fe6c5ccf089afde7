/** A deal as far as its name goes. */
export interface Named {
  readonly slug: string;
  readonly title: string;
}

const words = (text: string) => text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? [];

/** Up to four deals that share most words with `wanted`, best first; none where no word is shared. */
export function similarNames<T extends Named>(wanted: string, deals: readonly T[]): readonly T[] {
  const looked = new Set(words(wanted));
  return deals
    .map((deal) => ({
      deal,
      shared: new Set(words(`${deal.slug} ${deal.title}`).filter((word) => looked.has(word))).size,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 4)
    .map(({ deal }) => deal);
}
