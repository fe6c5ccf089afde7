import { z } from 'zod';
import { artSchema } from './art.ts';
import { coordinates, line, slug } from './primitives.ts';

/** A part of the city. */
export const neighborhoodSchema = z.strictObject({
  id: slug,
  label: line(40),
  heading: line(80),
  intro: line(240),
  metaDescription: line(170),
  /** The drawing at the head of its page; none there where it has none. */
  art: artSchema.required({ tone: true }).optional(),
  /** Other names that visitors use, in lower case. */
  aliases: z.array(line(40).toLowerCase()),
  /** True where the name is also a common word or a first name, and means the place only beside "in", "near", … */
  needsPlace: z.literal(true).optional(),
  /** Turns of speech with one of its names that do not mean the place, such as a song, in lower case. */
  idioms: z.array(line(60).toLowerCase()).optional(),
  /** Its middle; absent where the name stands for several places. */
  coordinates: coordinates.optional(),
});

/** `neighborhoods.json` */
export const neighborhoodsSchema = z.array(neighborhoodSchema).min(1);

export type Neighborhood = z.infer<typeof neighborhoodSchema>;
