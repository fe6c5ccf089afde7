import { z } from 'zod';
import { toneNames } from '../model/appearance.ts';
import { artSchema, coordinates, hasExactlyOne, imageRef, line, slug } from './primitives.ts';

/** One of the catalogue's categories, in the order of header and footer. */
export const categorySchema = z
  .strictObject({
    id: slug,
    label: line(40),
    /** The family of colors that its pictures and labels wear. */
    tone: z.enum(toneNames),
    /** The drawing in its door; a category has this or a picture of its own. */
    art: artSchema.optional(),
    image: imageRef.optional(),
    heading: line(80),
    intro: line(240),
    metaDescription: line(170),
    /** True for what nobody looks for who wants to go out, such as cleaning. */
    errand: z.literal(true).optional(),
    /** True for what takes place at a certain time, such as concerts: who names a time to the guide may want it. */
    scheduled: z.literal(true).optional(),
    /** What visitors call things of this kind, in lower case and the singular, such as "sushi" or "wine bar". */
    words: z.array(line(40).toLowerCase()).max(200).default([]),
  })
  .refine(({ art, image }) => hasExactlyOne(art, image), {
    path: ['art'],
    error: 'either "art", a door made of a drawing, or "image", a picture',
  });

/** `categories.json` */
export const categoriesSchema = z.array(categorySchema).min(1);

export type Category = z.infer<typeof categorySchema>;

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
