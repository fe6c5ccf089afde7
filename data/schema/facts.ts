import { z } from 'zod';
import { line } from './primitives.ts';
import { startTime } from './schedule.ts';

const note = line(120)
  .optional()
  .meta({
    description: 'A short remark, for what the other fields cannot say.',
    examples: ['Ask at the counter'],
  });

const age = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .max(99)
    .optional()
    .meta({ description, examples: [example] });

const people = z.int().min(1).max(1000);

const minutes = z.int().min(5).max(43_200);

/**
 * What one needs to know about an offer. Each fact is written here once, and pages, filters, structured data and the
 * assistant take it from here. What is absent is unknown: nothing claims "no".
 */
export const factsSchema = z
  .strictObject({
    priceFor: z
      .union([z.literal('person'), z.int().min(2).max(100)])
      .optional()
      .meta({
        description: 'Whom the price is for: "person" for each person, or the number of people.',
        examples: ['person', 2],
      }),
    ages: z
      .strictObject({
        from: age('The lowest age; 0 for all ages.', 21),
        to: age('The highest age.', 12),
        adultsFrom: startTime.optional().meta({
          description: 'The time of day from which it is for 18 and over only.',
          examples: ['21:00'],
        }),
        note,
      })
      .optional()
      .meta({
        description: 'The ages that it is for, in years; "from": 0 for all ages.',
        examples: [{ from: 21 }, { from: 3, to: 12, note: 'With an adult' }],
      }),
    groups: z
      .strictObject({
        from: people.optional().meta({ description: 'The fewest people.', examples: [6] }),
        to: people.optional().meta({ description: 'The most people.', examples: [20] }),
        note,
      })
      .optional()
      .meta({
        description: 'How many people can come together.',
        examples: [{ to: 8 }, { from: 6, to: 20, note: 'In the back room' }],
      }),
    access: z
      .strictObject({
        stepFree: z
          .boolean()
          .optional()
          .meta({ description: 'Whether one gets in and around without steps.' }),
        features: z
          .array(
            z.enum([
              'accessible-toilet',
              'captions',
              'hearing-loop',
              'large-print',
              'quiet-space',
              'sign-language',
              'strollers',
            ]),
          )
          .min(1)
          .optional()
          .meta({ description: 'What else there is.', examples: [['accessible-toilet', 'strollers']] }),
        note,
      })
      .optional()
      .meta({ description: 'How accessible it is.', examples: [{ stepFree: true }] }),
    pets: z
      .strictObject({
        allowed: z
          .enum(['inside', 'outside', 'no'])
          .meta({ description: 'Where pets may be.', examples: ['outside'] }),
        note,
      })
      .optional()
      .meta({
        description: 'Whether pets may come in, only outside such as on a patio, or not at all.',
        examples: [{ allowed: 'outside', note: 'Dogs on a leash' }],
      }),
    diet: z
      .array(z.enum(['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free', 'halal', 'kosher']))
      .min(1)
      .optional()
      .meta({ description: 'Diets for which there is a choice.', examples: [['vegetarian', 'vegan']] }),
    parking: z
      .strictObject({
        kind: z
          .enum(['free', 'paid', 'street', 'none'])
          .meta({ description: 'What parking there is.', examples: ['free'] }),
        note,
      })
      .optional()
      .meta({
        description: 'Parking at the place.',
        examples: [{ kind: 'free', note: 'Behind the building' }],
      }),
    transit: line(120)
      .optional()
      .meta({
        description: 'How to come by bus or rail.',
        examples: ['Blue Line, five minutes from the station'],
      }),
    booking: z
      .strictObject({
        required: z.boolean().meta({ description: 'True if one must book, false if one can just walk in.' }),
        hoursAhead: z
          .int()
          .min(1)
          .max(2160)
          .optional()
          .meta({ description: 'How many hours ahead one must book.', examples: [24] }),
        note,
      })
      .optional()
      .meta({
        description: 'Whether one must book. "required": false means that one can just walk in.',
        examples: [{ required: true, hoursAhead: 24 }],
      }),
    duration: z
      .strictObject({
        minutes: minutes.meta({ description: 'The minutes that it takes, or the fewest.', examples: [90] }),
        to: minutes.optional().meta({ description: 'The most minutes, if that differs.', examples: [120] }),
      })
      .optional()
      .meta({
        description: 'How long it takes, in minutes; "to" for the longest.',
        examples: [{ minutes: 90 }, { minutes: 60, to: 90 }],
      }),
    weather: z
      .enum(['rain-or-shine', 'moves-indoors', 'new-date', 'refund'])
      .optional()
      .meta({ description: 'What happens in bad weather.', examples: ['rain-or-shine'] }),
    fulfillment: z
      .array(z.enum(['on-site', 'pick-up', 'delivery', 'online']))
      .min(1)
      .optional()
      .meta({ description: 'How one gets it.', examples: [['pick-up', 'delivery']] }),
    languages: z
      .array(z.string().regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, { error: 'a language code such as "es"' }))
      .min(1)
      .optional()
      .meta({ description: 'The languages in which it is offered, as codes.', examples: [['en', 'es']] }),
    bring: z
      .array(line(60))
      .min(1)
      .max(8)
      .optional()
      .meta({ description: 'What to bring or wear.', examples: [['Closed shoes', 'A photo ID']] }),
  })
  .meta({
    title: 'Facts',
    description: 'What one needs to know, each fact once. What is absent is unknown.',
    examples: [{ priceFor: 2, ages: { from: 21 }, pets: { allowed: 'outside' } }],
  });

export type Facts = z.infer<typeof factsSchema>;
