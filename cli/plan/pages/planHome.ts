import { dealPhase } from '../../../data/model/deals/dealPhase.ts';
import { byExpiry, byPopularity } from '../../../data/model/deals/ranking.ts';
import type { HomeProps, PageOf } from '../../../data/model/pages/page.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import type { CatalogueEntry } from '../catalog/dealCatalog.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { guideLinks } from './guideLinks.ts';
import { categoryTiles } from './listings.ts';

const carouselLength = 6;
const listLength = 8;

/** Addresses that show the home page, as the specification has it; search engines are sent to home itself. */
const homeAliases = ['/blog', '/submit-deal'];

/** The deals that home shows. */
interface Shelves {
  readonly carousel: readonly CatalogueEntry[];
  readonly lists: readonly {
    readonly id: HomeProps['lists'][number]['id'];
    readonly label: string;
    readonly entries: readonly CatalogueEntry[];
  }[];
}

/** The home page and its aliases. */
export function planHome(context: PlanContext): PageOf<'home'>[] {
  const clock = context.newClock();
  const banner = planBanner(context, clock);
  const shelves = planShelves(context, clock);
  const shown = [...shelves.carousel, ...shelves.lists.flatMap(({ entries }) => entries)];
  const { valid, lastModified } = timing(
    context,
    clock,
    shown.flatMap(({ edits }) => edits),
    context.catalogue.tallyValid.categories,
  );
  const props = homeProps(context, banner, shelves, lastModified);
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
  { carousel, lists }: Shelves,
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
    carousel: catalogue.grid(carousel),
    guides: guideLinks(site).map(({ label, href }) => ({ label, href })),
    lists: lists.map(({ id, label, entries }) => ({ id, label, deals: catalogue.grid(entries) })),
  };
}

/** Asks `clock` about no more deals than needed, so that home depends on few that it does not show. */
function planShelves({ catalogue }: PlanContext, clock: Clock): Shelves {
  const isListed = (entry: CatalogueEntry) => catalogue.isListed(entry, clock);
  const isLive = ({ span }: CatalogueEntry) => dealPhase(span, clock) === 'live';
  const featured = featuredMix(catalogue.entries.filter(({ deal }) => deal.featured).filter(isListed));
  const carousel = featured.slice(0, carouselLength);
  // Those that the carousel does not show come first.
  const others = new Set([...featured.slice(carouselLength), ...featured]);
  return {
    carousel,
    lists: [
      { id: 'featured', label: 'Featured', entries: [...others].slice(0, listLength) },
      { id: 'trending', label: 'Trending', entries: firstOf(catalogue.inOrder(byPopularity), isListed) },
      { id: 'ending-soon', label: 'Ending Soon', entries: firstOf(catalogue.inOrder(byExpiry), isLive) },
    ],
  };
}

function firstOf(
  entries: readonly CatalogueEntry[],
  wanted: (entry: CatalogueEntry) => boolean,
): CatalogueEntry[] {
  const first: CatalogueEntry[] = [];
  for (const entry of entries) {
    if (first.length === listLength) break;
    if (wanted(entry)) first.push(entry);
  }
  return first;
}

/** `entries`, one of each category in turn, so that no category crowds the first places. */
function featuredMix(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
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
