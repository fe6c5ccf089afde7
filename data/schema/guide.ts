import { z } from 'zod';
import { cardIcons } from '../model/icons.ts';
import { line, localDate, paragraphs, sitePath } from './primitives.ts';

export const tipSchema = z.strictObject({ title: line(60), text: line(320) });
export const questionSchema = z.strictObject({ question: line(120), answer: paragraphs(900) });

/** A card that leads to a page of this site. */
export const linkCardSchema = z.strictObject({
  title: line(60),
  description: line(160),
  icon: z.enum(cardIcons),
  href: sitePath,
});

/** What every guide says of itself to search engines. */
export const guideHead = {
  $schema: z.string().optional(),
  /** The heading. */
  title: line(90),
  /** The sentence under the heading. */
  description: line(240),
  /** Without the name of the site, which follows it. */
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

export type Tip = z.infer<typeof tipSchema>;
export type Question = z.infer<typeof questionSchema>;
export type LinkCardContent = z.infer<typeof linkCardSchema>;
