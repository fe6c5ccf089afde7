import { z } from 'zod';
import { linkCardSchema, selectionSchema } from './guide.ts';
import { coordinates, proseLine, proseParagraphs } from './primitives.ts';

const clockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'a time of day as HH:MM, such as "21:30"' })
  .meta({ description: 'A time of day in the city’s zone, 24 hours.', examples: ['21:30'] });

const heading = proseLine(80).meta({
  description: 'The heading of the section.',
  examples: ['Where to watch'],
});
const intro = proseLine(300)
  .optional()
  .meta({
    description: 'A sentence or two below the heading.',
    examples: ['Come by rail: the decks fill early.'],
  });
const description = proseLine(320).meta({
  description: 'A sentence or two about it.',
  examples: ['Music from seven, then twenty minutes of fireworks over the lake.'],
});
const location = proseLine(80).meta({ description: 'Where it is.', examples: ['Lake Park'] });
const familyFriendly = z
  .boolean()
  .default(false)
  .meta({ description: 'Whether it suits families with children.' });

const display = z
  .strictObject({
    name: proseLine(80).meta({ description: 'Its name.', examples: ['Fireworks over the lake'] }),
    location,
    time: clockTime.meta({ description: 'When it begins, in the city’s zone.' }),
    description,
    type: proseLine(40).meta({ description: 'What it is, in a word or two.', examples: ['Fireworks'] }),
  })
  .meta({ title: 'Display', description: 'Fireworks or another thing to look at.' });

const spot = z
  .strictObject({
    name: proseLine(60).meta({ description: 'Its name.', examples: ['Mill Street Bridge'] }),
    area: proseLine(60).meta({ description: 'The part of the city.', examples: ['Old Town'] }),
    description,
    bestFor: proseLine(120).meta({ description: 'Whom it suits.', examples: ['Families with strollers'] }),
    tips: proseLine(200).meta({
      description: 'A tip.',
      examples: ['Bring a blanket; there are no benches.'],
    }),
    parking: proseLine(160).meta({
      description: 'Where to park.',
      examples: ['Free on Mill Street after five'],
    }),
    coordinates,
  })
  .meta({ title: 'Spot', description: 'A place to look from, which the map shows.' });

const event = z
  .strictObject({
    title: proseLine(80).meta({ description: 'Its name.', examples: ['Lantern parade'] }),
    dayOffset: z
      .int()
      .min(-7)
      .max(7)
      .default(0)
      .meta({ description: 'Days after the holiday; negative before it.', examples: [-1] }),
    time: clockTime.meta({ description: 'When it begins, in the city’s zone.', examples: ['19:00'] }),
    endTime: clockTime.optional().meta({ description: 'When it ends, in the city’s zone.' }),
    location,
    address: proseLine(160)
      .optional()
      .meta({
        description:
          'Street, city and postal code, if known for sure. Only events with an address get structured data.',
        examples: ['120 Main Street, Port Sample, WA 98000'],
      }),
    description,
    category: z
      .enum(['concert', 'festival', 'parade', 'family', 'other'])
      .meta({ description: 'What kind of event it is.', examples: ['parade'] }),
    familyFriendly,
    ticketsRequired: z.boolean().meta({ description: 'Whether one needs a ticket.' }),
    free: z.boolean().meta({ description: 'Whether it costs nothing.' }),
  })
  .meta({ title: 'Event', description: 'An event on or near the holiday.' });

const activity = z
  .strictObject({
    title: proseLine(80).meta({ description: 'What to do.', examples: ['Paint a lantern'] }),
    description,
    age: proseLine(40).meta({ description: 'The ages that it suits.', examples: ['Ages 4 to 10'] }),
    cost: proseLine(60).meta({ description: 'What it costs, in words.', examples: ['Free'] }),
  })
  .meta({ title: 'Activity', description: 'Something to do with children.' });

const celebration = z
  .strictObject({
    name: proseLine(80).meta({ description: 'Its name.', examples: ['Block party on Mill Street'] }),
    time: proseLine(60).meta({ description: 'When it is, in words.', examples: ['From noon until dark'] }),
    location,
    description,
  })
  .meta({ title: 'Celebration', description: 'A celebration in a part of the city.' });

const items = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1).meta({ description: 'What the section lists.' });

/** A section of a holiday page. */
export const blockSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('prose').meta({ description: 'Text.' }),
      heading,
      text: proseParagraphs(4000).meta({ description: 'The text, with an empty line between paragraphs.' }),
    }),
    z.strictObject({
      kind: z.literal('cards').meta({ description: 'Cards that link to pages.' }),
      heading,
      intro,
      items: items(linkCardSchema).min(2),
    }),
    z.strictObject({
      kind: z.literal('displays').meta({ description: 'Fireworks and other displays, with their times.' }),
      heading,
      intro,
      items: items(display),
    }),
    z.strictObject({
      kind: z.literal('spots').meta({ description: 'Places to look from, with a map.' }),
      heading,
      intro,
      items: items(spot).max(40),
    }),
    z.strictObject({
      kind: z.literal('events').meta({ description: 'Events, with filters.' }),
      heading,
      intro,
      items: items(event),
    }),
    z.strictObject({
      kind: z.literal('activities').meta({ description: 'Things to do with children.' }),
      heading,
      intro,
      items: items(activity),
    }),
    z.strictObject({
      kind: z.literal('celebrations').meta({ description: 'Celebrations in parts of the city.' }),
      heading,
      intro,
      items: items(celebration),
    }),
    z.strictObject({
      kind: z.literal('deals').meta({ description: 'Deals.' }),
      selection: selectionSchema,
    }),
  ])
  .meta({ title: 'Section', description: 'A section of the page; its `kind` says what it shows.' });

export type HolidayBlock = z.infer<typeof blockSchema>;
