import { dealPath } from '../routes.ts';
import type { DealData } from './dealRecord.ts';

/**
 * `data` as it holds at `now` (epoch milliseconds), which may be long after it was made: deals to come that have begun since are
 * among the others, without a link. Those of them that are over are there only if `keepsEnded`: visitors ask about them, too, and
 * the details of deals are found by their places in the data.
 */
export function dealDataAt(data: DealData, now: number, keepsEnded = false): DealData {
  const { coming = [], deals, guides, timeZone } = data;
  // Swedish writes dates as ISO 8601 does, and a clock of the city is more than every page should load.
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(now);
  const begun = coming.filter(({ starts = '' }) => starts <= today);
  const pages = begun.map(({ slug }) => dealPath(slug));
  return {
    ...data,
    deals: [
      ...deals,
      ...begun.flatMap(({ starts, ...deal }) =>
        keepsEnded || (deal.endsAt ?? Infinity) > now ? { ...deal, begun: true as const } : [],
      ),
    ],
    coming: coming.filter((deal) => !begun.includes(deal)),
    guides: guides.filter(({ href }) => !pages.includes(href)),
  };
}
