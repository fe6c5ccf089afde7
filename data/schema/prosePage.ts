import { z } from 'zod';
import { line, localDate } from './primitives.ts';

/** The front matter of a file of `pages/`; its name is the page's path. */
export const prosePageSchema = z.strictObject({
  title: line(80),
  metaDescription: line(170),
  /** A sentence under the heading. */
  intro: line(240).optional(),
  /** Shown as "Last updated" if `showLastUpdated` is true. */
  lastUpdated: localDate,
  showLastUpdated: z.boolean().default(false),
  keywords: z.array(line(60)).max(10).default([]),
});

export type ProsePageFrontMatter = z.infer<typeof prosePageSchema>;
