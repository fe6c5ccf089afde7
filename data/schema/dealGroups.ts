import { z } from 'zod';
import { toneNames } from '../model/appearance.ts';
import { artSchema, coordinates, hasExactlyOne, imageRef, line, slug } from './primitives.ts';

/** A category of deals; header and footer list them in the order of the file. */
export const categorySchema = z
  .strictObject({
    $schema: z.string().optional(),
    id: slug,
    label: line(40),
    /** The colors of its pictures and labels. */
    tone: z.enum(toneNames),
    /** The drawing on its tile; a category has either this or `image`. */
    art: artSchema.optional(),
    image: imageRef.optional(),
    heading: line(80),
    intro: line(240),
    metaDescription: line(170),
    /** True for chores such as cleaning, which are no idea for an outing. */
    errand: z.literal(true).optional(),
    /** True for what happens at a certain time, such as concerts; the assistant suggests it for a given time. */
    scheduled: z.literal(true).optional(),
    /** Words visitors use for it, in lower case and the singular, such as "sushi" or "wine bar". */
    words: z.array(line(40).toLowerCase()).max(200).default([]),
  })
  .refine(({ art, image }) => hasExactlyOne(art, image), {
    path: ['art'],
    error: 'either "art", generated from a drawing, or "image", a picture',
  });

/** `categories.json` */
export const categoriesSchema = z.array(categorySchema).min(1);

export type Category = z.infer<typeof categorySchema>;

/** A part of the city. */
export const neighborhoodSchema = z.strictObject({
  $schema: z.string().optional(),
  id: slug,
  label: line(40),
  heading: line(80),
  intro: line(240),
  metaDescription: line(170),
  /** The drawing at the top of its page; none if absent. */
  art: artSchema.required({ tone: true }).optional(),
  /** Other names that visitors use, in lower case. */
  aliases: z.array(line(40).toLowerCase()),
  /** True if the name is also a common word or first name, and means the place only after "in", "near", … */
  needsPlace: z.literal(true).optional(),
  /** Phrases with one of its names that do not mean the place, such as a song title, in lower case. */
  idioms: z.array(line(60).toLowerCase()).optional(),
  /** Its center; absent if the name stands for several places. */
  coordinates: coordinates.optional(),
});

/** `neighborhoods.json` */
export const neighborhoodsSchema = z.array(neighborhoodSchema).min(1);

export type Neighborhood = z.infer<typeof neighborhoodSchema>;
