import type { DealSpan } from '../../../data/model/deals/dealPhase.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';
import { categoryPath, dealPath, neighborhoodPath } from '../../../data/model/routes.ts';
import type { Site, SiteDeal } from '../../content/site.ts';
import type { Posters } from '../images/posters.ts';

/** A function that says what lists show of a deal of `site`. */
export function createCards(site: Site, posters: Posters): (deal: SiteDeal, span: DealSpan) => DealCardData {
  const categories = new Map(
    site.categories.map(({ id, label, tone }) => [id, { label, href: categoryPath(id), tone }]),
  );
  const neighborhoods = new Map(
    site.neighborhoods.map(({ id, label }) => [id, { label, href: neighborhoodPath(id) }]),
  );
  return (deal, span) => ({
    slug: deal.slug,
    href: dealPath(deal.slug),
    title: deal.title,
    summary: deal.summary,
    category: named(categories, deal.category),
    neighborhood: named(neighborhoods, deal.neighborhood),
    vendor: deal.vendor,
    image: posters.ofDeal(deal),
    price: deal.discountPrice,
    originalPrice: deal.originalPrice,
    percent: deal.discountPercent,
    expiryDate: deal.expiryDate,
    endsAt: span.endsAt,
    ended: false,
  });
}

function named<T>(names: ReadonlyMap<string, T>, id: string): T {
  const found = names.get(id);
  if (found === undefined) throw new Error(`Nothing is named ${id}; the cross-checks should have said so`);
  return found;
}
