import { dealPhase } from '../../../data/model/deals/dealPhase.ts';
import { dealsPerPage } from '../../../data/model/deals/filterDeals.ts';
import type { ListingProps, PageOf } from '../../../data/model/pages/page.ts';
import {
  allDealsPath,
  categoryAliasPath,
  categoryPath,
  featuredPath,
  listingPagePath,
  neighborhoodPath,
} from '../../../data/model/routes.ts';
import type { CatalogueEntry } from '../catalog/dealCatalog.ts';
import { lazyPage } from '../lazyPage.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { categoryTiles, neighborhoodCounts } from './listings.ts';

/** A listing before it is cut into pages. */
interface Listing {
  readonly path: string;
  /** Other addresses at which its first page stands. */
  readonly aliases: readonly string[];
  readonly scope: ListingProps['scope'];
  /** Asked for before any page is made, because what pictures there are is known from the plan. */
  readonly picture: ListingProps['picture'];
  readonly words: {
    readonly label: string;
    readonly heading: string;
    readonly intro: string;
    readonly metaDescription: string;
  };
  readonly entries: readonly CatalogueEntry[];
  /** Those that are in it at any time. */
  readonly candidates: readonly CatalogueEntry[];
  readonly source: string;
}

/** All listings, each with its aliases and its pages in order. */
export function planListings(context: PlanContext): PageOf<'listing'>[][] {
  return listings(context).map((listing) => planListing(context, listing));
}

function listings({ site, catalogue, posters }: PlanContext): Listing[] {
  const { all, featured } = site.config.listings;
  return [
    {
      path: allDealsPath,
      aliases: [categoryAliasPath('all'), categoryPath('all')],
      scope: { kind: 'all' },
      picture: null,
      words: all,
      entries: catalogue.listed,
      candidates: catalogue.entries,
      source: 'site.json',
    },
    {
      path: featuredPath,
      aliases: [categoryPath('featured')],
      scope: { kind: 'featured' },
      picture: null,
      words: featured,
      entries: catalogue.listed.filter(({ deal }) => deal.featured),
      candidates: catalogue.entries.filter(({ deal }) => deal.featured),
      source: 'site.json',
    },
    ...site.categories.map((category) => ({
      path: categoryPath(category.id),
      aliases: [categoryAliasPath(category.id)],
      scope: { kind: 'category' as const, id: category.id },
      picture: null,
      words: category,
      entries: catalogue.listedByCategory.get(category.id) ?? [],
      candidates: catalogue.byCategory.get(category.id) ?? [],
      source: 'categories.json',
    })),
    ...site.neighborhoods.map((neighborhood) => ({
      path: neighborhoodPath(neighborhood.id),
      aliases: [],
      scope: { kind: 'neighborhood' as const, id: neighborhood.id },
      picture: posters.head(neighborhood),
      words: neighborhood,
      entries: catalogue.listedByNeighborhood.get(neighborhood.id) ?? [],
      candidates: catalogue.byNeighborhood.get(neighborhood.id) ?? [],
      source: 'neighborhoods.json',
    })),
  ];
}

function planListing(context: PlanContext, listing: Listing): PageOf<'listing'>[] {
  const pageCount = Math.max(1, Math.ceil(listing.entries.length / dealsPerPage));
  const clock = context.newClock();
  for (const { span } of listing.candidates) dealPhase(span, clock);
  const { valid, lastModified } = timing(
    context,
    clock,
    listing.entries.flatMap(({ edits }) => edits),
    context.catalogue.tallyValid.groups,
  );
  const indexable = listing.entries.length > 0;
  const pageAt = (path: string, page: number, isAlias = false): PageOf<'listing'> =>
    lazyPage(
      {
        kind: 'listing',
        path,
        canonicalPath: listingPagePath(listing.path, page),
        valid,
        lastModified,
        indexable: indexable && !isAlias,
        source: listing.source,
      },
      () => listingProps(context, listing, page, pageCount, lastModified),
    );
  return [
    ...listing.aliases.map((path) => pageAt(path, 1, true)),
    ...Array.from({ length: pageCount }, (_, index) =>
      pageAt(listingPagePath(listing.path, index + 1), index + 1),
    ),
  ];
}

function listingProps(
  context: PlanContext,
  { path, scope, picture, words, entries }: Listing,
  page: number,
  pageCount: number,
  lastModified: number | null,
): ListingProps {
  const { site, catalogue } = context;
  const suffix = page === 1 ? '' : `, page ${page}`;
  const isCurrent = ({ href }: { href: string }) => href === path;
  return {
    head: planHead(site, {
      title: `${words.heading}${suffix}`,
      description:
        page === 1 ? words.metaDescription : `Page ${page} of ${pageCount}. ${words.metaDescription}`,
      canonicalPath: listingPagePath(path, page),
      indexable: entries.length > 0,
      lastModified,
    }),
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: words.label, href: path },
    ],
    heading: words.heading,
    intro: words.intro,
    scope,
    picture,
    sortLabel: 'Highest Discount',
    total: entries.length,
    page,
    pageCount,
    path,
    deals: catalogue.grid(entries.slice((page - 1) * dealsPerPage, page * dealsPerPage)),
    categories: categoryTiles(context).map(({ id, label, href, count }) => ({
      id,
      label,
      href,
      count,
      current: isCurrent({ href }),
    })),
    neighborhoods: neighborhoodCounts(context).map((area) => ({ ...area, current: isCurrent(area) })),
  };
}
