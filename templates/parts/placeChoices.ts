import type { PlaceChoice } from '../../client/islands/dealBrowser/browserProps.ts';

/** Categories or neighborhoods as the deal browser takes them, which is sent with the page: no more than it needs. */
export const placeChoices = (places: readonly PlaceChoice[]): PlaceChoice[] =>
  places.map(({ id, label, href, count }) => ({ id, label, href, count }));
