import { z } from 'zod';
import { toneNames } from '../model/tone.ts';
import { imageRef, line, slug } from './primitives.ts';

/** One of the catalogue's categories, in the order of header and footer. */
export const categorySchema = z.strictObject({
  id: slug,
  label: line(40),
  /** The family of colours that its pictures and labels wear. */
  tone: z.enum(toneNames),
  image: imageRef,
  heading: line(80),
  intro: line(240),
  metaDescription: line(170),
});

/** `categories.json` */
export const categoriesSchema = z.array(categorySchema).min(1);

export type Category = z.infer<typeof categorySchema>;
