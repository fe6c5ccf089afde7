import { type Clock, createClock, intersect, type Validity } from '../../data/model/clock.ts';
import type { LocalDate } from '../../data/model/localDate.ts';
import { startOfDate } from '../../data/model/zone.ts';
import type { Site } from '../content/site.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';

/** What every planner works with: the content, the instant, and what the whole catalogue says at that instant. */
export interface PlanContext {
  readonly site: Site;
  readonly zone: string;
  readonly catalogue: Catalogue;
  /** A clock of its own for each page, so that each knows only its own validity. */
  readonly newClock: () => Clock;
  /** The time in which header and footer, which are on every page, say the truth. */
  readonly chromeValid: Validity;
}

/** A context for `site` at `now` (epoch milliseconds). */
export function createPlanContext(site: Site, now: number, chromeValid: Validity): PlanContext {
  const zone = site.config.city.timeZone;
  const newClock = () => createClock(now, zone);
  return { site, zone, newClock, chromeValid, catalogue: createCatalogue(site, newClock()) };
}

/** The validity and the last change of a page whose own words depend on `own` and on content of the days `dates`. */
export function timing(
  context: PlanContext,
  own: Validity,
  dates: Iterable<LocalDate>,
): { valid: Validity; lastModified: number | null } {
  let latest: LocalDate | null = null;
  for (const date of dates) if (latest === null || date > latest) latest = date;
  const edited = latest === null ? null : startOfDate(latest, context.zone);
  const lastModified = edited === null ? own.from : Math.max(edited, own.from ?? edited);
  return { valid: intersect(own, context.chromeValid), lastModified };
}
