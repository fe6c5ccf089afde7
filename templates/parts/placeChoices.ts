import type { ListingLink } from '../../client/islands/dealBrowser/browserProps.ts';

/** Categories or neighborhoods for the deal browser, with only the fields it needs, because they are sent with the page. */
export const placeChoices = (places: readonly Required<Omit<ListingLink, 'needsScript'>>[]): ListingLink[] =>
  places.map(({ id, label, href, count }) => ({ id, label, href, count }));
