import { dealPath } from '../routes.ts';
import { createWallClock } from '../time/wallClock.ts';
import type { DealData } from './dealRecord.ts';

/**
 * `data` as it holds at `now` (epoch milliseconds), which may be long after it was made: of the deals to come, those that have begun
 * since are to come no more, and those that are over are proposed no more.
 */
export function dealDataAt(data: DealData, now: number): DealData {
  const { coming = [], timeZone } = data;
  const today = createWallClock(timeZone).dateAt(now);
  const begun = new Map(
    coming.flatMap((deal) => ((deal.starts ?? today) <= today ? [[dealPath(deal.slug), deal]] : [])),
  );
  if (begun.size === 0) return data;
  return {
    ...data,
    coming: coming.filter(({ slug }) => !begun.has(dealPath(slug))),
    guides: data.guides.flatMap((guide) => {
      const deal = begun.get(guide.href);
      if (!deal) return guide;
      return (deal.endsAt ?? Infinity) > now ? { ...guide, list: 'begun' as const } : [];
    }),
  };
}
