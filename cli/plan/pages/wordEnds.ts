import type { Clock } from '../../../data/model/time/clock.ts';
import type { DateRange } from '../../../data/model/time/dateRange.ts';
import { endOfTimes } from '../../../data/model/time/endOfTimes.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import type { PlanContext } from '../planContext.ts';
import type { Placeholders } from './contentText.ts';
import { daysOfUse } from './daysOfUse.ts';

/** Until when words of a live text hold, in epoch milliseconds; `null` if they always do. */
export interface WordEnds {
  /** Those that name a deal, by its slug. */
  readonly deal: (slug: string) => number | null;
  /** Those in place of a placeholder, by its name. */
  readonly placeholder: (name: string) => number | null;
}

/** The ends of words on a page about the days of `range`, which is `null` for a page about no days in particular. */
export function wordEnds(
  context: PlanContext,
  range: DateRange | null,
  placeholdersAt: (clock: Clock) => Placeholders = () => String,
): WordEnds {
  return {
    deal(slug) {
      const entry = context.catalog.bySlug.get(slug);
      return entry ? earliest([entry.span.endsAt, range && lastUse(context, entry, range)]) : null;
    },
    placeholder(name) {
      // Of its own, which tells how long this answer is true.
      const clock = context.newClock();
      placeholdersAt(clock)(name);
      return clock.validity().until;
    },
  };
}

/** When a deal can no longer be used on the days of `range`; `null` if it can as long as they last. */
function lastUse({ newClock, zone }: PlanContext, entry: CatalogEntry, range: DateRange): number | null {
  const last = daysOfUse(entry, range, newClock(), zone)?.days.at(-1);
  if (!last) return null;
  const endOfDay = zone.endOfDate(last.date);
  const endOfSessions = entry.deal.schedule.sessions && endOfTimes([last], zone);
  const end = Math.min(endOfSessions ?? endOfDay, endOfDay);
  return end < zone.endOfDate(range.last) ? end : null;
}

/** The first of some instants; `null` if there is none. */
export function earliest(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
