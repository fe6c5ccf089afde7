import { type Coordinates, distanceKm } from '../../../../data/model/geo.ts';
import { slugFromText } from '../../../../data/model/slugFromText.ts';
import type { Neighborhood } from '../../../../data/schema/dealGroups.ts';
import type { FeedMap } from '../../../../data/schema/feedMap.ts';
import type { FeedRow } from '../rows/feedRow.ts';
import { firstOf } from './feedValues.ts';

/** The fields that say where a deal is; empty for the places of its vendor. */
export interface PlaceFields {
  readonly neighborhood?: string;
  readonly coordinates?: Coordinates;
  readonly citywide?: true;
}

/** Finds where the deal of a row is; `null` if the row is to be left out. */
export type FindPlace = (row: FeedRow, vendorHasPlaces: boolean) => PlaceFields | null;

/** The places that a map finds among the neighborhoods of the city. */
export function createPlaceFinder(
  { from, near, default: otherwise = 'drop' }: NonNullable<FeedMap['neighborhood']>,
  neighborhoods: readonly Neighborhood[],
): FindPlace {
  const byName = namesOf(neighborhoods);
  const readName = from === undefined ? () => '' : firstOf(from);
  const readLat = near ? firstOf(near.lat) : () => '';
  const readLon = near ? firstOf(near.lon) : () => '';
  const maxKm = near?.km ?? 0;
  return (row, vendorHasPlaces) => {
    const at = near ? coordinatesOf(readLat(row), readLon(row)) : null;
    const named = byName.get(slugFromText(readName(row)));
    if (named !== undefined) {
      const isNear = at && named.coordinates && distanceKm(at, named.coordinates) <= maxKm;
      return { neighborhood: named.id, ...(isNear ? { coordinates: at } : {}) };
    }
    const nearest = at && nearestTo(at, neighborhoods, maxKm);
    if (at && nearest) return { neighborhood: nearest.id, coordinates: at };
    if (vendorHasPlaces) return {};
    if (otherwise === 'drop') return null;
    return otherwise === 'citywide' ? { citywide: true } : { neighborhood: otherwise };
  };
}

/** Neighborhoods by id, label and alias, as slugs. */
function namesOf(neighborhoods: readonly Neighborhood[]): ReadonlyMap<string, Neighborhood> {
  const byName = new Map<string, Neighborhood>();
  for (const neighborhood of neighborhoods) {
    for (const name of [neighborhood.id, neighborhood.label, ...neighborhood.aliases]) {
      const key = slugFromText(name);
      if (key !== '' && !byName.has(key)) byName.set(key, neighborhood);
    }
  }
  return byName;
}

function coordinatesOf(lat: string, lon: string): Coordinates | null {
  if (!/^[+-]?\d{1,3}(?:\.\d+)?$/.test(lat) || !/^[+-]?\d{1,3}(?:\.\d+)?$/.test(lon)) return null;
  const at = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(at.lat) <= 90 && Math.abs(at.lon) <= 180 ? at : null;
}

function nearestTo(
  at: Coordinates,
  neighborhoods: readonly Neighborhood[],
  maxKm: number,
): Neighborhood | null {
  let nearest: Neighborhood | null = null;
  let least = maxKm;
  for (const neighborhood of neighborhoods) {
    if (neighborhood.coordinates === undefined) continue;
    const distance = distanceKm(at, neighborhood.coordinates);
    if (distance > least || (nearest !== null && distance === least)) continue;
    nearest = neighborhood;
    least = distance;
  }
  return nearest;
}
