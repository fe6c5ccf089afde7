import { t } from '../../../data/messages/t.ts';
import { type DealPhase, dealPhase, firstDay } from '../../../data/model/deals/dealPhase.ts';
import { factLines } from '../../../data/model/deals/factLines.ts';
import { offerTitle } from '../../../data/model/deals/offerWords.ts';
import { neighborhoodsOf } from '../../../data/model/deals/place.ts';
import type { DealProps, DealState, DealTimes, DealVendor } from '../../../data/model/pages/deal.ts';
import type { PlannedPage } from '../../../data/model/pages/page.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';
import { dealPath } from '../../../data/model/routes.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import { type PlanFrame, pageOf } from '../ingredients.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { splitParagraphs } from './contentText.ts';
import { planMap, planPlaces } from './dealPlaces.ts';
import { dependOnSessions, planTimes } from './dealTimes.ts';
import { planVendorOf } from './planVendor.ts';

const similarCount = 4;
const sameVendorCount = 4;

/**
 * The page of a deal. It goes stale when the phase of the deal changes, or that of a deal that it links to, and when a
 * session that it names is over.
 */
export function planDeal(context: PlanContext, entry: CatalogEntry): PlannedPage<'deal'> {
  const clock = context.newClock();
  const { deal } = entry;
  const phase = dealPhase(entry.span, clock);
  const similar = pickSimilar(context, entry, clock);
  const sameVendor = pickSameVendor(context, entry, clock, similar);
  if (phase !== 'ended') dependOnSessions(deal, clock, context.zone);
  const vendor = planVendorOf(context, deal, clock);
  const { valid, lastModified } = timing(context, clock, entry.edits);
  const path = dealPath(deal.slug);
  const indexable = phase !== 'ended' || context.site.config.expiredDeals === 'show';
  return pageOf<'deal', DealIngredients>(
    context,
    { kind: 'deal', path, canonicalPath: path, valid, lastModified, indexable, source: deal.source },
    { deals: { entry, similar, sameVendor }, own: { phase, vendor, lastModified, indexable } },
    dealProps,
  );
}

interface DealIngredients {
  readonly deals: {
    readonly entry: CatalogEntry;
    readonly similar: readonly CatalogEntry[];
    readonly sameVendor: readonly CatalogEntry[];
  };
  readonly own: {
    readonly phase: DealPhase;
    readonly vendor: DealVendor;
    readonly lastModified: number | null;
    readonly indexable: boolean;
  };
}

function dealProps(
  frame: PlanFrame,
  { deals: { entry, similar, sameVendor }, own: { phase, vendor, lastModified, indexable } }: DealIngredients,
): DealProps {
  const { deal, card } = entry;
  const ended = phase === 'ended';
  const arrange = (entries: readonly CatalogEntry[]) =>
    frame.posters.arrangeGrid(entries.map((other) => other.card));
  return {
    head: planHead(frame, {
      title: ended ? deal.title : [offerTitle(deal.title, deal.offer), deal.title],
      description: deal.summary,
      canonicalPath: dealPath(deal.slug),
      keywords: deal.tags ?? [],
      type: 'product',
      indexable,
      published: deal.publishedDate,
      lastModified,
    }),
    breadcrumbs: breadcrumbs(card),
    state: stateOf(entry, phase),
    deal: ended ? { ...card, ended } : card,
    emblem: entry.emblem,
    description: splitParagraphs(deal.description),
    affiliateUrl: phase === 'live' ? (deal.affiliateUrl ?? null) : null,
    couponCode: phase === 'live' ? (deal.couponCode ?? null) : null,
    places: planPlaces(frame, deal.places),
    map: planMap(frame.site, deal.places),
    facts: factLines(deal),
    included: deal.included ?? [],
    goodToKnow: splitParagraphs(deal.goodToKnow ?? ''),
    restrictions: deal.restrictions ?? [],
    priceCheckedDate: ended ? null : (deal.priceCheckedDate ?? null),
    vendor,
    times: ended ? noTimes : planTimes(deal, phase, frame.newClock(), frame.zone),
    similar: arrange(similar),
    sameVendor: arrange(sameVendor),
  };
}

const noTimes: DealTimes = { kind: 'unknown' };

const breadcrumbs = (card: DealCardData) => [
  { label: t('page.home'), href: '/' },
  { label: card.category.label, href: card.category.href },
  { label: card.title, href: card.href },
];

function stateOf({ deal, span }: CatalogEntry, phase: DealPhase): DealState {
  if (phase !== 'upcoming') return { phase };
  return { phase, startDate: firstDay(deal) ?? deal.publishedDate, startsAt: span.startsAt ?? 0 };
}

/**
 * Live deals of the same category or a same neighborhood: those of a kind, then those of the same category and neighborhood, of
 * the same category, and of the same neighborhood. What shares neither is not similar, so there can be fewer than four.
 */
function pickSimilar({ catalog }: PlanContext, entry: CatalogEntry, clock: Clock): CatalogEntry[] {
  const { category, places } = entry.deal;
  const sameCategory = catalog.byCategory.get(category) ?? [];
  function* neighbors() {
    for (const id of neighborhoodsOf(places))
      yield* catalog.othersAfter(entry, catalog.byNeighborhood.get(id) ?? []);
  }
  function* candidates() {
    yield* catalog.ofAKind(entry);
    for (const other of neighbors()) if (other.deal.category === category) yield other;
    yield* catalog.othersAfter(entry, sameCategory);
    yield* neighbors();
  }
  return firstLive(candidates(), similarCount, clock);
}

function pickSameVendor(
  { catalog }: PlanContext,
  entry: CatalogEntry,
  clock: Clock,
  similar: readonly CatalogEntry[],
): CatalogEntry[] {
  const sameVendor = catalog.byVendor.get(entry.deal.vendor.name) ?? [];
  function* candidates() {
    for (const other of catalog.othersAfter(entry, sameVendor)) if (!similar.includes(other)) yield other;
  }
  return firstLive(candidates(), sameVendorCount, clock);
}

/** Asks `clock` about no more deals than needed, so that the page depends on few deals that it does not show. */
function firstLive(candidates: Iterable<CatalogEntry>, count: number, clock: Clock): CatalogEntry[] {
  const live = new Set<CatalogEntry>();
  for (const candidate of candidates) {
    if (live.size === count) break;
    if (!live.has(candidate) && dealPhase(candidate.span, clock) === 'live') live.add(candidate);
  }
  return [...live];
}
