import { z } from 'zod';
import { weekdays } from '../model/time/weekday.ts';
import { guideHead, linkCardSchema, questionSchema, selectionSchema, tipSchema } from './guide.ts';
import { contentPagePath, coordinates, line, localDate, paragraphs, sitePath } from './primitives.ts';

const month = z.int().min(1).max(12);

/** By the number of the month; February without the 29th, which most years lack. */
const daysOfMonths = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The date of a holiday: `{month, day}`, or `{month, weekday, nth}` with -1 for the last of the month. */
export const holidayRuleSchema = z.union([
  z
    .strictObject({ month, day: z.int().min(1).max(31) })
    .refine(({ month, day }) => day <= (daysOfMonths[month] ?? 0), {
      path: ['day'],
      error: 'a day that the month has in every year',
    }),
  z.strictObject({
    month,
    weekday: z.enum(weekdays),
    nth: z
      .int()
      .min(-1)
      .max(4)
      .refine((nth) => nth !== 0, { error: '1 to 4, or -1 for the last' }),
  }),
]);

const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  error: 'a time of day as HH:MM, such as "21:30"',
});

const heading = line(80);
const intro = line(300).optional();

const display = z.strictObject({
  name: line(80),
  location: line(80),
  time: clockTime,
  description: line(320),
  type: line(40),
});

const spot = z.strictObject({
  name: line(60),
  area: line(60),
  description: line(320),
  bestFor: line(120),
  tips: line(200),
  parking: line(160),
  coordinates,
});

const event = z.strictObject({
  title: line(80),
  /** Days after the holiday; negative before it. */
  dayOffset: z.int().min(-7).max(7).default(0),
  time: clockTime,
  endTime: clockTime.optional(),
  location: line(80),
  /** Street, city and postal code, if known for sure. Only events with an address get structured data. */
  address: line(160).optional(),
  description: line(320),
  category: z.enum(['concert', 'festival', 'parade', 'family', 'other']),
  familyFriendly: z.boolean().default(false),
  ticketsRequired: z.boolean(),
  free: z.boolean(),
});

const activity = z.strictObject({
  title: line(80),
  description: line(320),
  age: line(40),
  cost: line(60),
});

const celebration = z.strictObject({
  name: line(80),
  time: line(60),
  location: line(80),
  description: line(320),
});

/** A section of a holiday page. */
const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('prose'), heading, text: paragraphs(4000) }),
  z.strictObject({ kind: z.literal('cards'), heading, intro, items: z.array(linkCardSchema).min(2) }),
  z.strictObject({ kind: z.literal('displays'), heading, intro, items: z.array(display).min(1) }),
  z.strictObject({ kind: z.literal('spots'), heading, intro, items: z.array(spot).min(1).max(40) }),
  z.strictObject({ kind: z.literal('events'), heading, intro, items: z.array(event).min(1) }),
  z.strictObject({ kind: z.literal('activities'), heading, intro, items: z.array(activity).min(1) }),
  z.strictObject({ kind: z.literal('celebrations'), heading, intro, items: z.array(celebration).min(1) }),
  z.strictObject({ kind: z.literal('deals'), selection: selectionSchema }),
]);

const body = {
  introduction: paragraphs(3000),
  blocks: z.array(blockSchema).default([]),
  tips: z.array(tipSchema).max(6).default([]),
  questions: z.array(questionSchema).max(8).default([]),
} as const;

/**
 * `holidays/<id>/holiday.json`: the holiday and its hub, at the path `/<id>`. Texts of a holiday's pages can
 * contain `{date}` ("Monday, May 31, 2027"), `{weekend}` ("May 28–31") and `{year}`, all of the next holiday.
 */
export const holidaySchema = z.strictObject({
  ...guideHead,
  name: line(60),
  date: holidayRuleSchema,
  /** The scenery at the top of its pages. */
  scene: z.enum(['fireworks', 'flags']),
  publishedDate: localDate,
  cardsHeading: heading,
  cards: z.array(linkCardSchema).min(2).max(12),
  /** The assistant's question at the end of each page. */
  assistantPrompt: line(120),
  ...body,
});

/** Another file of `holidays/<id>/`: a page at `/<id>/<name of the file>`. */
export const holidayPageSchema = z.strictObject({
  ...guideHead,
  /** Other paths that show the page. */
  aliases: z.array(contentPagePath).default([]),
  ...body,
  /** Paths of related pages. */
  related: z.array(sitePath).max(4).default([]),
});

export type Holiday = z.infer<typeof holidaySchema>;
export type HolidayPage = z.infer<typeof holidayPageSchema>;
export type HolidayBlock = z.infer<typeof blockSchema>;
