import type { DealRecord } from '../../data/model/deals/dealRecord.ts';
import { type Offer, originalPriceOf, percentOf, priceOf } from '../../data/model/deals/offer.ts';
import type { Place } from '../../data/model/deals/place.ts';

type OfferRecord = Pick<DealRecord, 'price' | 'originalPrice' | 'percent' | 'offerText'>;

/** An offer in the data for browsers, without what is unknown. */
export function offerFields(offer: Offer): OfferRecord {
  const [price, originalPrice, percent] = [priceOf(offer), originalPriceOf(offer), percentOf(offer)];
  return {
    ...(price === null ? {} : { price }),
    ...(originalPrice === null ? {} : { originalPrice }),
    ...(percent === null ? {} : { percent }),
    ...(offer.kind === 'words' ? { offerText: offer.text } : {}),
  };
}

/** The coordinates of the places that have them, in the data for browsers; nothing without any. */
export function coordinatesOf(places: readonly Place[]): Pick<DealRecord, 'at'> {
  const at = places.flatMap((place) => (place.at ? [[place.at.lat, place.at.lon] as const] : []));
  return at.length > 0 ? { at } : {};
}
