import type { Tone } from '../../data/model/appearance.ts';
import { type DealData, type DealRecord, offerOf } from '../../data/model/deals/dealRecord.ts';
import { areaOf } from '../../data/model/deals/place.ts';
import { arrangePosters, preferredPoster } from '../../data/model/deals/posterOrder.ts';
import type { DealCardData } from '../../data/model/pages/view.ts';
import { categoryPath, dealPath, neighborhoodPath } from '../../data/model/routes.ts';

const size = { width: 800, height: 600, alt: '' };

/** The cards of deals shown side by side, with different posters for neighbors. */
export function cardsOf(deals: readonly DealRecord[], data: DealData): DealCardData[] {
  const postersOf = ({ art }: DealRecord) => (art === undefined ? [] : (data.art[art] ?? []));
  const preferred = (deal: DealRecord) => preferredPoster(deal.slug, Math.max(1, postersOf(deal).length));
  const chosen = arrangePosters(deals, postersOf, preferred);
  return deals.map((deal, index) => {
    const poster = postersOf(deal)[chosen[index] ?? 0];
    return cardOf(deal, data, poster?.src ?? deal.image ?? '');
  });
}

function cardOf(deal: DealRecord, { categories, neighborhoods }: DealData, src: string): DealCardData {
  const category = categories[deal.category];
  return {
    slug: deal.slug,
    href: dealPath(deal.slug),
    title: deal.title,
    summary: deal.summary,
    category: {
      label: category?.label ?? '',
      href: categoryPath(deal.category),
      tone: (category?.tone ?? 'ember') as Tone,
    },
    area: areaOf(
      deal.neighborhoods.map((id) => ({ label: neighborhoods[id]?.label ?? '', href: neighborhoodPath(id) })),
    ),
    vendor: deal.vendor,
    image: { src, ...size },
    offer: offerOf(deal),
    starts: null,
    expiryDate: deal.expiryDate ?? null,
    endsAt: deal.endsAt ?? null,
    dayEndsAt: deal.dayEndsAt,
    ended: false,
  };
}
