import { z } from 'zod';
import { forbids } from './editorRules.ts';
import { coordinates, line, slug } from './primitives.ts';

/** How fields of places go together, for editors, where a neighborhood has to be named because the city has several. */
const needsNeighborhood = { required: ['neighborhood'] };

const location = z
  .strictObject({
    name: line(60)
      .optional()
      .meta({
        description: 'What this place is called, if there are several.',
        examples: ['The Mill Street shop'],
      }),
    address: line(120)
      .optional()
      .meta({
        description: 'Street and number, as on an envelope, without the city.',
        examples: ['120 Main Street'],
      }),
    neighborhood: slug.optional().meta({
      description: 'Id of a neighborhood; required if the city has several.',
      examples: ['old-town'],
      references: 'neighborhood',
    }),
    coordinates: coordinates.optional(),
  })
  .meta({ title: 'Place', description: 'A place at which it is offered.', severalParts: needsNeighborhood });

/** The places at which something is offered. */
export const locationsSchema = z
  .array(location)
  .min(1)
  .max(60)
  .meta({
    description: 'The places at which it is offered; a chain has several.',
    examples: [[{ name: 'The Mill Street shop', address: '120 Mill Street', neighborhood: 'old-town' }]],
  });

/** The fields of where a deal is offered; without any it is at the places of its vendor, or in a city's only part. */
export const whereFields = {
  neighborhood: slug.optional().meta({
    description: 'Id of a neighborhood. The short form of one entry in `locations`.',
    examples: ['old-town'],
    references: 'neighborhood',
  }),
  coordinates: coordinates.optional().meta({
    description:
      'Where in the `neighborhood` or in a city with one part it is, in decimal degrees (WGS 84) as maps give them.',
  }),
  locations: locationsSchema.optional(),
  citywide: z
    .literal(true)
    .optional()
    .meta({ description: 'True if it has no place, such as a delivery or a pass for the whole city.' }),
};

/** How these fields go together, for editors: at most one of them says where it is. */
export const whereRules = {
  severalParts: { dependentRequired: { coordinates: ['neighborhood'] } },
  dependentSchemas: {
    ...forbids('neighborhood', ['locations', 'citywide']),
    ...forbids('locations', ['neighborhood', 'citywide']),
    ...forbids('citywide', ['neighborhood', 'locations']),
    ...forbids('coordinates', ['locations', 'citywide']),
  },
};

export type WrittenPlace = z.infer<typeof location>;
