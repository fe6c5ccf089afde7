import { z } from 'zod';
import { cardIconNames } from '../model/appearance.ts';
import { line, localDate, paragraphs, sitePath, slug } from './primitives.ts';

export const tipSchema = z.strictObject({ title: line(60), text: line(320) });
export const questionSchema = z.strictObject({ question: line(120), answer: paragraphs(900) });

/** A card that links to a page of this site. */
export const linkCardSchema = z.strictObject({
  title: line(60),
  description: line(160),
  icon: z.enum(cardIconNames),
  href: sitePath,
});

/** Title and metadata, which every guide has. */
export const guideHead = {
  $schema: z.string().optional(),
  /** The heading. */
  title: line(90),
  /** The sentence under the heading. */
  description: line(240),
  /** Without the site's name, which is appended. */
  metaTitle: line(80),
  metaDescription: line(170),
  relatedKeywords: z.array(line(60)).min(7).max(9),
  updatedDate: localDate.optional(),
} as const;

/** Text of at least `count` words. */
export const longText = (count: number) =>
  paragraphs(4000).refine((text) => text.split(/\s+/).filter(Boolean).length >= count, {
    error: `a text of at least ${count} words`,
  });

export type GuideTip = z.infer<typeof tipSchema>;
export type GuideQuestion = z.infer<typeof questionSchema>;
export type LinkCardContent = z.infer<typeof linkCardSchema>;

const price = z.number().nonnegative().max(100_000);

/** Conditions for a deal; an absent key sets none. */
const rule = z.strictObject({
  /** Ids of categories; the deal is in one of them. */
  categories: z.array(slug).min(1).optional(),
  /** Ids of neighborhoods; the deal is in one of them. */
  neighborhoods: z.array(slug).min(1).optional(),
  /** `family`: marked as family-friendly; `adults`: not marked so. */
  audience: z.enum(['family', 'adults']).optional(),
  setting: z.enum(['indoor', 'outdoor']).optional(),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  /** Tags; the deal has one of them. */
  tags: z.array(line(40)).min(1).optional(),
  /** The deal is on for at least one day from `first` to `last`. */
  dates: z.strictObject({ first: localDate, last: localDate }).optional(),
});

/** The deals of a guide: named ones first, each with a reason, then those that a rule finds. */
export const selectionSchema = z
  .strictObject({
    heading: line(80),
    limit: z.int().min(1).max(12).default(8),
    picks: z
      .array(z.strictObject({ deal: slug, reason: line(200) }))
      .min(1)
      .optional(),
    /** A deal is found if it meets one of these rules. */
    anyOf: z.array(rule).min(1).optional(),
    sort: z.enum(['discount', 'popularity', 'expiry', 'price']).default('discount'),
  })
  .refine(({ picks, anyOf }) => picks !== undefined || anyOf !== undefined, {
    path: ['picks'],
    error: '"picks", "anyOf" or both, so that the page has deals to show',
  });

export type Selection = z.infer<typeof selectionSchema>;
export type SelectionRule = z.infer<typeof rule>;
