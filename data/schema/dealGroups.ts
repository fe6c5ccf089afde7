import { z } from 'zod';
import { toneNames } from '../model/appearance.ts';
import { schemaAddress } from './addresses.ts';
import { artSchema, hasExactlyOne } from './art.ts';
import { oneOfTwo } from './editorRules.ts';
import { imageRef } from './pictureName.ts';
import { coordinates, line, proseLine, slug } from './primitives.ts';

/** What the page of a category or neighborhood says. */
const listing = {
  heading: line(80).meta({
    description: 'The heading of its page.',
    examples: ['Food and drink for less'],
  }),
  intro: proseLine(240).meta({
    description: 'A sentence or two under the heading.',
    examples: ['Tacos, tastings and tables for two.'],
  }),
  metaDescription: proseLine(170).meta({
    description: 'What search engines show of its page.',
    examples: ['Live deals on food and drink, with prices and end dates.'],
  }),
};

/** A category of deals; header and footer list them in the order of the file. */
export const categorySchema = z
  .strictObject({
    $schema: schemaAddress,
    id: slug.meta({
      description: 'Names the category in deals, and is the end of its page’s address.',
      examples: ['food'],
    }),
    label: line(40).meta({
      description: 'Its name in menus and on cards.',
      examples: ['Food & Drink'],
    }),
    tone: z.enum(toneNames).meta({
      description: 'The colors of its pictures and labels.',
      examples: ['ember'],
    }),
    art: artSchema
      .optional()
      .meta({ description: 'The drawing on its tile; a category has either this or `image`.' }),
    image: imageRef.optional().meta({
      description: 'A picture for its tile; a category has either this or `art`.',
      examples: ['images/food.jpg'],
    }),
    ...listing,
    errand: z
      .literal(true)
      .optional()
      .meta({ description: 'True for chores such as cleaning, which are no idea for an outing.' }),
    scheduled: z.literal(true).optional().meta({
      description:
        'True for what happens at a certain time, such as concerts; the assistant suggests it for a given time.',
    }),
    words: z
      .array(line(40).toLowerCase())
      .max(200)
      .default([])
      .meta({
        description: 'Words that visitors use for it, in lower case and the singular.',
        examples: [['sushi', 'wine bar']],
      }),
  })
  .refine(({ art, image }) => hasExactlyOne(art, image), {
    path: ['art'],
    error: 'either "art", generated from a drawing, or "image", a picture',
  })
  .meta({ title: 'Category', description: 'A category of deals.', ...oneOfTwo('art', 'image') });

/** `categories.json` */
export const categoriesSchema = z.array(categorySchema).min(1).meta({
  title: 'Categories',
  description: 'The categories of deals; header and footer list them in this order.',
});

export type Category = z.infer<typeof categorySchema>;

/** A part of the city. */
export const neighborhoodSchema = z
  .strictObject({
    $schema: schemaAddress,
    id: slug.meta({
      description: 'Names the neighborhood in deals, and is the end of its page’s address.',
      examples: ['old-town'],
    }),
    label: line(40).meta({ description: 'Its name.', examples: ['Old Town'] }),
    heading: listing.heading.meta({ examples: ['Deals in Old Town'] }),
    intro: listing.intro.meta({ examples: ['Brick lanes, small stages and late kitchens.'] }),
    metaDescription: listing.metaDescription.meta({
      examples: ['Live deals in Old Town, with prices and end dates.'],
    }),
    art: artSchema
      .required({ tone: true })
      .optional()
      .meta({
        description: 'The drawing at the top of its page; none if absent.',
        examples: [{ drawing: 'towers', tone: 'dusk' }],
      }),
    aliases: z.array(line(40).toLowerCase()).meta({
      description: 'Other names that visitors use, in lower case.',
      examples: [['the old town', 'historic center']],
    }),
    needsPlace: z.literal(true).optional().meta({
      description:
        'True if the name is also a common word or first name, and means the place only after "in", "near" and the like.',
    }),
    idioms: z
      .array(line(60).toLowerCase())
      .optional()
      .meta({
        description:
          'Phrases with one of its names that do not mean the place, such as a song title, in lower case.',
        examples: [['old town road']],
      }),
    coordinates: coordinates
      .optional()
      .meta({ description: 'Its center; absent if the name stands for several places.' }),
  })
  .meta({ title: 'Neighborhood', description: 'A part of the city.' });

/** `neighborhoods.json` */
export const neighborhoodsSchema = z.array(neighborhoodSchema).meta({
  title: 'Neighborhoods',
  description: 'The parts of the city that deals are in; none for a small one.',
});

export type Neighborhood = z.infer<typeof neighborhoodSchema>;
