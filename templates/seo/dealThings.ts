import { priceOf } from '../../data/model/deals/offer.ts';
import type { DealPlace, DealProps, DealSession } from '../../data/model/pages/deal.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { absoluteUrl } from './schemaOrg.ts';

/**
 * A live deal as a Product with its Offer. `null` for an upcoming or ended deal: search engines reject a product without an
 * offer, and an offer that nobody can buy would be false. So would a price that only a code gives.
 */
export function productOffer(page: DealProps, chrome: Chrome) {
  const { deal } = page;
  const offer = publicOffer(page, chrome);
  if (offer === null) return null;
  const places = addressedPlaces(page).map((place) => placeThing(place, page, chrome));
  return {
    '@type': 'Product',
    name: deal.title,
    description: deal.summary,
    image: rasterImage(page, chrome),
    category: deal.category.label,
    offers: {
      ...offer,
      availability: 'https://schema.org/InStock',
      ...(deal.expiryDate !== null && { priceValidUntil: deal.expiryDate }),
      seller: { '@type': 'Organization', name: deal.vendor },
      ...(places.length > 0 && { availableAtOrFrom: places }),
    },
  };
}

/** Of many dates, search results show the next ones. */
const maxEvents = 3;

/**
 * The next dates of a deal as Events, if it has a single place with an address, which search engines require. They take
 * an event as scheduled, and as one to go to, unless it says otherwise.
 */
export function sessionEvents(page: DealProps, chrome: Chrome) {
  const { deal, times } = page;
  const [place, ...others] = page.places.flatMap(({ items }) => items);
  if (times.kind !== 'sessions' || !place || others.length > 0 || !isAddressed(place)) return [];
  const event = {
    '@type': 'Event',
    name: deal.title,
    description: deal.summary,
    image: rasterImage(page, chrome),
    location: { ...placeThing(place, page, chrome), geo: undefined },
  };
  const offer = publicOffer(page, chrome);
  return times.items.slice(0, maxEvents).map((session) => ({
    ...event,
    startDate: session.start,
    ...(session.end !== null && { endDate: session.end }),
    ...(offer && { offers: { ...offer, availability: availabilityOf(session) } }),
  }));
}

/** Search engines show photos and other pictures of pixels, not drawings: for a poster, the picture of shared links. */
const rasterImage = ({ deal: { image }, head }: DealProps, { origin }: Chrome) =>
  image.src.endsWith('.svg') ? head.image : absoluteUrl(image.src, origin);

const availabilityOf = ({ soldOut }: DealSession) =>
  soldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock';

/** The Offer of a live deal at the price that everybody pays; `null` if it names none, or a code is needed. */
function publicOffer({ state, deal, head, couponCode }: DealProps, { currency }: Chrome) {
  const price = priceOf(deal.offer);
  if (state.phase !== 'live' || price === null || couponCode !== null) return null;
  return { '@type': 'Offer', url: head.canonical, price, priceCurrency: currency };
}

type AddressedPlace = DealPlace & { readonly address: string };

const isAddressed = (place: DealPlace): place is AddressedPlace => place.address !== null;

const addressedPlaces = ({ places }: DealProps) => places.flatMap(({ items }) => items.filter(isAddressed));

function placeThing({ name, address, at }: AddressedPlace, { vendor }: DealProps, { city }: Chrome) {
  return {
    '@type': 'Place',
    name: name ?? vendor.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city.name,
      addressRegion: city.regionCode,
      addressCountry: city.country,
    },
    ...(at && { geo: { '@type': 'GeoCoordinates', latitude: at.lat, longitude: at.lon } }),
  };
}
