import { type DealDates, lastDay } from './dealPhase.ts';
import { type Offer, percentOf, priceOf } from './offer.ts';

/** Compares two deals; negative if the first comes first. */
export type Comparator<T> = (a: T, b: T) => number;

interface Named {
  readonly slug: string;
}

/** Breaks ties, so that no order depends on the order of files. */
const bySlug: Comparator<Named> = (a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0);

interface Offering extends Named {
  readonly offer: Offer;
}

/** Highest discount first; deals without one come last. */
export const byDiscount: Comparator<Offering> = (a, b) =>
  (percentOf(b.offer) ?? 0) - (percentOf(a.offer) ?? 0) || bySlug(a, b);

/** Most clicked first. */
export const byPopularity: Comparator<Named & { readonly clickCount: number }> = (a, b) =>
  b.clickCount - a.clickCount || bySlug(a, b);

/** Lowest price first; deals without a price come last. */
export const byPrice: Comparator<Offering> = (a, b) => {
  const [priceOfA, priceOfB] = [priceOf(a.offer) ?? Infinity, priceOf(b.offer) ?? Infinity];
  return priceOfA < priceOfB ? -1 : priceOfA > priceOfB ? 1 : bySlug(a, b);
};

/** Soonest last day first; deals without one come last. */
export const byExpiry: Comparator<Named & DealDates> = (a, b) => {
  const [endOfA, endOfB] = [lastDay(a) ?? '9999', lastDay(b) ?? '9999'];
  return endOfA < endOfB ? -1 : endOfA > endOfB ? 1 : bySlug(a, b);
};
