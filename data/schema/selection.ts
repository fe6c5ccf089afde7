import { z } from 'zod';
import { line, localDate, slug } from './primitives.ts';

const price = z.number().nonnegative().max(100_000);

/** What a deal must be like; a key that is left out asks for nothing. */
const rule = z.strictObject({
  /** Ids of categories, one of which the deal has. */
  categories: z.array(slug).min(1).optional(),
  /** Ids of neighborhoods, one of which the deal has. */
  neighborhoods: z.array(slug).min(1).optional(),
  /** `family`: marked as family-friendly; `adults`: not so marked. */
  audience: z.enum(['family', 'adults']).optional(),
  setting: z.enum(['indoor', 'outdoor']).optional(),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  /** Tags, one of which the deal has. */
  tags: z.array(line(40)).min(1).optional(),
  /** On at least one day from `first` to `last` the deal must be on. */
  dates: z.strictObject({ first: localDate, last: localDate }).optional(),
});

/** Which deals a guide shows: named ones first, each with a reason, then those that a rule finds. */
export const selectionSchema = z
  .strictObject({
    heading: line(80),
    limit: z.int().min(1).max(12).default(8),
    picks: z
      .array(z.strictObject({ deal: slug, reason: line(200) }))
      .min(1)
      .optional(),
    /** A deal fits when it fits one of these. */
    anyOf: z.array(rule).min(1).optional(),
    sort: z.enum(['discount', 'popularity', 'expiry', 'price']).default('discount'),
  })
  .refine(({ picks, anyOf }) => picks !== undefined || anyOf !== undefined, {
    path: ['picks'],
    error: '"picks", "anyOf" or both, so that the page has deals to show',
  });

export type Selection = z.infer<typeof selectionSchema>;
export type SelectionRule = z.infer<typeof rule>;
