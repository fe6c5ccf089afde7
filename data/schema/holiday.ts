import { z } from 'zod';
import { contentPagePath, sitePath } from './addresses.ts';
import { artSchema } from './art.ts';
import { guideHead, linkCardSchema, questionSchema, tipSchema } from './guide.ts';
import { blockSchema } from './holidayBlock.ts';
import { holidayRuleSchema } from './holidayRule.ts';
import { localDate, proseLine, proseParagraphs } from './primitives.ts';

const body = {
  art: artSchema
    .omit({ tone: true })
    .optional()
    .meta({
      title: 'Drawing of a holiday',
      description: 'What is drawn in front of the skyline. Default: nothing.',
      examples: [{ drawing: 'ice-cream' }],
    }),
  introduction: proseParagraphs(3000).meta({ description: 'The text at the top, in a few paragraphs.' }),
  blocks: z.array(blockSchema).default([]).meta({ description: 'The sections of the page, in this order.' }),
  tips: z.array(tipSchema).max(6).default([]).meta({ description: 'Up to six tips.' }),
  questions: z.array(questionSchema).max(8).default([]).meta({ description: 'Up to eight questions.' }),
} as const;

/** What can stand in the texts of a holiday's pages. */
const placeholders =
  'Texts can contain {date} ("Monday, May 31, 2027"), {weekend} ("May 28–31") and {year}, all of the next holiday. They name deals by reference: {deal:slug}.';

/** `holidays/<id>/holiday.json`: the holiday and its hub, at the path `/<id>`. */
export const holidaySchema = z
  .strictObject({
    ...guideHead,
    name: proseLine(60).meta({ description: 'The name of the holiday.', examples: ['Memorial Day'] }),
    date: holidayRuleSchema,
    scene: z
      .enum(['fireworks', 'flags'])
      .meta({ description: 'The scenery at the top of its pages.', examples: ['fireworks'] }),
    publishedDate: localDate.meta({
      description: 'The day on which the page was first published.',
      examples: ['2026-11-02'],
    }),
    cardsHeading: proseLine(80).meta({
      description: 'The heading above the cards.',
      examples: ['Plan your day'],
    }),
    cards: z
      .array(linkCardSchema)
      .min(2)
      .max(12)
      .meta({ description: 'Cards that link to the other pages of the holiday.' }),
    assistantPrompt: proseLine(120).meta({
      description: 'What the link to the assistant at the end of each page asks.',
      examples: ['What can we do with kids on the long weekend?'],
    }),
    ...body,
  })
  .meta({
    title: 'Holiday',
    description: `A holiday and its main page; the name of the folder is its path. ${placeholders}`,
  });

/** Another file of `holidays/<id>/`: a page at `/<id>/<name of the file>`. */
export const holidayPageSchema = z
  .strictObject({
    ...guideHead,
    aliases: z
      .array(contentPagePath)
      .default([])
      .meta({ description: 'Other paths that show the page.', examples: [['/fireworks']] }),
    ...body,
    related: z
      .array(sitePath)
      .max(4)
      .default([])
      .meta({ description: 'Paths of related pages.', examples: [['/july-4th/parades']] }),
  })
  .meta({
    title: 'Page of a holiday',
    description: `A page below that of the holiday; the name of the file is the end of its path. ${placeholders}`,
  });

export type Holiday = z.infer<typeof holidaySchema>;
export type HolidayPage = z.infer<typeof holidayPageSchema>;
