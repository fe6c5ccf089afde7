import { z } from 'zod';
import { coordinates, line, slug } from './primitives.ts';

const location = z.strictObject({
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
  neighborhood: slug.meta({ description: 'Id of a neighborhood.' }),
  coordinates: coordinates.optional(),
});

/** The places at which something is offered. */
export const locationsSchema = z
  .array(location)
  .min(1)
  .max(60)
  .meta({ description: 'The places at which it is offered; a chain has several.' });

export type WrittenPlace = z.infer<typeof location>;
