import type { Coordinates } from './geo.ts';

/** The address of a route planner with the way to a place, by its coordinates or its whole address. */
export const directionsTo = (place: Coordinates | string): string =>
  routePlanner + (typeof place === 'string' ? encodeURIComponent(place) : `${place.lat},${place.lon}`);

const routePlanner = 'https://www.google.com/maps/dir/?api=1&destination=';
