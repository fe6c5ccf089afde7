import type { DealProps } from '../../data/model/pages/page.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { absoluteUrl } from './absoluteUrl.ts';

/**
 * A live deal as a product with its offer. `null` for a deal that has not begun or is over: a product
 * without an offer is an error to search engines, and an offer that nobody can take is a lie.
 */
export function productOffer({ state, deal, head }: DealProps, { origin, currency }: Chrome) {
  if (state.phase !== 'live') return null;
  return {
    '@type': 'Product',
    name: deal.title,
    description: deal.summary,
    image: absoluteUrl(deal.image.src, origin),
    category: deal.category.label,
    offers: {
      '@type': 'Offer',
      url: head.canonical,
      price: deal.price,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      priceValidUntil: deal.expiryDate,
      seller: { '@type': 'Organization', name: deal.vendor },
    },
  };
}
