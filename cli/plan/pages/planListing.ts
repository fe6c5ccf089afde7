import { t } from '../../../data/messages/t.ts';
import { dealsPerPage } from '../../../data/model/deals/filterDeals.ts';
import type { ListingProps, PlannedPage } from '../../../data/model/pages/page.ts';
import { listingPagePath } from '../../../data/model/routes.ts';
import { intersect } from '../../../data/model/time/clock.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { liveWords, plainTexts } from '../../content/liveWords.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import { dealMapAddress } from '../images/cityMap.ts';
import { always, type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { linkedText, liveTitles } from './dealLinks.ts';
import { categoryTiles, type Listing, neighborhoodLinks, nextUpcoming } from './listings.ts';

/** The pages of a listing in order: aliases of the first page, the first page, the second … */
export function planListing(context: PlanContext, listing: Listing): PlannedPage<'listing'>[] {
  const { entries } = listing;
  const pageCount = Math.max(1, Math.ceil(entries.length / dealsPerPage));
  const comingSoon = nextUpcoming(listing.upcoming, context.newClock());
  const edits = daysOfEdits([...entries, ...comingSoon]);
  const clock = context.newClock();
  for (const instant of listing.changes) clock.dependOn(instant);
  const counts = showsChoices(listing) ? context.catalog.countsValid.groups : always;
  const { until } = clock.validity();
  const words = liveWords(listing.words, liveTitles(context, clock));
  const { valid, lastModified } = timing(context, clock, edits, listing.valid ?? always);
  const pageAt = (path: string, number: number): PlannedPage<'listing'> => {
    const canonicalPath = listingPagePath(listing.path, number);
    return {
      kind: 'listing',
      path,
      canonicalPath,
      // Numbers beside filters say nothing about the listing itself.
      valid: intersect(valid, counts),
      lastModified,
      indexable: entries.length > 0 && path === canonicalPath,
      source: listing.source,
      makeProps: () =>
        listingProps(context, { ...listing, words }, { number, pageCount, lastModified, comingSoon, until }),
    };
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

/** Whether a listing can be filtered. Deals that have not begun are few, and filters know nothing of them. */
const showsChoices = ({ scope, entries }: Listing) => scope.kind !== 'upcoming' || entries.length === 0;

interface PageOfListing {
  readonly number: number;
  readonly pageCount: number;
  readonly lastModified: number | null;
  /** When its number of deals changes next; `null` if it never does. */
  readonly until: number | null;
  /** Announced on the first page. */
  readonly comingSoon: readonly CatalogEntry[];
}

function listingProps(
  context: PlanContext,
  listing: Listing,
  { number, pageCount, lastModified, comingSoon, until }: PageOfListing,
): ListingProps {
  const { path, scope, picture, entries, time } = listing;
  const words = plainTexts(listing.words);
  const hasChoices = showsChoices(listing);
  const isFirst = number === 1;
  const description = isFirst
    ? words.metaDescription
    : t('plan.page-description', {
        page: String(number),
        count: String(pageCount),
        description: words.metaDescription,
      });
  const shown = entries.slice((number - 1) * dealsPerPage, number * dealsPerPage);
  const isCurrent = ({ href }: { href: string }) => href === path;
  return {
    head: planHead(context, {
      title: isFirst ? words.heading : t('plan.page-title', { title: words.heading, page: String(number) }),
      description,
      canonicalPath: listingPagePath(path, number),
      indexable: entries.length > 0,
      lastModified,
    }),
    breadcrumbs: [
      { label: t('page.home'), href: '/' },
      { label: words.label, href: path },
    ],
    heading: words.heading,
    range: time?.range ?? null,
    datedUntil: time?.until ?? until,
    intro: linkedText(listing.words.intro),
    scope,
    picture,
    total: entries.length,
    page: number,
    pageCount,
    path,
    deals: context.catalog.grid(shown),
    times: time ? shown.map(time.timesOf) : [],
    comingSoon: isFirst ? context.catalog.grid(comingSoon) : [],
    categories: (hasChoices ? categoryTiles(context) : []).map(({ id, label, href, count }) => ({
      id,
      label,
      href,
      count,
      current: isCurrent({ href }),
    })),
    neighborhoods: (hasChoices ? neighborhoodLinks(context) : []).map((link) => ({
      ...link,
      current: isCurrent(link),
    })),
    map: dealMapAddress(context.site.map, entries),
  };
}
