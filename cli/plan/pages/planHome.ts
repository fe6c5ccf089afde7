import { t } from '../../../data/messages/t.ts';
import { dealPhase } from '../../../data/model/deals/dealPhase.ts';
import { byExpiry, byPopularity } from '../../../data/model/deals/ranking.ts';
import type { HomeProps, PlannedPage } from '../../../data/model/pages/page.ts';
import { homeAliases } from '../../../data/model/routes.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { liveWords } from '../../content/liveWords.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import { categoriesInTurn } from '../catalog/usefulness.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { liveTitles } from './dealLinks.ts';
import { guideLinks } from './guideLinks.ts';
import { categoryTiles, nextUpcoming } from './listings.ts';

const carouselLength = 6;
const listLength = 8;

/** The deals on the home page. */
interface HomeDeals {
  readonly carousel: readonly CatalogEntry[];
  readonly comingSoon: readonly CatalogEntry[];
  readonly lists: readonly {
    readonly id: HomeProps['lists'][number]['id'];
    readonly label: string;
    readonly entries: readonly CatalogEntry[];
  }[];
}

/** The home page and its aliases. */
export function planHome(context: PlanContext): PlannedPage<'home'>[] {
  const clock = context.newClock();
  const banner = planBanner(context, clock);
  const homeDeals = planHomeDeals(context, clock);
  const popularSearches = liveWords(context.site.config.popularSearches, liveTitles(context, clock));
  const shown = [
    ...homeDeals.carousel,
    ...homeDeals.comingSoon,
    ...homeDeals.lists.flatMap(({ entries }) => entries),
  ];
  const { valid, lastModified } = timing(
    context,
    clock,
    shown.flatMap(({ edits }) => edits),
    context.catalog.countsValid.categories,
  );
  const props = homeProps(context, banner, { ...homeDeals, popularSearches }, lastModified);
  return ['/', ...homeAliases].map((path) => ({
    kind: 'home',
    path,
    canonicalPath: '/',
    valid,
    lastModified,
    indexable: path === '/',
    source: 'site.json',
    makeProps: () => props,
  }));
}

function homeProps(
  context: PlanContext,
  banner: HomeProps['banner'],
  { carousel, comingSoon, lists, popularSearches }: HomeDeals & Pick<HomeProps, 'popularSearches'>,
  lastModified: number | null,
): HomeProps {
  const { site, catalog, posters } = context;
  const { hero, description } = site.config;
  return {
    head: planHead(context, { description, canonicalPath: '/', indexable: true, lastModified }),
    headline: hero.headline,
    lead: hero.lead,
    skyline: { light: posters.skyline('day'), dark: posters.skyline('night') },
    banner,
    dealCount: catalog.listed.length,
    datedUntil: catalog.countsValid.categories.until,
    categories: categoryTiles(context),
    popularSearches,
    carousel: catalog.grid(carousel),
    guideCards: site.config.navigation.guides.map(({ label, href, drawing, tone }) => ({
      label,
      href,
      image: posters.scene(drawing, tone),
    })),
    guides: guideLinks(site),
    comingSoon: catalog.grid(comingSoon),
    lists: lists.map(({ id, label, entries }) => ({ id, label, deals: catalog.grid(entries) })),
  };
}

/**
 * Each deal once: the carousel, then the lists, each with what those before it have left. Asks `clock` about no more deals
 * than needed, so that home depends on few deals that it does not show.
 */
function planHomeDeals({ catalog }: PlanContext, clock: Clock): HomeDeals {
  const isListed = (entry: CatalogEntry) => catalog.isListed(entry, clock);
  const isLive = ({ span }: CatalogEntry) => dealPhase(span, clock) === 'live';
  const isInSeason = ({ deal }: CatalogEntry) =>
    deal.schedule.months === undefined || clock.isInMonths(deal.schedule.months);
  const shown = new Set<CatalogEntry>();
  const take = (
    from: readonly CatalogEntry[],
    count: number,
    matches: (entry: CatalogEntry) => boolean,
  ): CatalogEntry[] => {
    const taken: CatalogEntry[] = [];
    for (const entry of from) {
      if (taken.length === count) break;
      if (!shown.has(entry) && matches(entry)) taken.push(entry);
    }
    for (const entry of taken) shown.add(entry);
    return taken;
  };
  const useful = catalog.byUse.filter(({ deal }) => deal.featured);
  const isUseful = (entry: CatalogEntry) => isListed(entry) && isInSeason(entry);
  const carousel = take(categoriesInTurn(useful), carouselLength, isUseful);
  const lists: HomeDeals['lists'] = [
    {
      id: 'featured',
      label: t('home.tab-featured'),
      entries: take([...categoriesInTurn(useful), ...catalog.byUse], listLength, isUseful),
    },
    {
      id: 'trending',
      label: t('home.tab-trending'),
      entries: take(catalog.inOrder(byPopularity), listLength, isListed),
    },
    {
      id: 'ending-soon',
      label: t('home.tab-ending'),
      entries: take(catalog.inOrder(byExpiry), listLength, isLive),
    },
  ];
  return {
    carousel,
    comingSoon: nextUpcoming(catalog.upcoming, clock),
    lists: lists.filter(({ entries }) => entries.length > 0),
  };
}

function planBanner({ site }: PlanContext, clock: Clock): HomeProps['banner'] {
  const banner = site.config.seasonalBanners.find(({ months }) => clock.isInMonths(months));
  if (!banner) return null;
  const { id, text, link, hiddenOnPhones } = banner;
  return { id, text, link, hiddenOnPhones, until: clock.validity().until };
}
