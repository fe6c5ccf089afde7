import type { DealDates } from '../../../data/model/deals/dealPhase.ts';
import { byDiscount, byExpiry, byPopularity, type Comparator } from '../../../data/model/deals/ranking.ts';
import type { SiteDeal } from '../../content/site.ts';

/** The fields of a deal that tell how useful it is to most visitors. */
export type UsefulDeal = DealDates &
  Pick<SiteDeal, 'slug' | 'offer' | 'clickCount' | 'category' | 'publishedDate'>;

/** Newest first. */
const byNews: Comparator<Pick<SiteDeal, 'publishedDate'>> = (a, b) =>
  a.publishedDate < b.publishedDate ? 1 : a.publishedDate > b.publishedDate ? -1 : 0;

/** What makes a deal useful, and how much it counts. What many open says most; percent alone says little. */
const reasons: readonly (readonly [order: Comparator<UsefulDeal>, weight: number])[] = [
  [byPopularity, 4],
  [byExpiry, 2],
  [byNews, 1],
  [byDiscount, 1],
];

/**
 * `deals` with the most useful to most visitors first, the categories in turn: what many open, what ends or runs soon,
 * what is new, and what saves much. Places in these orders count instead of amounts, so that the order does not depend
 * on the day.
 */
export function inOrderOfUse<Entry extends { readonly deal: UsefulDeal }>(
  deals: readonly Entry[],
): readonly Entry[] {
  const points = new Map<string, number>();
  const nameless = deals.map(({ deal }) => ({ slug: deal.slug, same: { ...deal, slug: '' } }));
  for (const [order, weight] of reasons) {
    for (const [slug, place] of placesIn(order, nameless))
      points.set(slug, (points.get(slug) ?? 0) + weight * place);
  }
  const pointsOf = ({ deal }: Entry) => points.get(deal.slug) ?? 0;
  return categoriesInTurn(
    [...deals].sort((a, b) => pointsOf(a) - pointsOf(b) || (a.deal.slug < b.deal.slug ? -1 : 1)),
  );
}

/** The place of each deal by its slug. Deals that differ in nothing but their slugs (`same` has none) share a place. */
function placesIn(
  order: Comparator<UsefulDeal>,
  deals: readonly { readonly slug: string; readonly same: UsefulDeal }[],
): Map<string, number> {
  const places = new Map<string, number>();
  const sorted = [...deals].sort((a, b) => order(a.same, b.same));
  let place = 0;
  for (const [index, { slug, same }] of sorted.entries()) {
    const previous = sorted[index - 1];
    if (previous && order(previous.same, same) !== 0) place = index;
    places.set(slug, place);
  }
  return places;
}

/** `entries` with the categories in turn, so that no category takes all the first places. */
export function categoriesInTurn<Entry extends { readonly deal: Pick<SiteDeal, 'category'> }>(
  entries: readonly Entry[],
): Entry[] {
  const turns = new Map<string, number>();
  return entries
    .map((entry) => {
      const turn = turns.get(entry.deal.category) ?? 0;
      turns.set(entry.deal.category, turn + 1);
      return { entry, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ entry }) => entry);
}
