import { type DealSpan, dealSpan, runOf } from '../../../data/model/deals/dealPhase.ts';
import { areaOf, neighborhoodsOf } from '../../../data/model/deals/place.ts';
import { byDiscount, type Comparator } from '../../../data/model/deals/ranking.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { DealCardData, Picture } from '../../../data/model/pages/view.ts';
import { categoryPath, dealPath } from '../../../data/model/routes.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { Run } from '../../../data/model/time/schedule.ts';
import type { Zone } from '../../../data/model/time/zone.ts';
import { cityParts } from '../../content/cityParts.ts';
import type { Site, SiteDeal } from '../../content/site.ts';
import type { Posters } from '../images/posters.ts';
import { neighborhoodHref } from '../neighborhoodHref.ts';
import { type CountChanges, countChanges } from './countValidity.ts';
import { createDealsOfAKind } from './dealsOfAKind.ts';
import { inOrderOfUse } from './usefulness.ts';

/** A deal with the data that is derived from it once for all pages. */
export interface CatalogEntry {
  readonly deal: SiteDeal;
  readonly span: DealSpan;
  /** Its first and last day. */
  readonly run: Run;
  /** The deal in lists while it is live. */
  readonly card: DealCardData;
  /** The drawing of its poster alone; `null` if the content has its picture. */
  readonly emblem: Picture | null;
  /** The days on which an editor worked on it. */
  readonly edits: readonly LocalDate[];
}

/** The deals of a site, highest discount first, whatever the time is. */
export interface DealIndex {
  readonly entries: readonly CatalogEntry[];
  readonly bySlug: ReadonlyMap<string, CatalogEntry>;
  readonly byCategory: ReadonlyMap<string, readonly CatalogEntry[]>;
  readonly byNeighborhood: ReadonlyMap<string, readonly CatalogEntry[]>;
  readonly byVendor: ReadonlyMap<string, readonly CatalogEntry[]>;
  /** All entries, the most useful to most visitors first, the categories in turn. */
  readonly byUse: readonly CatalogEntry[];
  /** All entries in another order. */
  readonly inOrder: (order: Comparator<SiteDeal>) => readonly CatalogEntry[];
  /** The other entries of `list`, from the place of `entry` on and around: each deal page links to different deals. */
  readonly othersAfter: (entry: CatalogEntry, list: readonly CatalogEntry[]) => Iterable<CatalogEntry>;
  /** What is of a kind with an entry, the closest first; whatever the time is. */
  readonly ofAKind: (entry: CatalogEntry) => readonly CatalogEntry[];
  /** When the numbers of listed deals change. */
  readonly countChanges: CountChanges;
}

/** The index of the deals of `site`. */
export function createDealIndex(site: Site, posters: Posters, zone: Zone): DealIndex {
  const entries = entriesOf(site, posters, zone);
  return {
    entries,
    bySlug: new Map(entries.map((entry) => [entry.deal.slug, entry])),
    byCategory: groupBy(entries, ({ deal }) => [deal.category]),
    byNeighborhood: groupBy(entries, ({ deal }) => neighborhoodsOf(deal.places)),
    byVendor: groupBy(entries, ({ deal }) => [deal.vendor.name]),
    byUse: inOrderOfUse(entries),
    inOrder: memoize((order) => [...entries].sort((a, b) => order(a.deal, b.deal))),
    othersAfter: createOthersAfter(),
    ofAKind: createDealsOfAKind(entries),
    countChanges: countChanges(entries, site.config.expiredDeals === 'show'),
  };
}

function entriesOf(site: Site, posters: Posters, zone: Zone): CatalogEntry[] {
  const toCard = createCards(site, posters, zone);
  return [...site.deals].sort(byDiscount).map((deal) => {
    const span = dealSpan(deal, zone);
    // Requested here: pages are rendered after the list of files is made.
    const emblem = deal.art ? posters.emblem(deal.art.drawing) : null;
    return { deal, span, run: runOf(deal), card: toCard(deal, span), emblem, edits: editsOf(deal) };
  });
}

const editsOf = ({ publishedDate, updatedDate, priceCheckedDate }: SiteDeal): LocalDate[] =>
  [publishedDate, updatedDate, priceCheckedDate].filter((date) => date !== undefined);

/** Where an event ends before or after midnight, countdowns are to that. */
function dayEndOf(last: LocalDate | null, { endsAt }: DealSpan, zone: Zone): Pick<DealCardData, 'dayEndsAt'> {
  const dayEndsAt = last === null ? endsAt : zone.endOfDate(last);
  return dayEndsAt === endsAt || dayEndsAt === null ? {} : { dayEndsAt };
}

function createCards(
  site: Site,
  posters: Posters,
  zone: Zone,
): (deal: SiteDeal, span: DealSpan) => DealCardData {
  const categories = new Map(
    site.categories.map(({ id, label, tone }) => [id, { label, href: categoryPath(id), tone }]),
  );
  const neighborhoods = new Map(
    cityParts(site).map(({ id, label }) => [id, { label, href: neighborhoodHref(site, id) }]),
  );
  return (deal, span) => ({
    slug: deal.slug,
    href: dealPath(deal.slug),
    title: deal.title,
    summary: deal.summary,
    category: findById(categories, deal.category),
    area: areaOf(neighborhoodsOf(deal.places).map((id) => findById(neighborhoods, id))),
    vendor: deal.vendor.name,
    image: posters.dealPicture(deal),
    offer: deal.offer,
    starts: null,
    expiryDate: runOf(deal).last,
    endsAt: span.endsAt,
    ...dayEndOf(runOf(deal).last, span, zone),
    ended: false,
  });
}

function findById<T>(items: ReadonlyMap<string, T>, id: string): T {
  const item = items.get(id);
  if (item === undefined) throw new Error(`There is no ${id}; the cross-checks should have reported it`);
  return item;
}

function createOthersAfter(): DealIndex['othersAfter'] {
  // The same list is passed once for each of its entries.
  const positionsIn = memoize(
    (list: readonly CatalogEntry[]) => new Map(list.map((entry, index) => [entry, index])),
  );
  return function* (entry, list) {
    const own = positionsIn(list).get(entry) ?? 0;
    for (let step = 1; step < list.length; step++) {
      const other = list[(own + step) % list.length];
      if (other && other !== entry) yield other;
    }
  };
}

/** `items` by their keys, in their order. */
export function groupBy<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}
