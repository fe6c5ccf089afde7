/** Kinds of prices, from low to high. */
export const priceBands = ['budget', 'mid', 'luxury'] as const;

export type PriceBand = (typeof priceBands)[number];

/** Each band begins where the one before it ends; the last one has no end. Rule: docs/decisions/017-price-bands.md */
const starts: Readonly<Record<PriceBand, number>> = { budget: 0, mid: 50, luxury: 150 };

/** The band that an amount of the site's currency is in. */
export const priceBandOf = (price: number): PriceBand =>
  price >= starts.luxury ? 'luxury' : price >= starts.mid ? 'mid' : 'budget';

/** From `from` up to but without `to`, in the site's currency; `null` for no end. */
export function rangeOf(band: PriceBand): { readonly from: number; readonly to: number | null } {
  const next = priceBands[priceBands.indexOf(band) + 1];
  return { from: starts[band], to: next === undefined ? null : starts[next] };
}
