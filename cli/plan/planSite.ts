import type { Page, SitePlan } from '../../data/model/pages/page.ts';
import type { SocialCard } from '../../data/model/pages/socialCard.ts';
import { createClock } from '../../data/model/time/clock.ts';
import type { Site } from '../content/site.ts';
import type { Catalogue } from './catalog/dealCatalog.ts';
import { type Posters, postersOf } from './images/posters.ts';
import { planDeal } from './pages/planDeal.ts';
import { planHoliday } from './pages/planHoliday.ts';
import { planHome } from './pages/planHome.ts';
import { planLandingPage } from './pages/planLandingPage.ts';
import { planListings } from './pages/planListing.ts';
import { planProse } from './pages/planProse.ts';
import { planChat, planNotFound, planSaved, planSearch } from './pages/planSystemPages.ts';
import { planChrome } from './planChrome.ts';
import { createPlanContext } from './planContext.ts';

/** A site planned: its pages as plain data, and the catalogue for the outputs that list it. */
export interface PlannedSite extends SitePlan {
  readonly catalogue: Catalogue;
  readonly posters: Posters;
  /** What the social images of pages say, by the files that they become; empty for a site without them. */
  readonly socialImages: ReadonlyMap<string, SocialCard>;
}

/** Every page of `site` as it is at `now` (epoch milliseconds). Pure: equal arguments give equal pages. */
export function planSite(site: Site, now: number): PlannedSite {
  const chromeClock = createClock(now, site.config.city.timeZone);
  const posters = postersOf(site);
  const chrome = planChrome(site, posters, chromeClock);
  const context = createPlanContext(site, posters, now, chromeClock.validity());
  const pages: Page[] = [
    ...planHome(context),
    ...alongCatalogue([
      ...planListings(context),
      context.catalogue.entries.map((entry) => planDeal(context, entry)),
    ]),
    planSearch(context),
    planChat(context),
    planSaved(context),
    ...site.pages.map((page) => planProse(context, page)),
    ...site.landingPages.map((page) => planLandingPage(context, page)),
    ...site.holidays.flatMap((holiday) => planHoliday(context, holiday)),
    planNotFound(context),
  ];
  return { chrome, pages, catalogue: context.catalogue, posters, socialImages: new Map() };
}

/**
 * Rows of pages, each of which goes through the catalogue from its best deals to its last, as one row that does: so that
 * pages that show the same cards are rendered one after the other.
 */
function alongCatalogue(rows: readonly (readonly Page[])[]): Page[] {
  const placed = rows.flatMap((row) => row.map((page, index) => ({ page, place: index / row.length })));
  return placed.sort((a, b) => a.place - b.place).map(({ page }) => page);
}

/** The instant (epoch milliseconds) at which the first of `pages` goes stale; `null` where none ever does. */
export function nextDue(pages: readonly Pick<Page, 'valid'>[]): number | null {
  let due: number | null = null;
  for (const { valid } of pages) {
    if (valid.until !== null && (due === null || valid.until < due)) due = valid.until;
  }
  return due;
}
