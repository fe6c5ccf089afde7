import type { ListingProps } from '../../../data/model/pages/page.ts';
import type { CategoryTile, Link } from '../../../data/model/pages/view.ts';
import {
  allDealsPath,
  categoryAliasPath,
  categoryPath,
  featuredPath,
  neighborhoodPath,
} from '../../../data/model/routes.ts';
import type { CatalogEntry } from '../catalog/dealCatalog.ts';
import type { PlanContext } from '../planContext.ts';

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
  /** What it shows at any time. */
  readonly candidates: readonly CatalogEntry[];
  readonly source: string;
}

/** The listings of a site: all deals, the featured ones, and those of each category and neighborhood. */
export function listingsOf(context: PlanContext): Listing[] {
  const { site, catalog } = context;
  const { all, featured } = site.config.listings;
  const isFeatured = ({ deal }: CatalogEntry) => deal.featured;
  return [
    {
      path: allDealsPath,
      aliases: [categoryAliasPath('all'), categoryPath('all')],
      scope: { kind: 'all' },
      picture: null,
      words: all,
      entries: catalog.listed,
      candidates: catalog.entries,
      source: 'site.json',
    },
    {
      path: featuredPath,
      aliases: [categoryPath('featured')],
      scope: { kind: 'featured' },
      picture: null,
      words: featured,
      entries: catalog.listed.filter(isFeatured),
      candidates: catalog.entries.filter(isFeatured),
      source: 'site.json',
    },
    ...categoryListings(context),
    ...neighborhoodListings(context),
  ];
}

const categoryListings = ({ site, catalog }: PlanContext): Listing[] =>
  site.categories.map((category) => ({
    path: categoryPath(category.id),
    aliases: [categoryAliasPath(category.id)],
    scope: { kind: 'category', id: category.id },
    picture: null,
    words: category,
    entries: catalog.listedByCategory.get(category.id) ?? [],
    candidates: catalog.byCategory.get(category.id) ?? [],
    source: 'categories.json',
  }));

const neighborhoodListings = ({ site, catalog, posters }: PlanContext): Listing[] =>
  site.neighborhoods.map((neighborhood) => ({
    path: neighborhoodPath(neighborhood.id),
    aliases: [],
    scope: { kind: 'neighborhood', id: neighborhood.id },
    picture: posters.neighborhoodHeader(neighborhood),
    words: neighborhood,
    entries: catalog.listedByNeighborhood.get(neighborhood.id) ?? [],
    candidates: catalog.byNeighborhood.get(neighborhood.id) ?? [],
    source: 'neighborhoods.json',
  }));

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

/** Links to the listings of neighborhoods, each with its number of listed deals. */
export const neighborhoodLinks = ({
  site,
  catalog,
}: PlanContext): (Link & { readonly id: string; readonly count: number })[] =>
  site.neighborhoods.map(({ id, label }) => ({
    id,
    label,
    href: neighborhoodPath(id),
    count: catalog.listedByNeighborhood.get(id)?.length ?? 0,
  }));
