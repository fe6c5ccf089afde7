import { z } from 'zod';
import { forbids } from './editorRules.ts';
import { line } from './primitives.ts';

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

/** The fields of what a deal offers. */
export const writtenOffer = {
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

/** How these fields go together, for editors: a price or words. */
export const offerRules = {
  anyOf: [{ required: ['discountPrice'] }, { required: ['offerText'] }],
  dependentSchemas: forbids('offerText', ['originalPrice', 'discountPrice']),
};
