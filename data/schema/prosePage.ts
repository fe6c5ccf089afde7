import { z } from 'zod';
import { draft, line, localDate } from './primitives.ts';

/** The front matter of a file of `pages/`; its name is the page's path. */
export const prosePageSchema = z
  .strictObject({
    title: line(80).meta({ description: 'The heading.', examples: ['About us'] }),
    metaDescription: line(170).meta({
      description: 'What search engines show of the page.',
      examples: ['Who finds these deals, and how we check them.'],
    }),
    intro: line(240)
      .optional()
      .meta({ description: 'A sentence under the heading.', examples: ['Who we are, in one minute.'] }),
    lastUpdated: localDate.meta({
      description: 'The day of the last change of its text.',
      examples: ['2026-11-02'],
    }),
    draft,
    unchecked: z.boolean().optional().meta({
      description:
        'True until somebody who answers for the page has checked it: builds warn until then, and search engines leave it out.',
      default: false,
    }),
    showLastUpdated: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether the page shows that day as "Last updated".' }),
    keywords: z
      .array(line(60))
      .max(10)
      .default([])
      .meta({ description: 'Keywords for the page’s metadata.', examples: [['local deals', 'about']] }),
  })
  .meta({
    title: 'Front matter of a page',
    description: 'The lines between --- at the top of a page of text; the name of the file is its path.',
  });

export type ProsePageFrontMatter = z.infer<typeof prosePageSchema>;
