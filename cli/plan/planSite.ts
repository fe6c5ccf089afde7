import type { GuideRecord } from '../../data/model/deals/dealRecord.ts';
import type { PlannedPage } from '../../data/model/pages/page.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { createClock } from '../../data/model/time/clock.ts';
import { createZone } from '../../data/model/time/zone.ts';
import type { Site } from '../content/site.ts';
import type { DealCatalog } from './catalog/dealCatalog.ts';
import { createPosters, type Posters } from './images/posters.ts';
import { guideRecords } from './pages/guideLinks.ts';
import { planDeal } from './pages/planDeal.ts';
import { planHoliday } from './pages/planHoliday.ts';
import { planHome } from './pages/planHome.ts';
import { planLandingPage } from './pages/planLandingPage.ts';
import { planListings } from './pages/planListing.ts';
import { planProse } from './pages/planProse.ts';
import { planChat, planNotFound, planSaved, planSearch } from './pages/planSystemPages.ts';
import { planVendors } from './pages/planVendor.ts';
import { planChrome } from './planChrome.ts';
import { createPlanContext } from './planContext.ts';

/** A site at an instant: its pages, and what outputs such as the sitemap need besides them. */
export interface PlannedSite {
  /** Header, footer and notices, which all pages share. */
  readonly chrome: Chrome;
  readonly pages: readonly PlannedPage[];
  readonly catalog: DealCatalog;
  readonly posters: Posters;
  /** For search. */
  readonly guides: readonly GuideRecord[];
}

/**
 * Every page of `site` as it is at `now` (epoch milliseconds). Pure: equal arguments result in equal pages. Pass `posters` to
 * plan the same site at several instants: they do not depend on time, and drawing them takes a while.
 */
export function planSite(site: Site, now: number, posters: Posters = createPosters(site)): PlannedSite {
  const zone = createZone(site.config.city.timeZone);
  const chromeClock = createClock(now, zone);
  const chrome = planChrome(site, posters, chromeClock);
  const context = createPlanContext({ site, zone, posters, chromeValid: chromeClock.validity() }, now);
  const pages: PlannedPage[] = [
    ...planHome(context),
    ...mergeInCatalogOrder([
      ...planListings(context),
      context.catalog.entries.map((entry) => planDeal(context, entry)),
    ]),
    ...planVendors(context),
    planSearch(context),
    planChat(context),
    planSaved(context),
    ...site.pages.map((page) => planProse(context, page)),
    ...site.landingPages.map((page) => planLandingPage(context, page)),
    ...site.holidays.flatMap((holiday) => planHoliday(context, holiday)),
    planNotFound(context),
  ];
  const guides = guideRecords(context, context.newClock());
  return { chrome, pages, catalog: context.catalog, posters, guides };
}

/**
 * Merges `series` of pages, each of which goes through the catalog from the best deals to the last. Pages with the same
 * cards come close together, so that a card can be rendered once for them.
 */
function mergeInCatalogOrder(series: readonly (readonly PlannedPage[])[]): PlannedPage[] {
  const placed = series.flatMap((pages) =>
    pages.map((page, index) => ({ page, place: index / pages.length })),
  );
  return placed.sort((a, b) => a.place - b.place).map(({ page }) => page);
}

/** The instant (epoch milliseconds) at which the first of `pages` goes stale; `null` if none ever does. */
export function nextDue(pages: readonly Pick<PlannedPage, 'valid'>[]): number | null {
  let due: number | null = null;
  for (const { valid } of pages) {
    if (valid.until !== null && (due === null || valid.until < due)) due = valid.until;
  }
  return due;
}
