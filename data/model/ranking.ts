/** What ranking looks at; every deal, card and search document has it. */
interface Ranked {
  readonly slug: string;
  readonly discountPercent: number;
  readonly clickCount: number;
  readonly expiryDate: string;
}

type Order<T> = (a: T, b: T) => number;

/** Ties are broken by slug, so that an order never depends on the order of files. */
const bySlug: Order<Ranked> = (a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0);

/** Highest discount first. */
export const byDiscount: Order<Ranked> = (a, b) => b.discountPercent - a.discountPercent || bySlug(a, b);

/** Most clicked first. */
export const byPopularity: Order<Ranked> = (a, b) => b.clickCount - a.clickCount || bySlug(a, b);

/** Soonest last day first. */
export const byExpiry: Order<Ranked> = (a, b) =>
  a.expiryDate < b.expiryDate ? -1 : a.expiryDate > b.expiryDate ? 1 : bySlug(a, b);
