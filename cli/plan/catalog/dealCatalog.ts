import {
  type DealPhase,
  type DealSpan,
  dealPhase,
  dealSpan,
  firstDay,
} from '../../../data/model/deals/dealPhase.ts';
import { byDiscount, type Comparator } from '../../../data/model/deals/ranking.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import type { Site, SiteDeal } from '../../content/site.ts';
import type { Posters } from '../images/posters.ts';
import { createCards } from './dealCard.ts';
import { type TallyValidity, tallyValidity } from './tallyValidity.ts';

/** A deal with what is derived from it once for all pages. */
export interface CatalogueEntry {
  readonly deal: SiteDeal;
  readonly span: DealSpan;
  /** As lists show it while it is live. */
  readonly card: DealCardData;
  /** The days on which an editor touched it. */
  readonly edits: readonly LocalDate[];
}

/** The deals of a site, highest discount first, and which of them lists show at the instant of planning. */
export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
  readonly bySlug: ReadonlyMap<string, CatalogueEntry>;
  readonly byCategory: ReadonlyMap<string, readonly CatalogueEntry[]>;
  readonly byNeighborhood: ReadonlyMap<string, readonly CatalogueEntry[]>;
  readonly byVendor: ReadonlyMap<string, readonly CatalogueEntry[]>;
  /** All entries in another order. */
  readonly inOrder: (order: Comparator<SiteDeal>) => readonly CatalogueEntry[];
  /** What lists show: the live deals, and the ended ones too where the site keeps them. */
  readonly listed: readonly CatalogueEntry[];
  readonly listedByCategory: ReadonlyMap<string, readonly CatalogueEntry[]>;
  readonly listedByNeighborhood: ReadonlyMap<string, readonly CatalogueEntry[]>;
  /** The times in which the numbers of `listed` stay as they are. */
  readonly tallyValid: TallyValidity;
  /** True for an entry that lists show; asks `clock` for its phase. */
  readonly isListed: (entry: CatalogueEntry, clock: Clock) => boolean;
  /** The card of an entry in a list at the instant of planning. */
  readonly cardOf: (entry: CatalogueEntry) => DealCardData;
  /** The cards of entries side by side at that instant. */
  readonly grid: (entries: readonly CatalogueEntry[]) => readonly DealCardData[];
}

/** Derives the catalogue of `site`; all clocks of `newClock` stand at the same instant. */
export function createCatalogue(site: Site, posters: Posters, newClock: () => Clock): Catalogue {
  const clock = newClock();
  const zone = site.config.city.timeZone;
  const toCard = createCards(site, posters);
  const spanOf = spanMaker(zone);
  const entries = [...site.deals].sort(byDiscount).map((deal): CatalogueEntry => {
    const span = spanOf(deal);
    return { deal, span, card: toCard(deal, span), edits: editsOf(deal) };
  });
  const keepsEnded = site.config.expiredDeals === 'show';
  const phases = new Map<CatalogueEntry, DealPhase>(
    entries.map((entry) => [entry, dealPhase(entry.span, clock)]),
  );
  const isShown = (phase: DealPhase | undefined) => phase === 'live' || (keepsEnded && phase === 'ended');
  const listed = entries.filter((entry) => isShown(phases.get(entry)));
  const cardOf = (entry: CatalogueEntry) =>
    phases.get(entry) === 'ended' ? { ...entry.card, ended: true } : entry.card;
  return {
    entries,
    bySlug: new Map(entries.map((entry) => [entry.deal.slug, entry])),
    byCategory: groupBy(entries, ({ deal }) => deal.category),
    byNeighborhood: groupBy(entries, ({ deal }) => deal.neighborhood),
    byVendor: groupBy(entries, ({ deal }) => deal.vendor),
    inOrder: ordersOf(entries),
    listed,
    listedByCategory: groupBy(listed, ({ deal }) => deal.category),
    listedByNeighborhood: groupBy(listed, ({ deal }) => deal.neighborhood),
    tallyValid: tallyValidity(entries, keepsEnded, newClock),
    isListed: (entry, asked) => isShown(dealPhase(entry.span, asked)),
    cardOf,
    grid: (some) => posters.inGrid(some.map(cardOf)),
  };
}

/** Many guides ask for the same few orders: each is worked out once. */
function ordersOf(entries: readonly CatalogueEntry[]): Catalogue['inOrder'] {
  const known = new Map<Comparator<SiteDeal>, readonly CatalogueEntry[]>([[byDiscount, entries]]);
  return (order) => {
    const sorted = known.get(order) ?? [...entries].sort((a, b) => order(a.deal, b.deal));
    known.set(order, sorted);
    return sorted;
  };
}

/** Zone arithmetic is slow and many deals share a day: each day is worked out once. */
function spanMaker(zone: string): (deal: SiteDeal) => DealSpan {
  const known = new Map<string, DealSpan>();
  return (deal) => {
    const key = `${firstDay(deal)}/${deal.expiryDate}`;
    const span = known.get(key) ?? dealSpan(deal, zone);
    known.set(key, span);
    return span;
  };
}

const editsOf = ({ publishedDate, updatedDate, priceCheckedDate }: SiteDeal): LocalDate[] =>
  [publishedDate, updatedDate, priceCheckedDate].filter((date) => date !== undefined);

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
