import { dealPath } from '../routes.ts';
import type { DealData, DealRecord } from './dealRecord.ts';

/**
 * `data` as it holds at `now` (epoch milliseconds), which may be long after it was made: of the deals to come, those that have begun
 * since are to come no more, and those that are over are proposed no more.
 */
export function dealDataAt(data: DealData, now: number): DealData {
  const { coming = [], guides, timeZone } = data;
  // Swedish writes dates as ISO 8601 does, and a clock of the city is more than every page should load.
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(now);
  const isBegun = ({ starts = '' }: DealRecord) => starts <= today;
  return {
    ...data,
    coming: coming.filter((deal) => !isBegun(deal)),
    guides: guides.flatMap((guide) => {
      const deal = coming.find(({ slug }) => dealPath(slug) === guide.href);
      if (!deal || !isBegun(deal)) return guide;
      return (deal.endsAt ?? Infinity) > now ? { ...guide, list: 'begun' as const } : [];
    }),
  };
}
