import { t } from '../../../data/messages/t.ts';
import { dealsPerPage } from '../../../data/model/deals/filterDeals.ts';
import type { ListingProps, PlannedPage } from '../../../data/model/pages/page.ts';
import { listingPagePath } from '../../../data/model/routes.ts';
import { intersect } from '../../../data/model/time/clock.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { liveWords, plainTexts } from '../../content/liveWords.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import { dealMapAddress } from '../images/cityMap.ts';
import { type PlanFrame, pageOf } from '../ingredients.ts';
import { always, type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { linkedText, liveTitles } from './dealLinks.ts';
import { categoryTiles, type Listing, neighborhoodLinks, nextUpcoming } from './listings.ts';
import { listedTimesOf } from './timeListings.ts';
import { wordEnds } from './wordEnds.ts';

/** The pages of a listing in order: aliases of the first page, the first page, the second … */
export function planListing(context: PlanContext, listing: Listing): PlannedPage<'listing'>[] {
  const { entries, source } = listing;
  const pageCount = Math.max(1, Math.ceil(entries.length / dealsPerPage));
  const comingSoon = nextUpcoming(listing.upcoming, context.newClock());
  const clock = context.newClock();
  for (const instant of listing.changes) clock.dependOn(instant);
  const counts = showsChoices(listing) ? context.catalog.countsValid.groups : always;
  const { until } = clock.validity();
  const words = liveWords(listing.words, liveTitles(context, clock));
  const edits = daysOfEdits([...entries, ...comingSoon]);
  const { valid, lastModified } = timing(context, clock, edits, listing.valid ?? always);
  const shared = sharedByPages(context, { ...listing, words }, { pageCount, lastModified, until });
  const pageAt = (path: string, number: number): PlannedPage<'listing'> => {
    const canonicalPath = listingPagePath(listing.path, number);
    const indexable = entries.length > 0 && path === canonicalPath;
    const shown = entries.slice((number - 1) * dealsPerPage, number * dealsPerPage);
    return pageOf<'listing', ListingIngredients>(
      context,
      // Numbers beside filters say nothing about the listing itself.
      {
        kind: 'listing',
        path,
        canonicalPath,
        valid: intersect(valid, counts),
        lastModified,
        indexable,
        source,
      },
      { deals: { shown, comingSoon: number === 1 ? comingSoon : [] }, shared, own: { number } },
      listingProps,
    );
  };
  return [
    ...listing.aliases.map((path) => pageAt(path, 1)),
    ...Array.from({ length: pageCount }, (_, index) =>
      pageAt(listingPagePath(listing.path, index + 1), index + 1),
    ),
  ];
}

/** The days on which any of `entries` was edited, each once. */
function daysOfEdits(entries: readonly CatalogEntry[]): ReadonlySet<LocalDate> {
  const days = new Set<LocalDate>();
  for (const { edits } of entries) for (const day of edits) days.add(day);
  return days;
}

/** Whether a listing can be filtered. Filters know nothing of deals that have not begun, and have an order by price of their own. */
const showsChoices = ({ scope, entries }: Listing) =>
  (scope.kind !== 'upcoming' && scope.kind !== 'prices') || entries.length === 0;

interface ListingIngredients {
  readonly deals: {
    readonly shown: readonly CatalogEntry[];
    /** Announced on the first page. */
    readonly comingSoon: readonly CatalogEntry[];
  };
  readonly shared: SharedByPages;
  readonly own: { readonly number: number };
}

/** What all pages of a listing show. */
interface SharedByPages
  extends Pick<Listing, 'path' | 'scope' | 'picture' | 'words'>,
    Pick<
      ListingProps,
      'intro' | 'total' | 'pageCount' | 'categories' | 'neighborhoods' | 'map' | 'datedUntil'
    > {
  readonly time: Listing['time'] | null;
  readonly lastModified: number | null;
}

function sharedByPages(
  context: PlanContext,
  listing: Listing,
  {
    until,
    ...times
  }: {
    readonly pageCount: number;
    readonly lastModified: number | null;
    /** When its number of deals changes next; `null` if it never does. */
    readonly until: number | null;
  },
): SharedByPages {
  const { path, scope, picture, words, entries, time = null } = listing;
  const hasChoices = showsChoices(listing);
  const isCurrent = ({ href }: { href: string }) => href === path;
  return {
    ...{ path, scope, picture, words, time },
    ...times,
    intro: linkedText(words.intro, wordEnds(context, null)),
    total: entries.length,
    datedUntil: time?.until ?? until,
    categories: (hasChoices ? categoryTiles(context) : []).map(({ id, label, href, count }) => ({
      ...{ id, label, href, count },
      current: isCurrent({ href }),
    })),
    neighborhoods: (hasChoices ? neighborhoodLinks(context) : []).map((link) => ({
      ...link,
      current: isCurrent(link),
    })),
    map: dealMapAddress(context.site.map, entries),
  };
}

function listingProps(
  frame: PlanFrame,
  { deals: { shown, comingSoon }, shared, own: { number } }: ListingIngredients,
): ListingProps {
  const { time, words: writtenWords, lastModified, ...same } = shared;
  const { path, pageCount } = same;
  const words = plainTexts(writtenWords);
  const isFirst = number === 1;
  const description = isFirst
    ? words.metaDescription
    : t('plan.page-description', {
        page: String(number),
        count: String(pageCount),
        description: words.metaDescription,
      });
  return {
    ...same,
    head: planHead(frame, {
      title: isFirst ? words.heading : t('plan.page-title', { title: words.heading, page: String(number) }),
      description,
      canonicalPath: listingPagePath(path, number),
      indexable: same.total > 0,
      lastModified,
    }),
    breadcrumbs: [
      { label: t('page.home'), href: '/' },
      { label: words.label, href: path },
    ],
    heading: words.heading,
    range: time?.label ?? null,
    page: number,
    deals: frame.grid(shown),
    times: time ? shown.map((entry) => listedTimesOf(frame, time, entry)) : [],
    comingSoon: frame.grid(comingSoon),
  };
}
