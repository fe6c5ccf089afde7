import { z } from 'zod';
import { slug } from './primitives.ts';

/** Fields of a deal that an import may be told to leave alone. */
const lockableFields = [
  'title',
  'summary',
  'description',
  'originalPrice',
  'discountPrice',
  'discountPercent',
  'offerText',
  'couponCode',
  'art',
  'imageUrl',
  'imageAlt',
  'category',
  'vendor',
  'neighborhood',
  'startDate',
  'expiryDate',
  'withdrawnDate',
  'updatedDate',
  'priceCheckedDate',
  'hours',
  'sessions',
  'facts',
  'featured',
  'affiliateUrl',
  'familyFriendly',
  'adultsOnly',
  'outdoor',
  'goodFor',
  'included',
  'goodToKnow',
  'restrictions',
  'tags',
] as const;

/** Which row of which feed a deal comes from. */
export const dealFeedSchema = z
  .strictObject({
    name: slug.meta({ description: 'The name of the feed: that of its map.', examples: ['partner'] }),
    id: z
      .string()
      .min(1)
      .max(200)
      .meta({ description: 'What names the row in the feed.', examples: ['27431905513'] }),
    locked: z
      .array(z.enum(lockableFields))
      .min(1)
      .optional()
      .meta({
        description: 'Fields that imports leave as they are.',
        examples: [['title', 'category']],
      }),
  })
  .meta({
    title: 'Feed',
    description:
      'Where `city-deals import` has the deal from, and keeps it up to date. Without it, imports leave the deal alone.',
    examples: [{ name: 'partner', id: '27431905513', locked: ['title'] }],
  });

export type DealFeed = z.infer<typeof dealFeedSchema>;
