import { dealsPerPage } from '../../data/model/dealFilter.ts';
import { dealPhase } from '../../data/model/dealPhase.ts';
import type { ListingProps, PageOf } from '../../data/model/page.ts';
import {
  allDealsPath,
  categoryAliasPath,
  categoryPath,
  featuredPath,
  listingPagePath,
  neighborhoodPath,
} from '../../data/model/routes.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { planHead } from './head.ts';
import { categoryTiles, neighborhoodCounts } from './overview.ts';
import { type PlanContext, timing } from './planContext.ts';

/** A listing before it is cut into pages. */
interface Listing {
  readonly path: string;
  /** Other addresses at which its first page stands. */
  readonly aliases: readonly string[];
  readonly scope: ListingProps['scope'];
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

/** All listings, each with its pages and aliases. */
export function planListings(context: PlanContext): PageOf<'listing'>[] {
  return listings(context).flatMap((listing) => planListing(context, listing));
}

function listings({ site, catalogue }: PlanContext): Listing[] {
  const { all, featured } = site.config.listings;
  return [
    {
      path: allDealsPath,
      aliases: [categoryAliasPath('all'), categoryPath('all')],
      scope: { kind: 'all' },
      words: all,
      entries: catalogue.listed,
      candidates: catalogue.entries,
      source: 'site.json',
    },
    {
      path: featuredPath,
      aliases: [categoryPath('featured')],
      scope: { kind: 'featured' },
      words: featured,
      entries: catalogue.listed.filter(({ deal }) => deal.featured),
      candidates: catalogue.entries.filter(({ deal }) => deal.featured),
      source: 'site.json',
    },
    ...site.categories.map((category) => ({
      path: categoryPath(category.id),
      aliases: [categoryAliasPath(category.id)],
      scope: { kind: 'category' as const, id: category.id },
      words: category,
      entries: catalogue.listedByCategory.get(category.id) ?? [],
      candidates: catalogue.byCategory.get(category.id) ?? [],
      source: 'categories.json',
    })),
    ...site.neighborhoods.map((neighborhood) => ({
      path: neighborhoodPath(neighborhood.id),
      aliases: [],
      scope: { kind: 'neighborhood' as const, id: neighborhood.id },
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
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const path = listingPagePath(listing.path, index + 1);
    const props = listingProps(context, listing, index + 1, pageCount, lastModified);
    const indexable = listing.entries.length > 0;
    const { source } = listing;
    return {
      kind: 'listing' as const,
      path,
      canonicalPath: path,
      props,
      valid,
      lastModified,
      indexable,
      source,
    };
  });
  const [first] = pages;
  const aliases = first ? listing.aliases.map((path) => ({ ...first, path, indexable: false })) : [];
  return [...pages, ...aliases];
}

function listingProps(
  context: PlanContext,
  { path, scope, words, entries }: Listing,
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
    picture: headPicture(context, scope),
    sortLabel: 'Highest Discount',
    total: entries.length,
    page,
    pageCount,
    pageHrefs: Array.from({ length: pageCount }, (_, index) => listingPagePath(path, index + 1)),
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

function headPicture({ site, posters }: PlanContext, scope: ListingProps['scope']): ListingProps['picture'] {
  if (scope.kind !== 'neighborhood') return null;
  const neighborhood = site.neighborhoods.find(({ id }) => id === scope.id);
  return neighborhood ? posters.head(neighborhood) : null;
}
