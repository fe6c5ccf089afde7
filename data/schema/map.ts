import { z } from 'zod';
import { extentOf } from '../model/mapProjection.ts';
import { schemaAddress } from './addresses.ts';
import { coordinates, line } from './primitives.ts';

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).meta({
  description: 'Longitude and latitude in decimal degrees, in this order as in GeoJSON.',
  examples: [[-80.8431, 35.2271]],
});

/** In degrees, about ten meters: anything smaller cannot be scaled to the size of a map. */
const smallest = 0.0001;

function isArea(rings: readonly (readonly (readonly [number, number])[])[]): boolean {
  const { west, east, south, north } = extentOf(rings.flat());
  const [width, height] = [east - west, north - south];
  return Math.min(width, height) >= smallest && Math.max(width, height) <= 50 * Math.min(width, height);
}

/** `map.json` */
export const mapSchema = z
  .strictObject({
    $schema: schemaAddress,
    attribution: line(160).meta({
      description: 'The source of the shapes, with their license.',
      examples: ['U.S. Census Bureau, public domain'],
    }),
    outline: z
      .array(z.array(point).min(4))
      .min(1)
      .refine(isArea, { error: 'an outline with an area, not a point or a line' })
      .meta({ description: 'The outline of the city: rings of points, each closed.' }),
    areas: z
      .array(
        z.strictObject({
          kind: z.enum(['water', 'park']).meta({ description: 'What the area is.', examples: ['water'] }),
          name: line(40).meta({ description: 'Its name.', examples: ['Sample Lake'] }),
          ring: z.array(point).min(4).meta({ description: 'Its shore or edge, closed.' }),
        }),
      )
      .optional()
      .meta({ description: 'Lakes and parks, drawn with a fill. A city without any leaves them out.' }),
    parks: z
      .array(
        z.strictObject({
          name: line(40).meta({ description: 'Its name.', examples: ['Sample Park'] }),
          coordinates,
          acres: z
            .number()
            .min(0.1)
            .max(1_000_000)
            .meta({ description: 'Its area in acres. A hectare is 2.47 acres.', examples: [98] }),
        }),
      )
      .optional()
      .meta({
        description:
          'Parks of which no outline is at hand, drawn as circles of their area. Those with an outline are `areas`.',
      }),
    lines: z
      .array(
        z.strictObject({
          kind: z
            .enum(['water', 'road', 'rail'])
            .meta({ description: 'What the line is.', examples: ['water'] }),
          name: line(40).meta({ description: 'Its name.', examples: ['Sample River'] }),
          points: z.array(point).min(2).meta({ description: 'Its course.' }),
        }),
      )
      .meta({ description: 'Rivers, roads and railways, drawn without a fill.' }),
    places: z
      .array(
        z.strictObject({
          name: line(40).meta({ description: 'The words of the label.', examples: ['Old Town'] }),
          coordinates,
          size: z.enum(['large', 'small']).meta({ description: 'The size of the label.' }),
        }),
      )
      .meta({ description: 'Labels on the map.' }),
  })
  .meta({
    title: 'Map',
    description: 'What a schematic map of the city shows besides the pins.',
  });

export type CityMap = z.infer<typeof mapSchema>;
