import { type Coordinates, distanceKm } from '../../data/model/geo.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeIn } from '../diagnostics/sourceFile.ts';
import { type Draft, rawField } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';

/** In kilometers: a trip of a day. */
const maxDistance = 150;

/** Coordinates in the content. */
interface LocatedPoint {
  readonly item: Draft<unknown>;
  readonly path: readonly PropertyKey[];
  readonly point: Coordinates;
}

/** A way in which coordinates are often mistaken; `correct` takes it back. */
interface Mistake {
  readonly words: string;
  readonly correct: (point: Coordinates) => Coordinates;
}

const mistakes: readonly Mistake[] = [
  {
    words: 'Latitude and longitude seem to be swapped',
    correct: ({ lat, lon }) => ({ lat: lon, lon: lat }),
  },
  {
    words: 'The longitude seems to lack its sign: west is negative',
    correct: ({ lat, lon }) => ({ lat, lon: -lon }),
  },
  {
    words: 'The latitude seems to lack its sign: south is negative',
    correct: ({ lat, lon }) => ({ lat: -lat, lon }),
  },
  {
    words: 'Both coordinates seem to lack their sign',
    correct: ({ lat, lon }) => ({ lat: -lat, lon: -lon }),
  },
];

/**
 * Reports coordinates far from the city (CD405), as errors if they are near once the two numbers are swapped or a sign is
 * changed (CD319). If that holds for all neighborhoods, the coordinates of the city itself are the mistaken ones. Of the deals,
 * only `toCheck` are checked.
 */
export function checkCoordinates(drafts: SiteDrafts, toCheck = drafts.deals): Diagnostic[] {
  const { site } = drafts;
  const city = site && pointAt(rawField(site, 'city'));
  if (!site || !city) return [];
  const neighborhoods = drafts.neighborhoods.flatMap((item) => pointsIn(item, item.raw, []));
  const cityMistake = mistakeOfCity(city, neighborhoods);
  if (cityMistake) {
    return [mistaken({ item: site, path: ['city', 'coordinates'], point: city }, cityMistake)];
  }
  const { vendors, holidays, map } = drafts;
  const others = [
    ...toCheck,
    ...vendors,
    ...holidays.flatMap(({ hub, pages }) => [...(hub ? [hub] : []), ...pages]),
    ...(map ? [map] : []),
  ];
  return [...neighborhoods, ...others.flatMap((item) => pointsIn(item, item.raw, []))].flatMap((located) =>
    checkPoint(located, city),
  );
}

/** The mistake that all neighborhoods seem to have alike, so that it is the city's; `null` if there is none. */
function mistakeOfCity(city: Coordinates, neighborhoods: readonly LocatedPoint[]): Mistake | null {
  if (neighborhoods.length < 2) return null;
  const found = neighborhoods.map(({ point }) => (isNear(point, city) ? null : mistakeOf(point, city)));
  const [first = null] = found;
  return found.every((mistake) => mistake === first) ? first : null;
}

function checkPoint(located: LocatedPoint, city: Coordinates): Diagnostic[] {
  const { point } = located;
  if (isNear(point, city)) return [];
  const mistake = mistakeOf(point, city);
  return [mistake ? mistaken(located, mistake) : farAway(located, distanceKm(point, city))];
}

const isNear = (point: Coordinates, city: Coordinates) => distanceKm(point, city) <= maxDistance;

const mistakeOf = (point: Coordinates, city: Coordinates): Mistake | null =>
  mistakes.find(({ correct }) => isPoint(correct(point)) && isNear(correct(point), city)) ?? null;

function mistaken(located: LocatedPoint, { words, correct }: Mistake): Diagnostic {
  const { lat, lon } = correct(located.point);
  return pointDiagnostic(located, {
    code: 'CD319',
    problem: `${words}.`,
    expected: `coordinates within ${maxDistance} km of the city`,
    hint: `Did you mean { "lat": ${lat}, "lon": ${lon} }?`,
  });
}

const farAway = (located: LocatedPoint, distance: number) =>
  pointDiagnostic(located, {
    code: 'CD405',
    severity: 'warning',
    problem: `This place is ${Math.round(distance)} km from the city.`,
    hint: 'Compare the coordinates with a map.',
  });

const pointDiagnostic = (
  { item: { file, path: base }, path }: LocatedPoint,
  fields: Pick<Diagnostic, 'code' | 'problem'> & Partial<Diagnostic>,
) => diagnostic({ ...placeIn(file, [...base, ...path]), ...fields });

/** All valid `coordinates` in a value. */
function pointsIn(item: Draft<unknown>, value: unknown, path: readonly PropertyKey[]): LocatedPoint[] {
  if (value === null || typeof value !== 'object') return [];
  const point = Array.isArray(value) ? null : pointAt(value);
  const own = point ? [{ item, path: [...path, 'coordinates'], point }] : [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    part !== null && typeof part === 'object'
      ? pointsIn(item, part, [...path, Array.isArray(value) ? Number(key) : key])
      : [],
  );
  return [...own, ...inner];
}

/** The coordinates of an object; `null` if it has none, or no valid ones. */
function pointAt(owner: unknown): Coordinates | null {
  const coordinates = (owner as { coordinates?: unknown } | null)?.coordinates;
  if (coordinates === null || typeof coordinates !== 'object') return null;
  const { lat, lon } = coordinates as Record<string, unknown>;
  const point = { lat: Number(lat), lon: Number(lon) };
  return typeof lat === 'number' && typeof lon === 'number' && isPoint(point) ? point : null;
}

const isPoint = ({ lat, lon }: Coordinates) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
