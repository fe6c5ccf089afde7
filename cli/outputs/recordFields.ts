import type { DealRecord } from '../../data/model/deals/dealRecord.ts';
import { featuresOf } from '../../data/model/deals/features.ts';
import { type Offer, originalPriceOf, percentOf, priceOf } from '../../data/model/deals/offer.ts';
import type { Place } from '../../data/model/deals/place.ts';
import type { Schedule } from '../../data/model/time/schedule.ts';
import type { SiteDeal } from '../content/site.ts';

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

/** The features of a deal in the data for browsers; nothing without any. */
export function featureField({
  facts = {},
  offer,
}: Pick<SiteDeal, 'facts' | 'offer'>): Pick<DealRecord, 'features'> {
  const features = featuresOf(facts, offer);
  return features > 0 ? { features } : {};
}

/** A schedule in the data for browsers; nothing for any day. */
export const scheduleFields = (schedule: Schedule): Pick<DealRecord, 'when'> =>
  Object.keys(schedule).length > 0 ? { when: schedule } : {};
