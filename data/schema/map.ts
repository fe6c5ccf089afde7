import { z } from 'zod';
import { extentOf } from '../model/mapProjection.ts';
import { coordinates, line } from './primitives.ts';

/** Longitude and latitude in decimal degrees, in this order as in GeoJSON. */
const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** In degrees, about ten meters: anything smaller cannot be scaled to the size of a map. */
const smallest = 0.0001;

function isArea(rings: readonly (readonly (readonly [number, number])[])[]): boolean {
  const { west, east, south, north } = extentOf(rings.flat());
  const [width, height] = [east - west, north - south];
  return Math.min(width, height) >= smallest && Math.max(width, height) <= 50 * Math.min(width, height);
}

/** `map.json`: what a schematic map of the city shows besides the pins. */
export const mapSchema = z.strictObject({
  $schema: z.string().optional(),
  /** The source of the shapes, with their license. */
  attribution: line(160),
  /** Rings of the outline, each closed. */
  outline: z.array(z.array(point).min(4)).min(1).refine(isArea, {
    error: 'an outline with an area, not a point or a line',
  }),
  /** Rivers, roads and railways, drawn without a fill. */
  lines: z.array(
    z.strictObject({
      kind: z.enum(['water', 'road', 'rail']),
      name: line(40),
      points: z.array(point).min(2),
    }),
  ),
  /** Labels on the map. */
  places: z.array(z.strictObject({ name: line(40), coordinates, size: z.enum(['large', 'small']) })),
});

export type CityMap = z.infer<typeof mapSchema>;
