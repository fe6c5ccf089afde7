import type { OfferLabels } from '../../language/chatWords.ts';
import { t } from '../../messages/t.ts';
import { formatMoney } from '../amounts.ts';
import { type Offer, originalPriceOf, percentOf, priceOf } from './offer.ts';

/** The labels on pages, whose words are the site's. */
export const offerLabels = (): OfferLabels => ({
  was: t('offer.was'),
  saving: t('offer.saving', { amount: '{amount}' }),
  off: t('offer.off'),
  free: t('offer.free'),
});

/** What one pays in a few letters: "$32", "Free" or "Two for one". `currency` as ISO 4217. */
export function priceLabel(offer: Offer, currency: string): string {
  if (offer.kind === 'words') return offer.text;
  return offer.kind === 'free' ? t('offer.free') : formatMoney(offer.price, currency);
}

/** What is on the seal of a deal: "36% off" or "Free" in two parts; `null` for a deal without one. */
export function sealOf(
  offer: Offer,
  { free, off } = offerLabels(),
): readonly [large: string, small: string] | null {
  if (offer.kind === 'free') return [free, ''];
  const percent = percentOf(offer);
  return percent === null ? null : [`${percent}%`, off];
}

/** The title of a deal with what it offers: "Taco flight: 36% off". */
export function offerTitle(title: string, offer: Offer): string {
  if (offer.kind === 'free') return t('offer.title-free', { title });
  const label = offer.kind === 'words' ? offer.text : sealOf(offer)?.join(' ').trim();
  return label ? t('offer.titled', { title, offer: label }) : title;
}

/** The price as part of a sentence: "$32 instead of $50", "Free instead of $12", "Two for one". */
export function offerPhrase(offer: Offer, currency: string): string {
  const original = originalPriceOf(offer);
  const label = priceLabel(offer, currency);
  const isSaving = original !== null && original > (priceOf(offer) ?? 0);
  return isSaving ? t('offer.instead', { price: label, original: formatMoney(original, currency) }) : label;
}
