import { areaLabel, type DealData } from '../../../data/model/deals/dealRecord.ts';
import type { FilterableDeal } from '../../../data/model/deals/filterDeals.ts';
import type { Coordinates } from '../../../data/model/geo.ts';
import type { MapData } from '../../../data/model/mapData.ts';
import { type Extent, type Point, pointOf } from '../../../data/model/mapProjection.ts';

/** A place of a deal on the map. */
export interface MapPoint extends Point {
  /** The same for the same place of a deal, whichever other deals are on the map. */
  readonly key: string;
  readonly deal: FilterableDeal;
  readonly at: Coordinates;
  /** The part of the city, in words. */
  readonly area: string;
}

/** The places of `deals`, in their order; only those in `neighborhoods` if any are asked for. */
export function mapPoints(
  deals: readonly FilterableDeal[],
  neighborhoods: readonly string[],
  map: MapData,
  data: DealData,
): MapPoint[] {
  return deals.flatMap((deal) =>
    (deal.at ?? []).flatMap(([lat, lon, index], number): MapPoint[] => {
      const id = index === undefined ? undefined : deal.neighborhoods[index];
      if (id !== undefined && neighborhoods.length > 0 && !neighborhoods.includes(id)) return [];
      const at = { lat, lon };
      const area = areaLabel(id === undefined ? deal : { neighborhoods: [id] }, data);
      return [{ key: `${deal.slug} ${number}`, deal, at, area, ...pointOf(map, at) }];
    }),
  );
}

/** The share of points at each edge that a map leaves out at first: a few that lie far off would make all others tiny. */
const far = 0.08;

/** The extent of most of `points`, which are not empty; of all if they are few. */
export function coreExtent(points: readonly Point[]): Extent {
  const skipped = Math.floor(points.length * far);
  const range = (values: number[]) => {
    const sorted = values.sort((a, b) => a - b).slice(skipped, values.length - skipped);
    return [sorted[0] ?? 0, sorted.at(-1) ?? 0] as const;
  };
  const [west, east] = range(points.map(({ x }) => x));
  const [south, north] = range(points.map(({ y }) => y));
  return { west, east, south, north };
}
