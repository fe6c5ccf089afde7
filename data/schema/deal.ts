import { z } from 'zod';
import { httpsUrl, schemaAddress } from './addresses.ts';
import { artSchema, hasExactlyOne } from './art.ts';
import { dealFeedSchema } from './dealFeed.ts';
import { offerRules, writtenOffer } from './dealOffer.ts';
import { runFields, whenFields, whenRules } from './dealTimes.ts';
import { oneOfTwo } from './editorRules.ts';
import { factsSchema } from './facts.ts';
import { imageRef } from './pictureName.ts';
import { whereFields, whereRules } from './place.ts';
import { draft, line, paragraphs, slug } from './primitives.ts';

const fields = z.strictObject({
  $schema: schemaAddress,
  id: slug.optional().meta({ description: 'Unique; the slug if absent.', examples: ['d-104'] }),
  title: line(80).meta({
    description: 'Its name in lists and on its page.',
    examples: ['Taco flight for two'],
  }),
  slug: slug.meta({
    description: 'The end of its page’s address; keep it once published.',
    examples: ['taco-flight'],
  }),
  summary: line(160).meta({
    description: 'One sentence for lists and search engines.',
    examples: ['Six small tacos and two drinks, at the counter or on the patio.'],
  }),
  description: paragraphs(4000).meta({
    description: 'What one gets, in a few paragraphs with an empty line between them.',
    examples: ['Six tacos of your choice, made while you watch.'],
  }),
  ...writtenOffer,
  art: artSchema
    .optional()
    .meta({ description: 'A poster generated from a drawing; a deal has either this or `imageUrl`.' }),
  imageUrl: imageRef
    .optional()
    .meta({ description: 'A picture of the deal’s own.', examples: ['images/taco.jpg'] }),
  imageAlt: line(160)
    .optional()
    .meta({
      description: 'Describes the picture, if that adds to the title.',
      examples: ['Six tacos on a wooden board'],
    }),
  category: slug.meta({ description: 'Id of a category.', examples: ['food'], references: 'category' }),
  vendor: line(60).meta({
    description: 'Id of a vendor in vendors.json, or the name of another one.',
    examples: ['sample-bakery', 'Sample Bakery'],
    references: 'vendor',
  }),
  ...whereFields,
  ...runFields,
  ...whenFields,
  facts: factsSchema.optional(),
  draft,
  feed: dealFeedSchema.optional(),
  featured: z.boolean().default(false).meta({ description: 'Whether the home page may show it first.' }),
  affiliateUrl: httpsUrl.optional().meta({
    description: 'The vendor’s page; absent if the offer has none.',
    examples: ['https://vendor.example/offer'],
  }),
  clickCount: z
    .int()
    .nonnegative()
    .optional()
    .meta({
      description: 'Clicks counted elsewhere. data/clicks.json adds those of this site.',
      examples: [31],
    }),
  familyFriendly: z
    .boolean()
    .optional()
    .meta({ description: 'Whether it suits families with children.', default: false }),
  adultsOnly: z.boolean().optional().meta({ description: 'Whether it is for adults only.', default: false }),
  outdoor: z
    .boolean()
    .optional()
    .meta({ description: 'True for outdoors, false for indoors, absent for both.' }),
  intensity: z
    .enum(['low', 'medium', 'high'])
    .optional()
    .meta({ description: 'How much one moves.', examples: ['low'] }),
  goodFor: line(60)
    .optional()
    .meta({ description: 'Who it suits.', examples: ['Two adults'] }),
  included: z
    .array(line(120))
    .max(12)
    .optional()
    .meta({ description: 'What comes with it, one thing each.', examples: [['Six tacos', 'Two drinks']] }),
  goodToKnow: paragraphs(1200)
    .optional()
    .meta({
      description: 'What is left to know after the facts and hours.',
      examples: ['The patio has heaters; bring a sweater anyway.'],
    }),
  restrictions: z
    .array(line(160))
    .max(12)
    .optional()
    .meta({ description: 'The fine print, one condition each.', examples: [['One per table']] }),
  tags: z
    .array(line(40))
    .max(16)
    .optional()
    .meta({ description: 'Topics for search, in lower case.', examples: [['tacos', 'date night']] }),
});

/** An offer of a vendor. Dates are days in the city's zone; amounts are in the site's currency. */
export const dealSchema = fields
  .refine(({ art, imageUrl }) => hasExactlyOne(art, imageUrl), {
    path: ['art'],
    error: 'either "art", a poster generated from a drawing, or "imageUrl", a picture',
  })
  .meta({
    title: 'Deal',
    description: 'An offer of a vendor.',
    allOf: [oneOfTwo('art', 'imageUrl'), offerRules, whereRules, whenRules],
  });

/** A file of `deals/`: one offer, or a list of them. */
export const dealFileSchema = z.union([dealSchema, z.array(dealSchema)]).meta({
  title: 'Deals',
  description: 'One deal, or a list of them.',
});

export type Deal = z.infer<typeof dealSchema>;
