/** Compares two deals; negative if the first comes first. */
export type Comparator<T> = (a: T, b: T) => number;

interface Named {
  readonly slug: string;
}

/** Breaks ties, so that no order depends on the order of files. */
const bySlug: Comparator<Named> = (a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0);

/** Highest discount first. */
export const byDiscount: Comparator<Named & { readonly discountPercent: number }> = (a, b) =>
  b.discountPercent - a.discountPercent || bySlug(a, b);

/** Most clicked first. */
export const byPopularity: Comparator<Named & { readonly clickCount: number }> = (a, b) =>
  b.clickCount - a.clickCount || bySlug(a, b);

/** Lowest price first. */
export const byPrice: Comparator<Named & { readonly discountPrice: number }> = (a, b) =>
  a.discountPrice - b.discountPrice || bySlug(a, b);

/** Soonest last day first. */
export const byExpiry: Comparator<Named & { readonly expiryDate: string }> = (a, b) =>
  a.expiryDate < b.expiryDate ? -1 : a.expiryDate > b.expiryDate ? 1 : bySlug(a, b);
