import type { Clock } from '../../data/model/clock.ts';
import type { HomeProps, PageOf } from '../../data/model/page.ts';
import { byExpiry, byPopularity, type Order } from '../../data/model/ranking.ts';
import type { SiteDeal } from '../content/site.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { guideLinks } from './guideLinks.ts';
import { planHead } from './head.ts';
import { categoryTiles } from './overview.ts';
import { type PlanContext, timing } from './planContext.ts';

const carouselLength = 6;
const listLength = 8;

/** Addresses that show the home page, as the specification has it; search engines are sent to home itself. */
const homeAliases = ['/blog', '/submit-deal'];

/** The home page and its aliases. */
export function planHome(context: PlanContext): PageOf<'home'>[] {
  const clock = context.newClock();
  const banner = planBanner(context, clock);
  const { listed, listedValid } = context.catalogue;
  const { valid, lastModified } = timing(
    context,
    clock,
    listed.flatMap(({ edits }) => edits),
    listedValid,
  );
  const props = homeProps(context, banner, lastModified);
  return ['/', ...homeAliases].map((path) => ({
    kind: 'home',
    path,
    canonicalPath: '/',
    props,
    valid,
    lastModified,
    indexable: path === '/',
    source: 'site.json',
  }));
}

function homeProps(
  context: PlanContext,
  banner: HomeProps['banner'],
  lastModified: number | null,
): HomeProps {
  const { site, catalogue, posters } = context;
  const { hero, popularSearches, description } = site.config;
  return {
    head: planHead(site, { description, canonicalPath: '/', indexable: true, lastModified }),
    headline: hero.headline,
    lead: hero.lead.replaceAll('{count}', String(catalogue.listed.length)),
    skyline: { light: posters.skyline('day'), dark: posters.skyline('night') },
    banner,
    dealCount: catalogue.listed.length,
    categories: categoryTiles(context),
    popularSearches,
    carousel: catalogue.grid(featuredMix(catalogue.listed).slice(0, carouselLength)),
    guides: guideLinks(site).map(({ label, href }) => ({ label, href })),
    lists: planLists(context),
  };
}

function planLists({ catalogue }: PlanContext): HomeProps['lists'] {
  const { listed, cardOf, grid } = catalogue;
  const sorted = (order: Order<SiteDeal>) => [...listed].sort((a, b) => order(a.deal, b.deal));
  const cards = (entries: Iterable<CatalogueEntry>) => grid([...new Set(entries)].slice(0, listLength));
  const featured = featuredMix(listed);
  // Those that the carousel does not show come first.
  const others = featured.slice(carouselLength);
  const endingNext = sorted(byExpiry).filter((entry) => !cardOf(entry).ended);
  return [
    { id: 'featured', label: 'Featured', deals: cards([...others, ...featured]) },
    { id: 'trending', label: 'Trending', deals: cards(sorted(byPopularity)) },
    { id: 'ending-soon', label: 'Ending Soon', deals: cards(endingNext) },
  ];
}

/** Featured deals, one of each category in turn, so that no category crowds the first places. */
function featuredMix(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  const turns = new Map<string, number>();
  return entries
    .filter(({ deal }) => deal.featured)
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
