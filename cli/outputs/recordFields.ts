import type { DealRecord } from '../../data/model/deals/dealRecord.ts';
import { featuresOf } from '../../data/model/deals/features.ts';
import { type Offer, originalPriceOf, percentOf, priceOf } from '../../data/model/deals/offer.ts';
import type { Place } from '../../data/model/deals/place.ts';
import { weekdayNumber } from '../../data/model/time/localDate.ts';
import type { DaySelection, Schedule } from '../../data/model/time/schedule.ts';
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

/** A schedule in the data for browsers, and the days of the week and months on which something takes place at all. */
export function scheduleFields(schedule: Schedule): Pick<DealRecord, 'when' | 'days' | 'months'> {
  if (Object.keys(schedule).length === 0) return {};
  const lines = linesOf(schedule);
  const days = commonNumbers(
    schedule.days,
    union(
      lines.map((line) => line.days),
      allDays,
    ),
  );
  const months = commonNumbers(
    schedule.months,
    union(
      lines.map((line) => line.months),
      allMonths,
    ),
  );
  return {
    when: schedule,
    ...(days.length < allDays.length ? { days } : {}),
    ...(months.length < allMonths.length ? { months } : {}),
  };
}

const allDays = [0, 1, 2, 3, 4, 5, 6];
const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Sessions, hours, or any day. */
const linesOf = ({ sessions, hours }: Schedule): readonly DaySelection[] =>
  sessions?.map(({ date }) => ({ days: [weekdayNumber(date)], months: [Number(date.slice(5, 7))] })) ??
  hours ?? [{}];

/** The members of `all` that one of `sets` has; an absent set has all. */
const union = (sets: readonly (readonly number[] | undefined)[], all: readonly number[]) =>
  all.filter((number) => sets.some((set) => set?.includes(number) ?? true));

const commonNumbers = (a: readonly number[] | undefined, b: readonly number[]) =>
  b.filter((number) => a?.includes(number) ?? true);
