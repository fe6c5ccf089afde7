import { z } from 'zod';
import { artSchema } from './art.ts';
import { guideHead, linkCardSchema, longText, questionSchema, selectionSchema, tipSchema } from './guide.ts';
import { imageRef } from './pictureName.ts';
import { localDate, proseLine, slug } from './primitives.ts';

/** A file of `landing-pages/`; its name is the page's path. */
export const landingPageSchema = z
  .strictObject({
    ...guideHead,
    pageType: z
      .enum(['places', 'activities', 'events'])
      .meta({ description: 'What the page is about.', examples: ['activities'] }),
    heroImage: imageRef.optional().meta({
      description: 'A picture for the top of the page instead of the skyline.',
      examples: ['images/market.jpg'],
    }),
    art: artSchema.optional().meta({
      description:
        'What is drawn in front of the skyline, and the color of the sky. Default: what its deals are about.',
      examples: [{ drawing: 'taco', tone: 'ember' }],
    }),
    scene: z
      .enum(['dusk', 'day'])
      .default('dusk')
      .meta({ description: 'The light of the skyline at the top.' }),
    isTimeSensitive: z
      .boolean()
      .meta({ description: 'True if the page is about certain days, which `timeFrame` then names.' }),
    timeFrame: z
      .enum(['today', 'weekend'])
      .optional()
      .meta({ description: 'Which days a time-sensitive page covers.', examples: ['weekend'] }),
    isAdultOriented: z
      .boolean()
      .meta({ description: 'True to leave family deals out of what the rules find.' }),
    locationSpecific: slug.optional().meta({
      description: 'Id of the neighborhood that the page is about; rules then find only deals there.',
      examples: ['old-town'],
      references: 'neighborhood',
    }),
    publishedDate: localDate.meta({
      description: 'The day on which the page was first published.',
      examples: ['2026-11-02'],
    }),
    introduction: longText(60).meta({
      description: 'The text at the top, at least 60 words in a few short paragraphs.',
    }),
    cards: z
      .strictObject({
        heading: proseLine(80).meta({
          description: 'The heading above the cards.',
          examples: ['Where to start'],
        }),
        items: z.array(linkCardSchema).min(2).max(8).meta({ description: 'The cards.' }),
      })
      .optional()
      .meta({ description: 'Cards that link to pages of the site, before the deals.' }),
    selection: selectionSchema,
    tips: z.array(tipSchema).min(2).max(6).meta({ description: 'Two to six tips.' }),
    questions: z.array(questionSchema).min(3).max(8).meta({ description: 'Three to eight questions.' }),
    related: z
      .array(slug.meta({ references: 'landing-page' }))
      .min(2)
      .max(4)
      .meta({
        description: 'Names of two to four other landing pages.',
        examples: [['this-weekend', 'days-with-kids']],
      }),
  })
  .refine(({ isTimeSensitive, timeFrame }) => isTimeSensitive === (timeFrame !== undefined), {
    path: ['timeFrame'],
    error: '"today" or "weekend" when isTimeSensitive is true, and no timeFrame otherwise',
  })
  .meta({
    title: 'Landing page',
    description:
      'A guide; the name of the file is its path. Texts can contain {year}, and on time-sensitive pages {range}, such as "Nov 20–22" or "November 20". They name deals by reference: {deal:slug}.',
    if: { properties: { isTimeSensitive: { const: true } }, required: ['isTimeSensitive'] },
    // biome-ignore lint/suspicious/noThenProperty: this is JSON Schema
    then: { required: ['timeFrame'] },
    else: {
      properties: { timeFrame: false },
      errorMessage: 'Only a page with "isTimeSensitive": true has a time frame.',
    },
  });

export type LandingPage = z.infer<typeof landingPageSchema>;
