import { type Clock, createClock, intersect, type Validity } from '../../data/model/time/clock.ts';
import type { LocalDate } from '../../data/model/time/localDate.ts';
import type { Vendor } from '../../data/schema/vendor.ts';
import { vendorIndex } from '../content/resolveDeal.ts';
import type { Site } from '../content/site.ts';
import type { DealCatalog } from './catalog/dealCatalog.ts';
import type { PlanFrame } from './ingredients.ts';

/** What the planners of all pages share: the content, the instant, and the deals at that instant. */
export interface PlanContext extends PlanFrame {
  readonly site: Site;
  readonly catalog: DealCatalog;
  /** By id and by name. */
  readonly vendors: ReadonlyMap<string, Vendor>;
  /** How long header and footer, which are on every page, stay true. */
  readonly chromeValid: Validity;
}

/** A context at `now` (epoch milliseconds). */
export function createPlanContext(
  site: Site,
  now: number,
  {
    zone,
    posters,
    catalogAt,
  }: Pick<PlanFrame, 'zone' | 'posters'> & { readonly catalogAt: (now: number) => DealCatalog },
  chromeValid: Validity,
): PlanContext {
  const catalog = catalogAt(now);
  return {
    site,
    zone,
    posters,
    chromeValid,
    newClock: () => createClock(now, zone),
    catalog,
    grid: catalog.grid,
    vendors: vendorIndex(site.vendors),
  };
}

/**
 * The validity and the last change of a page that depends on everything that `clock` was asked, on `shared` answers of
 * other clocks, and on content that was edited on the days `edits`. An edit counts from the beginning of its day.
 */
export function timing(
  context: PlanContext,
  clock: Clock,
  edits: Iterable<LocalDate>,
  shared: Validity = always,
): { valid: Validity; lastModified: number | null } {
  for (const date of new Set(edits)) clock.dependOn(context.zone.startOfDate(date));
  const contentValid = intersect(clock.validity(), shared);
  return { valid: intersect(contentValid, context.chromeValid), lastModified: contentValid.from };
}

/** Of what never changes. */
export const always: Validity = { from: null, until: null };
