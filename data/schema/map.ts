import { z } from 'zod';
import { coordinates, line } from './primitives.ts';

/** Longitude and latitude in decimal degrees, in this order as in GeoJSON. */
const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** `map.json`: what a schematic map of the city shows beside the pins. */
export const mapSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Where the shapes come from, with their licence. */
  attribution: line(160),
  /** Rings of the outline, each closed. */
  outline: z.array(z.array(point).min(4)).min(1),
  /** Lines such as rivers and railways, drawn without a fill. */
  lines: z.array(
    z.strictObject({
      kind: z.enum(['water', 'road', 'rail']),
      name: line(40),
      points: z.array(point).min(2),
    }),
  ),
  /** Names that stand on the map. */
  places: z.array(z.strictObject({ name: line(40), coordinates, size: z.enum(['large', 'small']) })),
});

export type CityMap = z.infer<typeof mapSchema>;
