import { subtractMoney } from '../../../data/model/amounts.ts';
import { type DealPhase, dealPhase, firstDay } from '../../../data/model/deals/dealPhase.ts';
import type { DealProps, DealState, PageOf } from '../../../data/model/pages/page.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';
import { dealPath } from '../../../data/model/routes.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import type { SiteDeal } from '../../content/site.ts';
import type { CatalogueEntry } from '../catalog/dealCatalog.ts';
import { lazyPage } from '../lazyPage.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { inParagraphs } from './paragraphs.ts';

const similarCount = 4;
const sameVendorCount = 4;

/** The page of a deal. It goes stale when the deal changes its phase, or one that it shows beside it does. */
export function planDeal(context: PlanContext, entry: CatalogueEntry): PageOf<'deal'> {
  const clock = context.newClock();
  const { deal } = entry;
  const phase = dealPhase(entry.span, clock);
  const similar = pickSimilar(context, entry, clock);
  const sameVendor = pickSameVendor(context, entry, similar, clock);
  const { valid, lastModified } = timing(context, clock, entry.edits);
  const path = dealPath(deal.slug);
  const indexable = phase !== 'ended' || context.site.config.expiredDeals === 'show';
  const facts = { path, canonicalPath: path, valid, lastModified, indexable, source: deal.source };
  return lazyPage({ kind: 'deal', ...facts }, () => ({
    head: planHead(context.site, {
      title: `${deal.title}: ${deal.discountPercent}% off`,
      description: deal.summary,
      canonicalPath: path,
      keywords: deal.tags ?? [],
      type: 'product',
      indexable,
      published: deal.publishedDate,
      lastModified,
    }),
    ...dealWords(entry, phase),
    similar: context.posters.inGrid(similar.map(({ card }) => card)),
    sameVendor: context.posters.inGrid(sameVendor.map(({ card }) => card)),
  }));
}

function dealWords(
  entry: CatalogueEntry,
  phase: DealPhase,
): Omit<DealProps, 'head' | 'similar' | 'sameVendor'> {
  const { deal, card } = entry;
  const ended = phase === 'ended';
  return {
    breadcrumbs: breadcrumbs(card),
    state: stateOf(entry, phase),
    deal: ended ? { ...card, ended } : card,
    description: inParagraphs(deal.description),
    saving: subtractMoney(deal.originalPrice, deal.discountPrice),
    affiliateUrl: phase === 'live' ? (deal.affiliateUrl ?? null) : null,
    audience: deal.goodFor ?? audienceOf(deal),
    setting: deal.outdoor === undefined ? null : deal.outdoor ? 'Outdoors' : 'Indoors',
    included: deal.included ?? [],
    goodToKnow: inParagraphs(deal.goodToKnow ?? ''),
    restrictions: deal.restrictions ?? [],
    priceCheckedDate: ended ? null : (deal.priceCheckedDate ?? null),
  };
}

const breadcrumbs = (card: DealCardData) => [
  { label: 'Home', href: '/' },
  { label: card.category.label, href: card.category.href },
  { label: card.title, href: card.href },
];

function stateOf({ deal, span }: CatalogueEntry, phase: DealPhase): DealState {
  if (phase !== 'upcoming') return { phase };
  return { phase, startDate: firstDay(deal) ?? deal.publishedDate, startsAt: span.startsAt ?? 0 };
}

const audienceOf = ({ familyFriendly, adultsOnly }: SiteDeal) =>
  familyFriendly ? 'Families' : adultsOnly ? 'Adults' : null;

/**
 * Live deals of the same category and neighborhood, then of the same category, then of the same neighborhood. Each
 * list is read from the deal's own place on and around, so that pages link to different deals, and no further than
 * needed, so that the page depends on no deal that it does not name.
 */
function pickSimilar({ catalogue }: PlanContext, entry: CatalogueEntry, clock: Clock): CatalogueEntry[] {
  const { category, neighborhood } = entry.deal;
  const sameCategory = catalogue.byCategory.get(category) ?? [];
  const sameNeighborhood = catalogue.byNeighborhood.get(neighborhood) ?? [];
  const picked: CatalogueEntry[] = [];
  const take = (list: readonly CatalogueEntry[], wanted: (candidate: CatalogueEntry) => boolean) =>
    takeLive(list, entry, similarCount, picked, clock, wanted);
  take(sameNeighborhood, ({ deal }) => deal.category === category);
  take(sameCategory, () => true);
  take(sameNeighborhood, () => true);
  return picked;
}

function pickSameVendor(
  { catalogue }: PlanContext,
  entry: CatalogueEntry,
  similar: readonly CatalogueEntry[],
  clock: Clock,
): CatalogueEntry[] {
  const picked: CatalogueEntry[] = [];
  const list = catalogue.byVendor.get(entry.deal.vendor) ?? [];
  takeLive(list, entry, sameVendorCount, picked, clock, (candidate) => !similar.includes(candidate));
  return picked;
}

function takeLive(
  list: readonly CatalogueEntry[],
  self: CatalogueEntry,
  count: number,
  picked: CatalogueEntry[],
  clock: Clock,
  wanted: (candidate: CatalogueEntry) => boolean,
): void {
  const own = placeIn(list).get(self) ?? 0;
  for (let step = 1; step < list.length && picked.length < count; step++) {
    const candidate = list[(own + step) % list.length];
    if (!candidate || candidate === self || picked.includes(candidate) || !wanted(candidate)) continue;
    if (dealPhase(candidate.span, clock) === 'live') picked.push(candidate);
  }
}

const places = new WeakMap<readonly CatalogueEntry[], Map<CatalogueEntry, number>>();

/** Where each entry stands in a list; remembered with the list, which is read once for each of its deals. */
function placeIn(list: readonly CatalogueEntry[]): Map<CatalogueEntry, number> {
  let found = places.get(list);
  if (!found) {
    found = new Map(list.map((entry, index) => [entry, index]));
    places.set(list, found);
  }
  return found;
}
