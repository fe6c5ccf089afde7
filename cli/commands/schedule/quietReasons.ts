import { runOf } from '../../../data/model/deals/dealPhase.ts';
import { dealPath } from '../../../data/model/routes.ts';
import { upcomingSessions } from '../../../data/model/time/sessions.ts';
import type { WallClock } from '../../../data/model/time/wallClock.ts';
import type { CatalogEntry } from '../../plan/catalog/dealIndex.ts';
import { endsSoonAt } from '../../plan/pages/undatedPicks.ts';

/** What happens to the deals of a site at an instant. */
export interface QuietStep {
  /** Epoch milliseconds. */
  readonly due: number;
  readonly entries: readonly CatalogEntry[];
  /** The paths of the pages that change. */
  readonly changed: readonly string[];
  readonly zone: WallClock;
}

/**
 * Why pages change at an instant at which no day, deal or banner begins or ends, in words: sessions that are over but that no list of
 * a day names, and ends that come near. If there is neither, edits are all that is left.
 */
export function quietReasons({ due, entries, changed, zone }: QuietStep): string[] {
  const paths = new Set(changed);
  const reasons = entries.flatMap((entry) => {
    const { title, slug } = entry.deal;
    // The page of a deal goes stale with each of its sessions.
    if (paths.has(dealPath(slug)) && hasSessionUntil(entry, due, zone))
      return `a session of "${title}" is over`;
    return endsSoonAt(entry) === due ? `"${title}" ends soon` : [];
  });
  return reasons.length > 0 ? reasons : ['the content has edits of this date'];
}

function hasSessionUntil({ deal }: CatalogEntry, due: number, zone: WallClock): boolean {
  let isFound = false;
  upcomingSessions(deal.schedule, runOf(deal), zone, (end) => {
    isFound ||= end === due;
    return false;
  });
  return isFound;
}
