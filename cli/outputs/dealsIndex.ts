import type { DealChunks } from '../../data/model/deals/chunks/dealChunks.ts';
import { type DealData, type DealRecord, dealDataVersion } from '../../data/model/deals/dealRecord.ts';
import { neighborhoodsOf } from '../../data/model/deals/place.ts';
import type { Schedule } from '../../data/model/time/schedule.ts';
import type { Site } from '../content/site.ts';
import type { CatalogEntry } from '../plan/catalog/dealCatalog.ts';
import { guideLinks } from '../plan/pages/guideLinks.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import { frontDeals } from './chunks/frontDeals.ts';
import { coordinatesOf, offerFields } from './recordFields.ts';

/** The input of the index. */
export type PlannedDeals = Pick<PlannedSite, 'catalog' | 'posters'>;

/** Browsers load up to this number of listed deals at once; those of a larger catalog come in chunks. */
export const maxWholeDeals = 10_000;

/** `/deals.json`: the deals and guides for search, filters and the assistant. */
export const dealsIndex = (data: DealData): string => `${JSON.stringify(data)}\n`;

/** All listed deals and the guides, for browsers. */
export const wholeDealData = (site: Site, planned: PlannedDeals): DealData =>
  dealDataOf(site, planned, planned.catalog.listed);

/** The front of a large catalog: deals that represent all others, and the layout of the chunks. */
export const frontDealData = (site: Site, planned: PlannedDeals, chunks: DealChunks): DealData => ({
  ...dealDataOf(site, planned, frontDeals(planned.catalog.listed)),
  pieces: chunks,
});

function dealDataOf(
  site: Site,
  { catalog, posters }: PlannedDeals,
  deals: readonly CatalogEntry[],
): DealData {
  const art: Record<string, DealData['art'][string]> = {};
  for (const { deal } of catalog.listed) {
    const set = posters.posterSet(deal);
    if (set) art[set.name] ??= set.posters;
  }
  return {
    version: dealDataVersion,
    categories: Object.fromEntries(site.categories.map(({ id, label, tone }) => [id, { label, tone }])),
    neighborhoods: Object.fromEntries(
      site.neighborhoods.map(({ id, label, aliases }) => [
        id,
        { label, ...(aliases.length > 0 ? { aliases } : {}) },
      ]),
    ),
    art,
    deals: deals.map((entry) => dealRecord(entry, posters)),
    guides: guideLinks(site).map(({ label, href, description }) => ({ title: label, href, description })),
  };
}

/** The days of the week and the months on which a deal can be used; nothing for any. */
function usableDays({ days, months, hours }: Schedule): Pick<DealRecord, 'days' | 'months'> {
  const open = days ?? (hours?.every((line) => line.days) && hours.flatMap((line) => line.days ?? []));
  return {
    ...(open && new Set(open).size < 7 ? { days: [...new Set(open)].sort() } : {}),
    ...(months ? { months } : {}),
  };
}

/** A listed deal for browsers. */
export function dealRecord({ deal, card }: CatalogEntry, posters: PlannedSite['posters']): DealRecord {
  const set = posters.posterSet(deal);
  return {
    slug: deal.slug,
    title: deal.title,
    summary: deal.summary,
    category: deal.category,
    neighborhoods: neighborhoodsOf(deal.places),
    vendor: deal.vendor.name,
    ...offerFields(deal.offer),
    ...(deal.couponCode === undefined ? {} : { couponCode: deal.couponCode }),
    ...(card.expiryDate === null ? {} : { expiryDate: card.expiryDate }),
    ...(card.endsAt === null ? {} : { endsAt: card.endsAt }),
    publishedDate: deal.publishedDate,
    clicks: deal.clickCount,
    ...(set ? { art: set.name } : { image: card.image.src }),
    ...(deal.affiliateUrl === undefined ? {} : { url: deal.affiliateUrl }),
    ...usableDays(deal.schedule),
    ...(deal.featured ? { featured: true } : {}),
    ...(deal.familyFriendly ? { family: true } : {}),
    ...(deal.adultsOnly ? { adults: true } : {}),
    ...(deal.outdoor === undefined ? {} : { outdoor: deal.outdoor }),
    ...(deal.intensity === undefined ? {} : { intensity: deal.intensity }),
    ...(deal.tags === undefined ? {} : { tags: deal.tags }),
    ...coordinatesOf(deal.places),
  };
}
