import { z } from 'zod';
import { toneNames } from '../model/tone.ts';
import { slug } from './primitives.ts';

/** A poster, made of a flat drawing at build time. */
export const artSchema = z.strictObject({
  /** A drawing of the folder `drawings`, by its name. */
  drawing: slug,
  /** The family of colors of its ground, where it is not that of the category. */
  tone: z.enum(toneNames).optional(),
});

export type Art = z.infer<typeof artSchema>;

/** Whether an entity has just one of a poster and a picture of its own. */
export const isOneOf = (art: Art | undefined, image: string | undefined): boolean =>
  (art === undefined) !== (image === undefined);
