import { z } from 'zod';

const column = z.string().min(1).max(200);

/** A column, or several of which the first that is not empty counts. */
export const feedColumns = z.union([column, z.array(column).min(1).max(20)]).meta({
  description: 'A column, or several of which the first that is not empty counts.',
  examples: ['price'],
});

/** A regular expression for the texts of a feed. */
export const feedPattern = z
  .string()
  .min(1)
  .max(1000)
  .refine(isPattern, { error: 'a regular expression, such as "taco|pizza"' })
  .meta({
    description: 'A regular expression of JavaScript, whatever the case.',
    examples: ['taco|pizza'],
    format: 'regex',
  });

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'iu');
    return true;
  } catch {
    return false;
  }
}

const fromColumns = z.strictObject({
  from: feedColumns,
  matches: feedPattern.optional(),
  values: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'Values by what the feed says.', examples: [{ Y: 'true', N: 'false' }] }),
  split: z
    .string()
    .min(1)
    .max(10)
    .optional()
    .meta({ description: 'What is between the entries of a list.', examples: [','] }),
});

/** Where a value of a deal is in a row of a feed. */
export const feedValueSchema = z
  .union([
    column,
    z.array(column).min(1).max(20),
    fromColumns,
    z.strictObject({
      template: z
        .string()
        .min(1)
        .max(4000)
        .meta({ description: 'A text with columns in braces.', examples: ['{title} at {merchant}'] }),
    }),
    z.strictObject({
      value: z
        .string()
        .min(1)
        .max(4000)
        .meta({ description: 'Always this.', examples: ['Harbor Tours'] }),
    }),
  ])
  .meta({
    title: 'Value',
    description: 'A column, several of which the first that is not empty counts, or how to find the value.',
    examples: ['price', ['sale_price', 'price'], { from: 'keywords', split: ',' }],
  });

export type FeedValue = z.infer<typeof feedValueSchema>;

/** An optional value that stands for what `description` says. */
export const optionalValue = (description: string, example: FeedValue) =>
  feedValueSchema.optional().meta({ description, examples: [example] });

const text = (field: string) => optionalValue(`The deal’s \`${field}\`.`, field);

/** The fields of a deal that a map can fill in. */
export const feedFieldsSchema = z
  .strictObject({
    title: feedValueSchema.meta({ description: 'The deal’s `title`.', examples: ['product_name'] }),
    vendor: feedValueSchema.meta({ description: 'The deal’s `vendor`.', examples: ['merchant_name'] }),
    summary: text('summary'),
    description: text('description'),
    originalPrice: text('originalPrice'),
    discountPrice: text('discountPrice'),
    discountPercent: text('discountPercent'),
    offerText: text('offerText'),
    couponCode: text('couponCode'),
    imageUrl: text('imageUrl'),
    imageAlt: text('imageAlt'),
    affiliateUrl: text('affiliateUrl'),
    startDate: text('startDate'),
    expiryDate: text('expiryDate'),
    goodFor: text('goodFor'),
    goodToKnow: text('goodToKnow'),
    included: text('included'),
    restrictions: text('restrictions'),
    tags: text('tags'),
    familyFriendly: text('familyFriendly'),
    adultsOnly: text('adultsOnly'),
    outdoor: text('outdoor'),
    featured: text('featured'),
    sessions: text('sessions'),
  })
  .meta({ description: 'Where the fields of a deal are in a row.' });
