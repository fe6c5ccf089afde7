// A deal as search engines read it: its dates as events, or a product.
import { site } from './catalogue.mjs';

/** @typedef {import('../../rivalCity.ts').RivalDeal} Deal */

const maxEvents = 3;

/** @param {Deal} page */
export function product(page) {
  const offer = publicOffer(page);
  if (!offer) return [];
  const { deal, places } = page;
  const at = places.flatMap(({ items }) => items.filter(({ address }) => address)).map(placeOf(page));
  const offers = {
    ...offer,
    availability: 'https://schema.org/InStock',
    ...(deal.expiryDate && { priceValidUntil: deal.expiryDate }),
    seller: { '@type': 'Organization', name: deal.vendor },
    ...(at.length > 0 && { availableAtOrFrom: at }),
  };
  return [{ '@type': 'Product', ...wordsOf(page), category: deal.category.label, offers }];
}

/** @param {Deal} page */
export function events(page) {
  const [place, ...others] = page.places.flatMap(({ items }) => items);
  if (!page.sessions || !place?.address || others.length > 0) return [];
  const { geo, ...location } = placeOf(page)(place);
  const offer = publicOffer(page);
  return page.sessions.slice(0, maxEvents).map(({ start, end, soldOut }) => {
    const availability = `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`;
    return {
      '@type': 'Event',
      ...wordsOf(page),
      location,
      startDate: start,
      ...(end && { endDate: end }),
      ...(offer && { offers: { ...offer, availability } }),
    };
  });
}

/** @param {Deal} page */
const wordsOf = ({ deal: { title, summary, image }, head }) => ({
  name: title,
  description: summary,
  image: image.src.endsWith('.svg') ? head.image : site.origin + image.src,
});

/** The offer that everybody gets. @param {Deal} page */
function publicOffer({ state, deal: { offer }, head, couponCode }) {
  if (state.phase !== 'live' || offer.kind === 'words' || couponCode) return null;
  const price = offer.kind === 'free' ? 0 : offer.price;
  return { '@type': 'Offer', url: head.canonical, price, priceCurrency: site.currency };
}

/** @param {Deal} page */
const placeOf =
  ({ vendor }) =>
  /** @param {Deal['places'][number]['items'][number]} place */
  ({ name, address, at }) => ({
    '@type': 'Place',
    name: name ?? vendor.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: site.city,
      addressRegion: site.region,
      addressCountry: site.country,
    },
    ...(at && { geo: { '@type': 'GeoCoordinates', latitude: at.lat, longitude: at.lon } }),
  });
