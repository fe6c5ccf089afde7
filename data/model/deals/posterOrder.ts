import { hash32 } from '../hash32.ts';

/** One of several posters that a card can show. */
export interface PosterVariant {
  /** The pattern behind the drawing; adjacent cards get different ones. */
  readonly composition: string;
  /** The lightness of the poster. */
  readonly ground: string;
}

/** Which of `count` posters the deal `slug` shows by default. */
export const preferredPoster = (slug: string, count: number): number => hash32(slug) % count;

/** Grids have at most four columns, so the cards to the left and above are among the last four. */
const lookBack = 4;

/**
 * Which variant each card shows, in the order of the cards, as an index into `variantsOf(card)`. With at least five
 * compositions to choose from, each card differs from the four before it, and in its ground too from those with the same
 * variants. A card shows its `preferred` variant (any integer, taken modulo their number) if possible, and otherwise one with
 * another ground than the card to its left.
 * A card without variants gets 0.
 */
export function arrangePosters<T>(
  cards: readonly T[],
  variantsOf: (card: T) => readonly PosterVariant[],
  preferred: (card: T) => number,
): number[] {
  const shown: Shown[] = [];
  return cards.map((card) => {
    const variants = variantsOf(card);
    const index = choose(variants, preferred(card), shown.slice(-lookBack));
    shown.push({ variants, ...variants[index] });
    return index;
  });
}

type Shown = Partial<PosterVariant> & { readonly variants: readonly PosterVariant[] };

function choose(variants: readonly PosterVariant[], preferred: number, before: readonly Shown[]): number {
  const count = variants.length;
  if (count === 0) return 0;
  const left = before.at(-1);
  const twins = before.filter((other) => other.variants === variants);
  const start = ((Math.trunc(preferred) % count) + count) % count;
  let best = { index: start, cost: Number.POSITIVE_INFINITY };
  for (let step = 0; step < count; step++) {
    const index = (start + step) % count;
    const { composition, ground } = variants[index] ?? { composition: '', ground: '' };
    const last = before.findLastIndex((other) => other.composition === composition);
    // Prefer the default, then another ground; if all compositions are taken, the one used longest ago.
    const isTwin = twins.some((twin) => twin.ground === ground);
    const cost = last >= 0 ? 10 + last : isTwin ? 5 : step === 0 ? 0 : ground === left?.ground ? 2 : 1;
    if (cost < best.cost) best = { index, cost };
  }
  return best.index;
}
