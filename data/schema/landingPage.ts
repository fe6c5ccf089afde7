import { z } from 'zod';
import { guideHead, linkCardSchema, longText, questionSchema, selectionSchema, tipSchema } from './guide.ts';
import { imageRef, line, localDate, slug } from './primitives.ts';

/**
 * A file of `landing-pages/`; its name is the page's path. Texts can contain `{year}`, and on time-sensitive pages
 * `{range}`, such as "Nov 20–22" or "November 20".
 */
export const landingPageSchema = z
  .strictObject({
    ...guideHead,
    pageType: z.enum(['places', 'activities', 'events']),
    /** A picture for the top of the page instead of the skyline. */
    heroImage: imageRef.optional(),
    /** The light of the skyline at the top. */
    scene: z.enum(['dusk', 'day']).default('dusk'),
    isTimeSensitive: z.boolean(),
    /** Which days a time-sensitive page covers. */
    timeFrame: z.enum(['today', 'weekend']).optional(),
    /** Leaves family deals out of what the rules find. */
    isAdultOriented: z.boolean(),
    /** Id of the neighborhood that the page is about; limits what the rules find to it. */
    locationSpecific: slug.optional(),
    publishedDate: localDate,
    introduction: longText(150),
    /** Cards linking to pages of the site, before the deals. */
    cards: z.strictObject({ heading: line(80), items: z.array(linkCardSchema).min(2).max(8) }).optional(),
    selection: selectionSchema,
    tips: z.array(tipSchema).min(2).max(6),
    questions: z.array(questionSchema).min(3).max(8),
    /** Names of other landing pages. */
    related: z.array(slug).min(2).max(4),
  })
  .refine(({ isTimeSensitive, timeFrame }) => isTimeSensitive === (timeFrame !== undefined), {
    path: ['timeFrame'],
    error: '"today" or "weekend" when isTimeSensitive is true, and no timeFrame otherwise',
  });

export type LandingPage = z.infer<typeof landingPageSchema>;
