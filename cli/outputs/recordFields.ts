import { english } from '../../data/language/english/english.ts';
import type { IncludedThing } from '../../data/language/factWords.ts';
import type { DealRecord } from '../../data/model/deals/dealRecord.ts';
import { featuresOf } from '../../data/model/deals/features.ts';
import { needBits } from '../../data/model/deals/needTests.ts';
import { type Offer, originalPriceOf, percentOf, priceOf } from '../../data/model/deals/offer.ts';
import { neighborhoodsOf, type Place } from '../../data/model/deals/place.ts';
import type { DealPoint } from '../../data/model/geo.ts';
import { minutesOf } from '../../data/model/time/minutesOf.ts';
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
  const areas = neighborhoodsOf(places);
  const at = places.flatMap(({ at: point, neighborhood }): DealPoint[] => {
    if (!point) return [];
    const { lat, lon } = point;
    return [areas.length > 1 ? [lat, lon, areas.indexOf(neighborhood)] : [lat, lon]];
  });
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

type FactRecord = Pick<
  DealRecord,
  'features' | 'lacks' | 'priceFor' | 'ages' | 'adultsFrom' | 'groups' | 'minutes' | 'ahead' | 'includes'
>;

/** What filters and the assistant read of a deal's facts, in the data for browsers; nothing for what is unknown. */
export function factsForBrowsers({
  facts = {},
  included = [],
  offer,
}: Pick<SiteDeal, 'facts' | 'included' | 'offer'>): FactRecord {
  const { met, lacking } = needBits(facts);
  const features = featuresOf(facts, offer) | met;
  const { priceFor, ages, groups, duration, booking } = facts;
  const includes = includedIn(included);
  return {
    ...(features > 0 ? { features } : {}),
    ...(lacking > 0 ? { lacks: lacking } : {}),
    ...(priceFor === undefined ? {} : { priceFor }),
    ...(ages && hasLimit(ages) ? { ages: limitsOf(ages) } : {}),
    ...(ages?.adultsFrom ? { adultsFrom: minutesOf(ages.adultsFrom) } : {}),
    ...(groups && hasLimit(groups) ? { groups: limitsOf(groups) } : {}),
    ...(duration ? { minutes: Math.max(duration.minutes, duration.to ?? 0) } : {}),
    ...(booking?.hoursAhead === undefined ? {} : { ahead: booking.hoursAhead }),
    ...(includes.length > 0 ? { includes } : {}),
  };
}

/** The lowest and the highest number, if they are known. */
interface Limits {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const hasLimit = ({ from, to }: Limits) => from !== undefined || to !== undefined;

const limitsOf = ({ from = 0, to }: Limits): readonly [number, number | null] => [from, to ?? null];

const includedRules = Object.entries(english.facts.included).map(
  ([thing, source]) => [thing as IncludedThing, new RegExp(source, 'u')] as const,
);

/** The things that visitors ask for, of those that lines name. */
function includedIn(lines: readonly string[]): IncludedThing[] {
  const text = ` ${lines
    .join(' . ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return includedRules.flatMap(([thing, rule]) => (rule.test(text) ? thing : []));
}

/** A schedule in the data for browsers; nothing for any day. */
export const scheduleFields = (schedule: Schedule): Pick<DealRecord, 'when'> =>
  Object.keys(schedule).length > 0 ? { when: schedule } : {};
