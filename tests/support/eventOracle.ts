import type { ContentOracle, RawDeal } from './contentOracle.ts';

/** A session as an event for search engines. Instants are epoch milliseconds. */
export interface ExpectedEvent {
  readonly name: string;
  readonly start: number;
  readonly end: number | null;
  readonly address: string;
  /** `null` if nothing is said about tickets. */
  readonly isSoldOut: boolean | null;
}

/** The first three sessions of a deal that are not over at `now`, if it has a single place with an address. */
export function expectedEvents(slug: string, oracle: ContentOracle, now: number): ExpectedEvent[] {
  const deal = oracle.deals.find((candidate) => candidate.slug === slug);
  const address = deal ? addressOf(deal, oracle) : null;
  if (!deal || address === null || oracle.hasEnded(deal, now)) return [];
  const hasOffer =
    oracle.isLive(deal, now) && deal.discountPrice !== undefined && deal.couponCode === undefined;
  return oracle
    .scheduleOf(deal)
    .upcomingSessions(now)
    .slice(0, 3)
    .map(({ start, end, isSoldOut }) => ({
      name: deal.title,
      start,
      end,
      address,
      isSoldOut: hasOffer ? isSoldOut : null,
    }));
}

/** `null` for a deal with several places or none, or without an address. */
function addressOf(deal: RawDeal, { vendors }: ContentOracle): string | null {
  const ofVendor = vendors.get(deal.vendor)?.locations ?? [];
  const there = ofVendor.filter(({ neighborhood }) => neighborhood === deal.neighborhood);
  const inherited = deal.neighborhood === undefined ? ofVendor : deal.coordinates ? [] : there;
  const [place, ...others] = deal.citywide ? [] : (deal.locations ?? inherited);
  return others.length === 0 ? (place?.address ?? null) : null;
}
