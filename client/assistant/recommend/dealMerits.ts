import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Coordinates } from '../../../data/model/geo.ts';
import { distanceTo } from '../../../data/model/geo.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { turnOf } from './variety.ts';

/** What the merits of a deal depend on. */
interface Circumstances {
  readonly context: TurnContext;
  /** Where distances are measured from; `null` if they do not count. */
  readonly near: Coordinates | null;
  readonly pointsForDays: (deal: DealRecord) => number;
  /** Distances count more than anything else. */
  readonly isNearest?: boolean;
  /** Slugs of deals that the visitor has seen, and what these lose for it. */
  readonly seen?: readonly string[];
  readonly costOfSeen?: number | undefined;
}

/** A deal that ends within two weeks ends soon. */
const soon = 14 * 86_400_000;

/** Kilometers assumed for a deal that comes to visitors, and for one whose place is unknown; the most that count. */
const citywideDistance = 4;
const assumedDistance = 20;
const mostDistance = 24;

/** Points for the merits of a deal: what it saves, its days, and how near it is. */
export function pointsForTheDeal(
  deal: DealRecord,
  { context, near, pointsForDays, isNearest }: Circumstances,
): number {
  const { now } = context;
  // Less than one point: what a deal saves is on its card, and why it suits whom is not.
  let points = worthOf(deal) / 100 + pointsForDays(deal);
  if (deal.featured) points += 0.25;
  if (deal.endsAt !== undefined && deal.endsAt - now < soon) points += 0.25;
  if (!near) return points;
  const unknown = deal.neighborhoods.length === 0 ? citywideDistance : assumedDistance;
  const costOfKm = isNearest ? 3 : context.place === null ? 1.5 : 0.5;
  return points - Math.min(mostDistance, distanceTo(deal, near) ?? unknown) * costOfKm;
}

/** What a deal loses that was seen, where nothing else is said. */
const costOfAny = 1;

/** Points by which equally good deals take turns. */
export const pointsForVariety = (
  deal: DealRecord,
  { context, seen = [], costOfSeen = costOfAny, isNearest }: Circumstances,
): number => (isNearest ? 0 : turnOf(deal, context.seed) - (seen.includes(deal.slug) ? costOfSeen : 0));

/** How good an offer is, in percent as a discount. Something free is as good as a high one, whatever it costs otherwise. */
function worthOf({ price, offerText, percent = offerText ? 15 : 0 }: DealRecord): number {
  return price === 0 ? 40 : percent;
}
