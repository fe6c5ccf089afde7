import { type Coordinates, distanceKm } from '../../../../data/model/geo.ts';
import { slugFromText } from '../../../../data/model/slugFromText.ts';
import type { FeedMap } from '../../../../data/schema/feedMap.ts';
import type { CityPart } from '../../../content/cityParts.ts';
import type { FeedRow } from '../rows/feedRow.ts';
import type { FeedCity } from './feedCity.ts';
import { firstOf } from './feedValues.ts';

/** The fields that say where a deal is; empty for the places of its vendor, and in a city without neighborhoods. */
export interface PlaceFields {
  readonly neighborhood?: string;
  readonly coordinates?: Coordinates;
  readonly citywide?: true;
}

/** Finds where the deal of a row is; `null` if the row is to be left out. */
export type FindPlace = (row: FeedRow, vendorHasPlaces: boolean) => PlaceFields | null;

/** The places that a map finds in the city. Where nothing can be told apart, a map need not say where deals are. */
export function createPlaceFinder(
  map: NonNullable<FeedMap['neighborhood']>,
  { neighborhoods, itself }: Pick<FeedCity, 'neighborhoods' | 'itself'>,
): FindPlace {
  const { from, near, default: otherwise = 'drop' } = map;
  const parts = itself ? [itself] : neighborhoods;
  const placeIn = ({ id }: CityPart): PlaceFields => (itself ? {} : { neighborhood: id });
  const isSilent = itself !== null && Object.keys(map).length === 0;
  const byName = namesOf(parts);
  const readName = from === undefined ? () => '' : firstOf(from);
  const readLat = near ? firstOf(near.lat) : () => '';
  const readLon = near ? firstOf(near.lon) : () => '';
  const maxKm = near?.km ?? 0;
  return (row, vendorHasPlaces) => {
    const at = near ? coordinatesOf(readLat(row), readLon(row)) : null;
    const named = byName.get(slugFromText(readName(row)));
    if (named !== undefined) {
      const isNear = at && named.coordinates && distanceKm(at, named.coordinates) <= maxKm;
      return { ...placeIn(named), ...(isNear ? { coordinates: at } : {}) };
    }
    const nearest = at && nearestTo(at, parts, maxKm);
    if (at && nearest) return { ...placeIn(nearest), coordinates: at };
    if (vendorHasPlaces || isSilent) return {};
    if (otherwise === 'drop') return null;
    return otherwise === 'citywide' ? { citywide: true } : { neighborhood: otherwise };
  };
}

/** Parts of the city by id, label and alias, as slugs. */
function namesOf(parts: readonly CityPart[]): ReadonlyMap<string, CityPart> {
  const byName = new Map<string, CityPart>();
  for (const part of parts) {
    for (const name of [part.id, part.label, ...part.aliases]) {
      const key = slugFromText(name);
      if (key !== '' && !byName.has(key)) byName.set(key, part);
    }
  }
  return byName;
}

function coordinatesOf(lat: string, lon: string): Coordinates | null {
  if (!/^[+-]?\d{1,3}(?:\.\d+)?$/.test(lat) || !/^[+-]?\d{1,3}(?:\.\d+)?$/.test(lon)) return null;
  const at = { lat: Number(lat), lon: Number(lon) };
  return Math.abs(at.lat) <= 90 && Math.abs(at.lon) <= 180 ? at : null;
}

function nearestTo(at: Coordinates, parts: readonly CityPart[], maxKm: number): CityPart | null {
  let nearest: CityPart | null = null;
  let least = maxKm;
  for (const part of parts) {
    if (part.coordinates === undefined) continue;
    const distance = distanceKm(at, part.coordinates);
    if (distance > least || (nearest !== null && distance === least)) continue;
    nearest = part;
    least = distance;
  }
  return nearest;
}
