import { z } from 'zod';
import { weekdays } from '../model/time/weekday.ts';
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

const price = z
  .number()
  .positive()
  .max(100_000)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
    error: 'an amount with at most two decimals, such as 24.5',
  });

const fields = z.strictObject({
  $schema: z.string().optional(),
  id: slug,
  title: line(80),
  slug,
  summary: line(160),
  description: paragraphs(4000),
  originalPrice: price,
  discountPrice: price,
  /** The saving in whole percent of the original price, rounded; must match the prices. */
  discountPercent: z.int().min(1).max(99),
  /** A poster generated from a drawing; a deal has either this or `imageUrl`. */
  art: artSchema.optional(),
  /** A picture of the deal's own. */
  imageUrl: imageRef.optional(),
  /** Describes the picture, if that adds to the title. */
  imageAlt: line(160).optional(),
  /** Id of a category. */
  category: slug,
  /** Id of a neighborhood. */
  neighborhood: slug,
  vendor: line(60),
  /** The last day of the offer. */
  expiryDate: localDate,
  /** The first day of the offer; absent if it runs already. */
  startDate: localDate.optional(),
  /** The days of the week on which it can be used; absent for any day. */
  days: z.array(z.enum(weekdays)).min(1).max(6).optional(),
  /** The months, 1 to 12, in which it can be used; absent for any month. */
  months: z.array(z.int().min(1).max(12)).min(1).max(11).optional(),
  /** True if it is on some of its days only, such as one Sunday a month. Guides to a certain day leave it out. */
  irregular: z.boolean().optional(),
  /** The day on which the site first shows the offer. */
  publishedDate: localDate,
  /** The day of the last change of its text. */
  updatedDate: localDate.optional(),
  /** The day on which the prices were last compared with the vendor's. */
  priceCheckedDate: localDate.optional(),
  featured: z.boolean(),
  /** The vendor's page; absent if the offer has none. */
  affiliateUrl: httpsUrl.optional(),
  clickCount: z.int().nonnegative(),
  familyFriendly: z.boolean().optional(),
  adultsOnly: z.boolean().optional(),
  /** True for outdoors, false for indoors, absent for both or neither. */
  outdoor: z.boolean().optional(),
  intensity: z.enum(['low', 'medium', 'high']).optional(),
  /** Who it suits, such as "Two adults". */
  goodFor: line(60).optional(),
  included: z.array(line(120)).max(12).optional(),
  goodToKnow: paragraphs(1200).optional(),
  restrictions: z.array(line(160)).max(12).optional(),
  /** Topics for search, in lower case. */
  tags: z.array(line(40)).max(16).optional(),
  coordinates: coordinates.optional(),
});

/** An offer of a vendor. Dates are days in the city's zone; amounts are in the site's currency. */
export const dealSchema = fields.refine(({ art, imageUrl }) => hasExactlyOne(art, imageUrl), {
  path: ['art'],
  error: 'either "art", a poster generated from a drawing, or "imageUrl", a picture',
});

/** A file of `deals/`: an array of offers. */
export const dealsSchema = z.array(dealSchema);

export type Deal = z.infer<typeof dealSchema>;
