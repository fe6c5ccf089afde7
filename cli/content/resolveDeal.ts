import type { KnownQuestion } from '../../data/model/deals/dealDetails.ts';
import { readOffer } from '../../data/model/deals/offer.ts';
import type { Place } from '../../data/model/deals/place.ts';
import type { Schedule } from '../../data/model/time/schedule.ts';
import { toSchedule } from '../../data/model/time/toSchedule.ts';
import type { Deal } from '../../data/schema/deal.ts';
import type { WrittenPlace } from '../../data/schema/place.ts';
import type { Vendor } from '../../data/schema/vendor.ts';
import { currentQuestions } from './currentQuestions.ts';
import type { SiteDeal } from './site.ts';

/** What deals refer to. */
export interface DealSurroundings {
  readonly vendors: ReadonlyMap<string, Vendor>;
  /** The id of the part of the city that places are in which name none; `null` if there are several. */
  readonly part: string | null;
  /** What visitors ask about deals, by their slugs, as it was written: some of it may be stale. */
  readonly questions?: ReadonlyMap<string, readonly KnownQuestion[]>;
  /** The same object for equal schedules, which take memory, and for which days are asked again and again. */
  readonly sameSchedule?: (schedule: Schedule) => Schedule;
}

/** `deal` with what follows from its fields and from its vendor, for a deal that passed the cross-checks. */
export function resolveDeal(
  deal: Deal,
  { vendors, part, questions, sameSchedule = (schedule) => schedule }: DealSurroundings,
  source: string,
): SiteDeal {
  const { originalPrice, discountPrice, discountPercent, offerText, clickCount = 0, ...rest } = deal;
  const vendor = vendors.get(deal.vendor);
  const known = questions?.get(deal.slug);
  const current = known ? currentQuestions(known, deal) : [];
  return {
    ...rest,
    id: deal.id ?? deal.slug,
    offer: readOffer({
      price: discountPrice,
      originalPrice,
      percent: discountPercent,
      text: offerText,
    }),
    vendor: { id: vendor?.id ?? null, name: vendor?.name ?? deal.vendor },
    places: placesOf(deal, vendor, part),
    schedule: sameSchedule(toSchedule(deal, vendor)),
    clickCount,
    ...(current.length > 0 ? { questions: current } : {}),
    source,
  };
}

/**
 * The deal's own places; the vendor's if it names none, or else the city's only part. A neighborhood alone stands for the
 * vendor's places there.
 */
function placesOf(
  { citywide, locations, neighborhood: named, coordinates }: Deal,
  vendor: Vendor | undefined,
  part: string | null,
): Place[] {
  if (citywide) return [];
  if (locations) return locations.map(placeIn(part));
  const ofVendor = vendor ? placesOfVendor(vendor, part) : [];
  const neighborhood = named ?? part;
  if (neighborhood === null) return ofVendor;
  const there = ofVendor.filter((place) => place.neighborhood === neighborhood);
  return there.length > 0 && coordinates === undefined
    ? there
    : [{ name: null, address: null, neighborhood, at: coordinates ?? null }];
}

/** The places of a vendor; empty if it has none. Those that name no neighborhood are in `part`. */
export const placesOfVendor = ({ locations = [] }: Vendor, part: string | null): Place[] =>
  locations.map(placeIn(part));

const placeIn =
  (part: string | null) =>
  ({ name, address, neighborhood = part ?? '', coordinates }: WrittenPlace): Place => ({
    name: name ?? null,
    address: address ?? null,
    neighborhood,
    at: coordinates ?? null,
  });

/** Vendors by id and by name, either of which deals name. */
export const vendorIndex = (vendors: readonly Vendor[]): ReadonlyMap<string, Vendor> =>
  new Map(vendors.flatMap((vendor) => [vendor.name, vendor.id].map((key) => [key, vendor] as const)));
