import { z } from 'zod';
import { factsSchema } from './facts.ts';
import { locationsSchema } from './place.ts';
import {
  artSchema,
  coordinates,
  hasExactlyOne,
  httpsUrl,
  imageRef,
  line,
  localDate,
  paragraphs,
  slug,
} from './primitives.ts';
import { daysOfWeek, hoursSchema, monthsOfYear, sessionsSchema, specialHoursSchema } from './schedule.ts';

const cents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

const price = z
  .number()
  .positive()
  .max(100_000)
  .refine(cents, { error: 'an amount with at most two decimals, such as 24.5' });

const priceOrFree = z
  .number()
  .nonnegative()
  .max(100_000)
  .refine(cents, { error: 'an amount with at most two decimals, such as 24.5, or 0 if it is free' });

const offer = {
  originalPrice: price
    .optional()
    .meta({ description: 'The usual price in the site’s currency.', examples: [40] }),
  discountPrice: priceOrFree
    .optional()
    .meta({ description: 'The price of the deal in the site’s currency; 0 if it is free.', examples: [28] }),
  discountPercent: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .meta({
      description:
        'The saving in whole percent. With two prices it follows from them; write it only for `offerText`.',
      examples: [20],
    }),
  offerText: line(40)
    .optional()
    .meta({
      description: 'The offer in words, if it has no price of its own.',
      examples: ['Two for one', '20% off the menu'],
    }),
  couponCode: z
    .string()
    .regex(/^[\p{L}\p{N}_.+!#*-]{2,40}$/u, {
      error: 'a code of 2 to 40 letters, digits or hyphens without spaces, such as "SPRING20"',
    })
    .optional()
    .meta({ description: 'The code to enter at the vendor’s.', examples: ['SPRING20'] }),
};

const run = {
  publishedDate: localDate.meta({
    description: 'The day on which the site first shows the offer.',
    examples: ['2026-11-02'],
  }),
  startDate: localDate.optional().meta({
    description: 'The first day of the offer; absent if it runs already.',
    examples: ['2026-12-01'],
  }),
  expiryDate: localDate
    .optional()
    .meta({ description: 'The last day of the offer; absent if no end is known.', examples: ['2027-05-31'] }),
  withdrawnDate: localDate.optional().meta({
    description: 'The day on which the vendor took the offer back; it ends at the start of that day.',
  }),
  updatedDate: localDate.optional().meta({ description: 'The day of the last change of its text.' }),
  priceCheckedDate: localDate
    .optional()
    .meta({ description: 'The day on which the prices were last compared with the vendor’s.' }),
};

const where = {
  neighborhood: slug
    .optional()
    .meta({ description: 'Id of a neighborhood. The short form of one entry in `locations`.' }),
  coordinates: coordinates.optional(),
  locations: locationsSchema.optional(),
  citywide: z
    .literal(true)
    .optional()
    .meta({ description: 'True if it has no place, such as a delivery or a pass for the whole city.' }),
};

const when = {
  hours: hoursSchema.optional(),
  specialHours: specialHoursSchema.optional(),
  sessions: sessionsSchema.optional(),
  days: daysOfWeek
    .max(6)
    .optional()
    .meta({
      description:
        'The days of the week on which it can be used, if the times are not known; any day if absent.',
      examples: [['fri', 'sat']],
    }),
  months: monthsOfYear.optional().meta({
    description: 'The months in which it can be used, 1 to 12; any month if absent.',
    examples: [[6, 7, 8]],
  }),
  irregular: z.boolean().optional().meta({
    description:
      'True if it is on some of its days only and `sessions` does not name them. Guides to a certain day leave it out.',
  }),
};

const fields = z.strictObject({
  $schema: z.string().optional(),
  id: slug.optional().meta({ description: 'Unique; the slug if absent.' }),
  title: line(80).meta({
    description: 'Its name in lists and on its page.',
    examples: ['Taco flight for two'],
  }),
  slug: slug.meta({
    description: 'The end of its page’s address; keep it once published.',
    examples: ['taco-flight'],
  }),
  summary: line(160).meta({ description: 'One sentence for lists and search engines.' }),
  description: paragraphs(4000).meta({
    description: 'What one gets, in a few paragraphs with an empty line between them.',
  }),
  ...offer,
  art: artSchema
    .optional()
    .meta({ description: 'A poster generated from a drawing; a deal has either this or `imageUrl`.' }),
  imageUrl: imageRef
    .optional()
    .meta({ description: 'A picture of the deal’s own.', examples: ['images/taco.jpg'] }),
  imageAlt: line(160).optional().meta({ description: 'Describes the picture, if that adds to the title.' }),
  category: slug.meta({ description: 'Id of a category.' }),
  vendor: line(60).meta({
    description: 'Id of a vendor in vendors.json, or the name of another one.',
    examples: ['sample-bakery', 'Sample Bakery'],
  }),
  ...where,
  ...run,
  ...when,
  facts: factsSchema.optional(),
  featured: z.boolean().default(false).meta({ description: 'Whether the home page may show it first.' }),
  affiliateUrl: httpsUrl.optional().meta({
    description: 'The vendor’s page; absent if the offer has none.',
    examples: ['https://vendor.example/offer'],
  }),
  clickCount: z
    .int()
    .nonnegative()
    .optional()
    .meta({ description: 'Clicks counted elsewhere. data/clicks.json adds those of this site.' }),
  familyFriendly: z.boolean().optional().meta({ description: 'Whether it suits families with children.' }),
  adultsOnly: z.boolean().optional().meta({ description: 'Whether it is for adults only.' }),
  outdoor: z
    .boolean()
    .optional()
    .meta({ description: 'True for outdoors, false for indoors, absent for both.' }),
  intensity: z.enum(['low', 'medium', 'high']).optional().meta({ description: 'How much one moves.' }),
  goodFor: line(60)
    .optional()
    .meta({ description: 'Who it suits.', examples: ['Two adults'] }),
  included: z
    .array(line(120))
    .max(12)
    .optional()
    .meta({ description: 'What comes with it, one thing each.' }),
  goodToKnow: paragraphs(1200)
    .optional()
    .meta({ description: 'What is left to know after the facts and hours.' }),
  restrictions: z
    .array(line(160))
    .max(12)
    .optional()
    .meta({ description: 'The fine print, one condition each.' }),
  tags: z
    .array(line(40))
    .max(16)
    .optional()
    .meta({ description: 'Topics for search, in lower case.', examples: [['tacos', 'date night']] }),
});

/** An offer of a vendor. Dates are days in the city's zone; amounts are in the site's currency. */
export const dealSchema = fields.refine(({ art, imageUrl }) => hasExactlyOne(art, imageUrl), {
  path: ['art'],
  error: 'either "art", a poster generated from a drawing, or "imageUrl", a picture',
});

/** A file of `deals/`: an array of offers. */
export const dealsSchema = z.array(dealSchema);

export type Deal = z.infer<typeof dealSchema>;
