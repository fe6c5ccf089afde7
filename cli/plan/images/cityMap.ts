import type { Place } from '../../../data/model/deals/place.ts';
import { mapColors } from '../../../data/model/mapColors.ts';
import type { MapData } from '../../../data/model/mapData.ts';
import { mapProjection, parkRadius, rounded } from '../../../data/model/mapProjection.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { CityMap } from '../../../data/schema/map.ts';
import { digest } from '../../files/hash.ts';
import { escapeXml } from '../../html/escapeXml.ts';

/** The picture of the whole city, of which pages show parts by `href`. */
export interface CityMapPicture {
  /** In the output folder. */
  readonly file: string;
  readonly svg: string;
  /** Its address: `#city` has the shapes, `#names` the names of its parts, and `#pin` a pin with its tip at the origin, for `use` elements. */
  readonly href: string;
  /** What browsers need to show deals on it: a file in the output folder, and its address. */
  readonly data: { readonly file: string; readonly text: string; readonly href: string };
}

/** Draws a city. Its colors follow the theme of the page that shows it. */
export const cityMapPicture = memoize((map: CityMap): CityMapPicture => {
  const svg = drawCity(map);
  const file = `assets/city-map-${digest(svg).slice(0, 10)}.svg`;
  const href = `/${file}`;
  const text = `${JSON.stringify(mapDataOf(map, href))}\n`;
  const dataFile = `assets/city-map-${digest(text).slice(0, 10)}.json`;
  return { file, svg, href, data: { file: dataFile, text, href: `/${dataFile}` } };
}, new WeakMap<CityMap, CityMapPicture>());

/** The address of what browsers need for a map of the deals of `entries`; `null` without a map or deals on it. */
export const dealMapAddress = (
  map: CityMap | null,
  entries: readonly { readonly deal: { readonly places: readonly Place[] } }[],
): string | null =>
  map && entries.some(({ deal }) => deal.places.some(({ at }) => at !== null))
    ? cityMapPicture(map).data.href
    : null;

function mapDataOf(map: CityMap, href: string): MapData {
  const { at, ...ground } = mapProjection(map);
  return {
    href,
    ...ground,
    attribution: map.attribution,
    places: map.places.map(({ name, coordinates, size }) => ({ name, size, ...at(coordinates) })),
  };
}

/** 6 units wide and 8 high, with a hole. */
const pin =
  'M0 0C-1.1-1.9-2.9-2.9-2.9-4.7a2.9 2.9 0 1 1 5.8 0C2.9-2.9 1.1-1.9 0 0ZM0-5.8a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2Z';

/** Widths in pixels of the screen, however large a part is shown. */
const strokes = { water: 7, road: 4, rail: 3 } as const;
/** What a park is wide at least, in pixels of the screen. */
const leastPark = 9;

/** Names stand below their places, where pins point to. */
const belowPins = 6;
/** For views of a part of the city. */
const nameSizes = { large: 6, small: 4.5 } as const;

/** Parks as circles of their size, which never vanish: lines without a length are dots as wide as their stroke, at any scale. */
function drawParks(map: CityMap): string[] {
  const parks = map.parks ?? [];
  if (parks.length === 0) return [];
  const projection = mapProjection(map);
  const circles = parks.map(({ coordinates, acres }) => {
    const { x, y } = projection.at(coordinates);
    const r = parkRadius(projection, acres);
    return `M${rounded(x - r)} ${y}a${r} ${r} 0 1 0 ${rounded(2 * r)} 0a${r} ${r} 0 1 0 ${rounded(-2 * r)} 0`;
  });
  const dots = parks.map(({ coordinates }) => `M${Object.values(projection.at(coordinates)).join(' ')}h0`);
  return [
    `<path d="${circles.join('')}" fill="${mapColors.park}"/>`,
    `<path d="${dots.join('')}" stroke="${mapColors.park}" stroke-width="${leastPark}"/>`,
  ];
}

function drawCity(map: CityMap): string {
  const { at, width, height } = mapProjection(map);
  const pathOf = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([lon, lat]) => Object.values(at({ lon, lat })).join(' ')).join('L')}`;
  const areas = (map.areas ?? []).map(
    ({ kind, ring }) => `<path d="${pathOf(ring)}Z" fill="${mapColors[kind]}"/>`,
  );
  const lines = map.lines.map(
    ({ kind, points }) =>
      `<path d="${pathOf(points)}" stroke="${mapColors[kind]}" stroke-width="${strokes[kind]}"${kind === 'rail' ? ' stroke-dasharray="0.1 6"' : ''}/>`,
  );
  const names = map.places.map(({ name, coordinates, size }) => {
    const { x, y } = at(coordinates);
    return `<text x="${x}" y="${y + belowPins}" font-size="${nameSizes[size]}">${escapeXml(name)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<title>${escapeXml(map.attribution)}</title>`,
    '<g id="city" fill="none" stroke-linecap="round" stroke-linejoin="round">',
    // Views may reach beyond the picture.
    `<rect x="${-width}" y="${-height}" width="${3 * width}" height="${3 * height}" fill="${mapColors.beyond}"/>`,
    `<path d="${map.outline.map((ring) => `${pathOf(ring)}Z`).join('')}" fill="${mapColors.land}" stroke="${mapColors.edge}" stroke-width="2"/>`,
    ...[...drawParks(map), ...areas, ...lines],
    '</g>',
    `<g id="names" fill="var(--ink)" stroke="${mapColors.land}" stroke-width=".25em" paint-order="stroke" text-anchor="middle">`,
    ...names,
    '</g>',
    `<path id="pin" d="${pin}" fill="#c24327"/>`,
    '</svg>\n',
  ]
    .join('\n')
    .replaceAll('<path ', '<path vector-effect="non-scaling-stroke" ');
}
