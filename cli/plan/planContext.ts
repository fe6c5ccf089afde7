import { type Clock, createClock, intersect, type Validity } from '../../data/model/time/clock.ts';
import type { LocalDate } from '../../data/model/time/localDate.ts';
import { startOfDate } from '../../data/model/time/zone.ts';
import type { Site } from '../content/site.ts';
import { createDealCatalog, type DealCatalog } from './catalog/dealCatalog.ts';
import type { Posters } from './images/posters.ts';

/** What the planners of all pages share: the content, the instant, and the deals at that instant. */
export interface PlanContext {
  readonly site: Site;
  readonly zone: string;
  readonly catalog: DealCatalog;
  readonly posters: Posters;
  /** A clock at the instant of planning. Each page takes its own, so that it has its own validity. */
  readonly newClock: () => Clock;
  /** How long header and footer, which are on every page, stay true. */
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
  const catalog = createDealCatalog(site, posters, newClock);
  return { site, zone, newClock, chromeValid, catalog, posters };
}

/**
 * The validity and the last change of a page that depends on all that `clock` was asked, on answers of other clocks
 * (`shared`), and on content that was edited on the days `edits`. An edit counts from the beginning of its day.
 */
export function timing(
  context: PlanContext,
  clock: Clock,
  edits: readonly LocalDate[],
  shared: Validity = always,
): { valid: Validity; lastModified: number | null } {
  for (const date of new Set(edits)) clock.dependOn(startOfDate(date, context.zone));
  const own = intersect(clock.validity(), shared);
  return { valid: intersect(own, context.chromeValid), lastModified: own.from };
}

const always: Validity = { from: null, until: null };
