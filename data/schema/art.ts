import { z } from 'zod';
import { toneNames } from '../model/appearance.ts';
import { slug } from './primitives.ts';

export const artSchema = z
  .strictObject({
    drawing: slug.meta({
      description: 'The name of a file in the folder `drawings`, without ".svg".',
      examples: ['taco'],
      references: 'drawing',
    }),
    tone: z
      .enum(toneNames)
      .optional()
      .meta({
        description: 'The color of its background, if not that of the category.',
        examples: ['sky'],
      }),
  })
  .meta({
    title: 'Poster',
    description: 'A poster, made from a flat drawing at build time.',
    examples: [{ drawing: 'taco' }],
  });

export type Art = z.infer<typeof artSchema>;

/** Whether an entity has either a poster or a picture of its own, and not both. */
export const hasExactlyOne = (art: Art | undefined, image: string | undefined): boolean =>
  (art === undefined) !== (image === undefined);
