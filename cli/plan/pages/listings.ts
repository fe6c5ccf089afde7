import { dealPhase } from '../../../data/model/deals/dealPhase.ts';
import { dealsPerPage } from '../../../data/model/deals/filterDeals.ts';
import { priceOf } from '../../../data/model/deals/offer.ts';
import { neighborhoodsOf } from '../../../data/model/deals/place.ts';
import { byPrice } from '../../../data/model/deals/ranking.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { ListingProps } from '../../../data/model/pages/page.ts';
import type { CategoryTile, Link } from '../../../data/model/pages/view.ts';
import {
  allDealsPath,
  categoryAliasPath,
  categoryPath,
  comingSoonPath,
  featuredPath,
  lowestPricesPath,
  neighborhoodPath,
} from '../../../data/model/routes.ts';
import type { Clock, Validity } from '../../../data/model/time/clock.ts';
import type { DateRange } from '../../../data/model/time/dateRange.ts';
import type { ListedTime } from '../../../data/model/time/whenFilter.ts';
import type { Category, Neighborhood } from '../../../data/schema/dealGroups.ts';
import { areaChoices } from '../../content/cityParts.ts';
import type { Site } from '../../content/site.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import type { PlanContext } from '../planContext.ts';
import { listingWords } from './listingWords.ts';

/** A list of deals with an address, before it is split into pages. */
export interface Listing {
  readonly path: string;
  /** Other addresses of its first page. */
  readonly aliases: readonly string[];
  readonly scope: ListingProps['scope'];
  /** Rendered here and not in `makeProps`, because outputs need all pictures once planning is done. */
  readonly picture: ListingProps['picture'];
  readonly words: {
    readonly label: string;
    readonly heading: string;
    readonly intro: string;
    readonly metaDescription: string;
  };
  /** What it shows at the instant of planning. */
  readonly entries: readonly CatalogEntry[];
  /** The instants (epoch milliseconds) at which it shows other deals. */
  readonly changes: readonly number[];
  /** How long it shows these deals, besides `changes`. */
  readonly valid?: Validity;
  /** The time that the listing is about, in words too, and until when it lasts (epoch milliseconds). */
  readonly time?: {
    readonly when: ListedTime;
    readonly label: string;
    readonly days: DateRange;
    readonly until: number;
  };
  /** The deals that have not begun and will be among its entries. */
  readonly upcoming: readonly CatalogEntry[];
  readonly source: string;
}

/** The address of a listing, and what it shows. */
export interface ListingPlan {
  readonly path: string;
  readonly listing: (context: PlanContext) => Listing;
}

/** The listings of a site: all deals, the featured ones, and those of each category and neighborhood. */
export function listingPlans({ categories, neighborhoods }: Site): ListingPlan[] {
  return [
    { path: allDealsPath(), listing: allListing },
    { path: featuredPath(), listing: featuredListing },
    { path: comingSoonPath(), listing: comingSoonListing },
    { path: lowestPricesPath(), listing: lowestPricesListing },
    ...categories.map((category) => ({
      path: categoryPath(category.id),
      listing: (context: PlanContext) => categoryListing(context, category),
    })),
    ...neighborhoods.map((neighborhood) => ({
      path: neighborhoodPath(neighborhood.id),
      listing: (context: PlanContext) => neighborhoodListing(context, neighborhood),
    })),
  ];
}

const allListing = ({ site, catalog }: PlanContext): Listing => ({
  path: allDealsPath(),
  aliases: [categoryAliasPath('all'), categoryPath('all')],
  scope: { kind: 'all' },
  picture: null,
  words: site.config.listings.all,
  entries: catalog.listed,
  changes: phaseChanges(catalog.entries),
  upcoming: catalog.upcoming,
  source: 'site.json',
});

const isFeatured = ({ deal }: CatalogEntry) => deal.featured;

const featuredListing = ({ site, catalog }: PlanContext): Listing => ({
  path: featuredPath(),
  aliases: [categoryPath('featured')],
  scope: { kind: 'featured' },
  picture: null,
  words: site.config.listings.featured,
  entries: catalog.listed.filter(isFeatured),
  changes: phaseChanges(catalog.entries.filter(isFeatured)),
  upcoming: catalog.upcoming.filter(isFeatured),
  source: 'site.json',
});

/** The instants at which the phase of any of `entries` changes, each once. Plans of several instants ask about the same lists. */
export const phaseChanges = memoize((entries: readonly CatalogEntry[]): readonly number[] => {
  const instants = new Set<number>();
  for (const { span } of entries) {
    if (span.startsAt !== null) instants.add(span.startsAt);
    if (span.endsAt !== null) instants.add(span.endsAt);
  }
  return [...instants];
}, new WeakMap());

/** Every deal that has not begun. It is there also if there is none, because visitors may come back to it. */
const comingSoonListing = ({ site, catalog }: PlanContext): Listing => ({
  path: comingSoonPath(),
  aliases: [],
  scope: { kind: 'upcoming' },
  picture: null,
  words: listingWords(site, 'comingSoon'),
  entries: catalog.upcoming,
  changes: catalog.entries.flatMap(({ span }) => span.startsAt ?? []),
  upcoming: [],
  source: 'site.json',
});

/** Ten pages: whoever looks for a low price goes no further. */
const maxByPrice = 10 * dealsPerPage;

/** What the deal browser sorts by price, for visitors without script: free deals first, those without a price not at all. */
function lowestPricesListing({ site, catalog, newClock }: PlanContext): Listing {
  const clock = newClock();
  const priced = catalog.inOrder(byPrice).filter(({ card }) => priceOf(card.offer) !== null);
  const entries = priced.filter((entry) => catalog.isListed(entry, clock)).slice(0, maxByPrice);
  const [last] = entries.slice(maxByPrice - 1);
  return {
    path: lowestPricesPath(),
    aliases: [],
    scope: { kind: 'prices' },
    picture: null,
    words: listingWords(site, 'lowestPrices'),
    entries,
    // What costs more than the last one does not matter.
    changes: phaseChanges(last ? priced.slice(0, priced.indexOf(last) + 1) : priced),
    upcoming: [],
    source: 'site.json',
  };
}

/** A row of cards. */
const maxUpcoming = 4;

/** The first of `upcoming` deals, which a page announces until they begin. */
export function nextUpcoming(upcoming: readonly CatalogEntry[], clock: Clock): CatalogEntry[] {
  return upcoming.slice(0, maxUpcoming).filter(({ span }) => dealPhase(span, clock) === 'upcoming');
}

const categoryListing = ({ catalog }: PlanContext, category: Category): Listing => ({
  path: categoryPath(category.id),
  aliases: [categoryAliasPath(category.id)],
  scope: { kind: 'category', id: category.id },
  picture: null,
  words: category,
  entries: catalog.listedByCategory.get(category.id) ?? [],
  changes: phaseChanges(catalog.byCategory.get(category.id) ?? []),
  upcoming: catalog.upcoming.filter(({ deal }) => deal.category === category.id),
  source: 'categories.json',
});

const neighborhoodListing = ({ catalog, posters }: PlanContext, neighborhood: Neighborhood): Listing => ({
  path: neighborhoodPath(neighborhood.id),
  aliases: [],
  scope: { kind: 'neighborhood', id: neighborhood.id },
  picture: posters.neighborhoodHeader(neighborhood),
  words: neighborhood,
  entries: catalog.listedByNeighborhood.get(neighborhood.id) ?? [],
  changes: phaseChanges(catalog.byNeighborhood.get(neighborhood.id) ?? []),
  upcoming: catalog.upcoming.filter(({ deal }) => neighborhoodsOf(deal.places).includes(neighborhood.id)),
  source: 'neighborhoods.json',
});

/** Links to the listings of categories, each with its picture and its number of listed deals. */
export function categoryTiles({ site, catalog, posters }: PlanContext): CategoryTile[] {
  return site.categories.map((category) => ({
    id: category.id,
    label: category.label,
    href: categoryPath(category.id),
    tone: category.tone,
    image: posters.categoryTile(category),
    count: catalog.listedByCategory.get(category.id)?.length ?? 0,
  }));
}

/** Links to the listings of neighborhoods, each with its number of listed deals; empty where there is no choice. */
export const neighborhoodLinks = ({
  site,
  catalog,
}: PlanContext): (Link & { readonly id: string; readonly count: number })[] =>
  areaChoices(site).map(({ id, label }) => ({
    id,
    label,
    href: neighborhoodPath(id),
    count: catalog.listedByNeighborhood.get(id)?.length ?? 0,
  }));
