import { hasAssistant } from '../../data/model/languages.ts';
import type { PlannedPage } from '../../data/model/pages/page.ts';
import type { Site } from '../content/site.ts';
import type { CatalogEntry } from './catalog/dealIndex.ts';
import { listingPlans } from './pages/listings.ts';
import { planDeal } from './pages/planDeal.ts';
import { planHoliday } from './pages/planHoliday.ts';
import { planHome } from './pages/planHome.ts';
import { planLandingPage } from './pages/planLandingPage.ts';
import { planListing } from './pages/planListing.ts';
import { planOwnPage } from './pages/planOwnPage.ts';
import { planProse } from './pages/planProse.ts';
import { planChat, planNotFound, planSaved, planSearch } from './pages/planSystemPages.ts';
import { planVendor } from './pages/planVendor.ts';
import { timeListingPlans } from './pages/timeListings.ts';
import type { PlanContext } from './planContext.ts';

/** What pages are about, and how they are planned together. */
export interface PlanSubject {
  /** Unique within the site. */
  readonly name: string;
  readonly plan: (context: PlanContext) => readonly PlannedPage[];
}

/** What all pages of a site are about, whatever the time is. */
export interface SiteSubjects {
  readonly home: PlanSubject;
  readonly listings: readonly PlanSubject[];
  /** Highest discount first. */
  readonly deals: readonly PlanSubject[];
  readonly others: readonly PlanSubject[];
}

/** The subjects of `site`, whose deals are `entries`. */
export const siteSubjects = (site: Site, entries: readonly CatalogEntry[]): SiteSubjects => ({
  home: { name: 'home', plan: planHome },
  listings: [...listingPlans(site), ...timeListingPlans()].map(({ path, listing }) => ({
    name: `listing ${path}`,
    plan: (context) => planListing(context, listing(context)),
  })),
  deals: entries.map((entry) => ({
    name: `deal ${entry.deal.slug}`,
    plan: (context) => [planDeal(context, entry)],
  })),
  others: otherSubjects(site),
});

const otherSubjects = (site: Site): PlanSubject[] => [
  ...site.vendors.map((vendor) => subject(`vendor ${vendor.id}`, (context) => planVendor(context, vendor))),
  subject('tools', (context) => [
    planSearch(context),
    ...(hasAssistant(site.config) ? [planChat(context)] : []),
    planSaved(context),
  ]),
  ...site.pages.map((page) => subject(`prose ${page.name}`, (context) => [planProse(context, page)])),
  ...site.landingPages.map((page) =>
    subject(`guide ${page.name}`, (context) => [planLandingPage(context, page)]),
  ),
  ...site.holidays.map((holiday) =>
    subject(`holiday ${holiday.id}`, (context) => planHoliday(context, holiday)),
  ),
  ...site.ownPages.map((page) => subject(`own ${page.path}`, (context) => [planOwnPage(context, page)])),
  subject('not found', (context) => [planNotFound(context)]),
];

const subject = (name: string, plan: PlanSubject['plan']): PlanSubject => ({ name, plan });
