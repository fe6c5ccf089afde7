import { hash32 } from '../hash32.ts';

/** One of several pictures that a card can have. */
export interface PosterVariant {
  /** What stands behind the drawing; neighbors have different ones. */
  readonly composition: string;
  /** How light the picture is. */
  readonly ground: string;
}

/** Which of `count` posters the deal `slug` has where nothing stands against it. */
export const preferredPoster = (slug: string, count: number): number => hash32(slug) % count;

/** Grids are at most four wide, so that the cards to the left and above are among the last four. */
const lookBack = 4;

/**
 * Which variant each card shows, as indices into what `variantsOf` gives, in the order of the cards. Each differs in
 * composition from the four cards before it, wherever five variants of five compositions are there to choose from; so
 * no picture is seen twice among them either. A card keeps its preferred variant where it can (any whole number
 * stands for one, counted around), and else takes one whose ground is another than that of the card to its left.
 * A card without variants gets 0 and troubles nobody.
 */
export function arrangePosters<T>(
  cards: readonly T[],
  variantsOf: (card: T) => readonly PosterVariant[],
  preferred: (card: T) => number,
): number[] {
  const shown: (PosterVariant | undefined)[] = [];
  return cards.map((card) => {
    const variants = variantsOf(card);
    const index = choose(variants, preferred(card), shown.slice(-lookBack));
    shown.push(variants[index]);
    return index;
  });
}

function choose(
  variants: readonly PosterVariant[],
  preferred: number,
  before: readonly (PosterVariant | undefined)[],
): number {
  const count = variants.length;
  if (count === 0) return 0;
  const left = before.at(-1);
  const start = ((Math.trunc(preferred) % count) + count) % count;
  let best = { index: start, cost: Number.POSITIVE_INFINITY };
  for (let step = 0; step < count; step++) {
    const index = (start + step) % count;
    const { composition, ground } = variants[index] ?? { composition: '', ground: '' };
    const last = before.findLastIndex((other) => other?.composition === composition);
    // Where all are taken, the one seen longest ago; else the preferred one, then another ground.
    const cost = last >= 0 ? 10 + last : step === 0 ? 0 : ground === left?.ground ? 2 : 1;
    if (cost < best.cost) best = { index, cost };
  }
  return best.index;
}
