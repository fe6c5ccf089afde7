import { inCatalogue } from '../../data/messages/t.ts';
import type { GuideRecord } from '../../data/model/deals/dealRecord.ts';
import type { PlannedPage } from '../../data/model/pages/page.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { createClock } from '../../data/model/time/clock.ts';
import type { Site } from '../content/site.ts';
import type { DealCatalog } from './catalog/dealCatalog.ts';
import type { Posters } from './images/posters.ts';
import { guideRecords } from './pages/guideLinks.ts';
import { planChrome } from './planChrome.ts';
import { createPlanContext } from './planContext.ts';
import { createPlanMemory, type PlanMemory, remembered } from './planMemory.ts';
import { type PlanSubject, siteSubjects } from './siteSubjects.ts';

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
 * Every page of `site` as it is at `now` (epoch milliseconds). Pure: equal arguments result in equal pages. Pass the same
 * `memory` to plan a site at several instants, one after the other: pages that stay true are not planned again.
 */
export const planSite = (site: Site, now: number, memory: PlanMemory = createPlanMemory(site)): PlannedSite =>
  inCatalogue(site.messages, () => planInWords(site, now, memory));

function planInWords(site: Site, now: number, memory: PlanMemory): PlannedSite {
  const inWords = <Result>(run: () => Result) => inCatalogue(site.messages, run);
  const withWords = (page: PlannedPage) =>
    ({ ...page, makeProps: () => inWords<unknown>(page.makeProps) }) as PlannedPage;
  const { zone, posters } = memory;
  const chromeClock = createClock(now, zone);
  const chrome = planChrome(site, posters, chromeClock);
  const context = createPlanContext(site, now, memory, chromeClock.validity());
  const about = ({ name, plan }: PlanSubject) =>
    remembered(memory, now, name, () => plan(context).map(withWords));
  const { home, listings, deals, others } = siteSubjects(site, context.catalog.entries);
  const pages: PlannedPage[] = [
    ...about(home),
    ...mergeInCatalogOrder([...listings.map(about), deals.flatMap(about)]),
    ...others.flatMap(about),
  ];
  return {
    chrome,
    pages,
    catalog: context.catalog,
    posters,
    get guides() {
      return inWords(() => guideRecords(context, context.newClock()));
    },
  };
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
