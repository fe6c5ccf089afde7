import { type Clock, createClock, intersect, type Validity } from '../../data/model/time/clock.ts';
import type { LocalDate } from '../../data/model/time/localDate.ts';
import { startOfDate } from '../../data/model/time/zone.ts';
import type { Site } from '../content/site.ts';
import { type Catalogue, createCatalogue } from './catalog/dealCatalog.ts';
import type { Posters } from './images/posters.ts';

/** What every planner works with: the content, the instant, and what the whole catalogue says at that instant. */
export interface PlanContext {
  readonly site: Site;
  readonly zone: string;
  readonly catalogue: Catalogue;
  readonly posters: Posters;
  /** A clock of its own for each page, so that each knows only its own validity. */
  readonly newClock: () => Clock;
  /** The time in which header and footer, which are on every page, say the truth. */
  readonly chromeValid: Validity;
}

/** A context for `site` at `now` (epoch milliseconds). */
export function createPlanContext(
  site: Site,
  posters: Posters,
  now: number,
  chromeValid: Validity,
): PlanContext {
  const zone = site.config.city.timeZone;
  const newClock = () => createClock(now, zone);
  const catalogue = createCatalogue(site, posters, newClock);
  return { site, zone, newClock, chromeValid, catalogue, posters };
}

/**
 * The validity and the last change of a page whose words depend on what `clock` was asked, on `shared` answers, and on
 * content that was edited on the days `edits`. An edit counts from the day on which it is dated.
 */
export function timing(
  context: PlanContext,
  clock: Clock,
  edits: Iterable<LocalDate>,
  shared: Validity = always,
): { valid: Validity; lastModified: number | null } {
  const latestFirst = [...new Set(edits)].sort().reverse();
  latestFirst.find((date) => clock.hasPassed(startOfDate(date, context.zone)));
  const own = intersect(clock.validity(), shared);
  return { valid: intersect(own, context.chromeValid), lastModified: own.from };
}

const always: Validity = { from: null, until: null };
