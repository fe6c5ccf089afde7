import { dealPhase } from '../../../data/model/deals/dealPhase.ts';
import { byExpiry, byPopularity } from '../../../data/model/deals/ranking.ts';
import type { HomeProps, PlannedPage } from '../../../data/model/pages/page.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { liveWords } from '../../content/liveWords.ts';
import type { CatalogEntry } from '../catalog/dealCatalog.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { liveTitles } from './dealLinks.ts';
import { guideLinks } from './guideLinks.ts';
import { categoryTiles, nextUpcoming } from './listings.ts';

const carouselLength = 6;
const listLength = 8;

/** Other addresses of the home page; for search engines `/` is canonical. */
const homeAliases = ['/blog', '/submit-deal'];

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
    lead: hero.lead.replaceAll('{count}', String(catalog.listed.length)),
    skyline: { light: posters.skyline('day'), dark: posters.skyline('night') },
    banner,
    dealCount: catalog.listed.length,
    categories: categoryTiles(context),
    popularSearches,
    carousel: catalog.grid(carousel),
    guides: guideLinks(site),
    comingSoon: catalog.grid(comingSoon),
    lists: lists.map(({ id, label, entries }) => ({ id, label, deals: catalog.grid(entries) })),
  };
}

/** Asks `clock` about no more deals than needed, so that home depends on few deals that it does not show. */
function planHomeDeals({ catalog }: PlanContext, clock: Clock): HomeDeals {
  const isListed = (entry: CatalogEntry) => catalog.isListed(entry, clock);
  const isLive = ({ span }: CatalogEntry) => dealPhase(span, clock) === 'live';
  const featured = rotateCategories(catalog.entries.filter(({ deal }) => deal.featured).filter(isListed));
  const carousel = featured.slice(0, carouselLength);
  // Deals that are not in the carousel come first.
  const othersFirst = new Set([...featured.slice(carouselLength), ...featured]);
  return {
    carousel,
    comingSoon: nextUpcoming(catalog.upcoming, clock),
    lists: [
      { id: 'featured', label: 'Featured', entries: [...othersFirst].slice(0, listLength) },
      { id: 'trending', label: 'Trending', entries: firstMatches(catalog.inOrder(byPopularity), isListed) },
      { id: 'ending-soon', label: 'Ending Soon', entries: firstMatches(catalog.inOrder(byExpiry), isLive) },
    ],
  };
}

function firstMatches(
  entries: readonly CatalogEntry[],
  matches: (entry: CatalogEntry) => boolean,
): CatalogEntry[] {
  const found: CatalogEntry[] = [];
  for (const entry of entries) {
    if (found.length === listLength) break;
    if (matches(entry)) found.push(entry);
  }
  return found;
}

/** `entries` with the categories in turn, so that no category takes all the first places. */
function rotateCategories(entries: readonly CatalogEntry[]): CatalogEntry[] {
  const turns = new Map<string, number>();
  return entries
    .map((entry) => {
      const turn = turns.get(entry.deal.category) ?? 0;
      turns.set(entry.deal.category, turn + 1);
      return { entry, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ entry }) => entry);
}

function planBanner({ site }: PlanContext, clock: Clock): HomeProps['banner'] {
  const banner = site.config.seasonalBanners.find(({ months }) => clock.isInMonths(months));
  if (!banner) return null;
  const { id, text, link, hiddenOnPhones } = banner;
  return { id, text, link, hiddenOnPhones, until: clock.validity().until };
}
