/** A point on the earth in decimal degrees, WGS 84. */
export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in kilometers, by the haversine formula. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const north = Math.sin(radians(b.lat - a.lat) / 2);
  const east = Math.sin(radians(b.lon - a.lon) / 2);
  const h = north * north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east * east;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * A place of a deal in the data for browsers: degrees of latitude and longitude, and which of the deal's neighborhoods it is
 * in, if there are several.
 */
export type DealPoint = readonly [lat: number, lon: number, neighborhood?: number];

/** Kilometers from `from` to the nearest place of a deal; `undefined` if the places are unknown. */
export const distanceTo = (
  { at }: { readonly at?: readonly DealPoint[] },
  from: Coordinates,
): number | undefined => at && Math.min(...at.map(([lat, lon]) => distanceKm({ lat, lon }, from)));
