import { percentOff, subtractMoney } from '../amounts.ts';

/** What a deal offers. Amounts are in the site's currency, savings in whole percent. */
export type Offer =
  | {
      readonly kind: 'saving';
      readonly price: number;
      readonly originalPrice: number;
      readonly percent: number;
    }
  /** A price that is compared with no other. */
  | { readonly kind: 'price'; readonly price: number }
  | { readonly kind: 'free'; readonly originalPrice: number | null }
  /** Words instead of a price, such as "Two for one". */
  | { readonly kind: 'words'; readonly text: string; readonly percent: number | null };

/** The fields of an offer as content and the data for browsers have them. */
export interface OfferFields {
  readonly price?: number | undefined;
  readonly originalPrice?: number | undefined;
  readonly percent?: number | undefined;
  readonly text?: string | undefined;
}

/** The offer in checked fields: words, or a price with or without the original one. A missing percent is computed. */
export function readOffer({ price, originalPrice, percent, text = '' }: OfferFields): Offer {
  if (price === undefined) return { kind: 'words', text, percent: percent ?? null };
  if (price === 0) return { kind: 'free', originalPrice: originalPrice ?? null };
  if (originalPrice === undefined) return { kind: 'price', price };
  return { kind: 'saving', price, originalPrice, percent: percent ?? savingPercent(originalPrice, price) };
}

/** The saving in whole percent: at least 1 and at most 99, because "0% off" and "100% off" are no offers. */
export const savingPercent = (originalPrice: number, price: number): number =>
  Math.min(99, Math.max(1, percentOff(originalPrice, price)));

/** What one pays: 0 if it is free, `null` if there are only words. */
export const priceOf = (offer: Offer): number | null =>
  offer.kind === 'words' ? null : offer.kind === 'free' ? 0 : offer.price;

/** What it costs otherwise; `null` if that is unknown. */
export const originalPriceOf = (offer: Offer): number | null =>
  offer.kind === 'saving' || offer.kind === 'free' ? offer.originalPrice : null;

/** The saving in whole percent, 100 for something free that has a price otherwise; `null` if there is none to name. */
export function percentOf(offer: Offer): number | null {
  if (offer.kind === 'free') return offer.originalPrice === null ? null : 100;
  return offer.kind === 'price' ? null : offer.percent;
}

/** The amount that one saves; `null` if it is unknown. */
export function savingOf(offer: Offer): number | null {
  const original = originalPriceOf(offer);
  return original === null ? null : subtractMoney(original, priceOf(offer) ?? 0);
}
