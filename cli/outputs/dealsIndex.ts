import type { CatalogueEntry } from '../plan/catalogue.ts';

/** Changes when a browser that knows the file of before cannot read today's. */
const version = 1;

/** The listed deals as compact JSON for search and the assistant; highest discount first. */
export function dealsIndex(listed: readonly CatalogueEntry[]): string {
  return `${JSON.stringify({ version, deals: listed.map(searchDocument) })}\n`;
}

function searchDocument({ deal, card, span }: CatalogueEntry) {
  return {
    id: deal.id,
    slug: deal.slug,
    title: deal.title,
    summary: deal.summary,
    category: deal.category,
    neighborhood: deal.neighborhood,
    vendor: deal.vendor,
    price: deal.discountPrice,
    originalPrice: deal.originalPrice,
    percent: deal.discountPercent,
    expiryDate: deal.expiryDate,
    endsAt: span.endsAt,
    publishedDate: deal.publishedDate,
    image: card.image.src,
    clicks: deal.clickCount,
    ...(deal.affiliateUrl === undefined ? {} : { url: deal.affiliateUrl }),
    ...(deal.featured ? { featured: true } : {}),
    ...(deal.familyFriendly ? { family: true } : {}),
    ...(deal.adultsOnly ? { adults: true } : {}),
    ...(deal.outdoor === undefined ? {} : { outdoor: deal.outdoor }),
    ...(deal.intensity === undefined ? {} : { intensity: deal.intensity }),
    ...(deal.tags === undefined ? {} : { tags: deal.tags }),
    ...(deal.coordinates === undefined ? {} : { at: [deal.coordinates.lat, deal.coordinates.lon] }),
  };
}
