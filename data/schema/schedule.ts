import { z } from 'zod';
import { weekdays } from '../model/time/weekday.ts';
import { forbids } from './editorRules.ts';
import { line, localDate } from './primitives.ts';

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A time of day in the city’s zone, 24 hours. */
export const startTime = z
  .string()
  .regex(timePattern, { error: 'a time from "00:00" to "23:59", such as "17:30"' })
  .meta({
    description: 'When it begins: a time of day in the city’s zone, 24 hours.',
    examples: ['17:30'],
  });

const endTime = z
  .string()
  .refine((text) => timePattern.test(text) || text === '24:00', {
    error: 'a time from "00:00" to "24:00", such as "22:00"',
  })
  .meta({
    description:
      'When it ends. A time before the start means the next day, so "18:00" to "02:00" goes over midnight.',
    examples: ['22:00', '02:00', '24:00'],
    pattern: '^(?:(?:[01]\\d|2[0-3]):[0-5]\\d|24:00)$',
    patternErrorMessage: 'a time from "00:00" to "24:00", such as "22:00"',
  });

/** The days of the week on which a deal can be used. */
export const daysOfWeek = z.array(z.enum(weekdays)).min(1).max(7);

/** The months in which a deal can be used, 1 to 12. */
export const monthsOfYear = z.array(z.int().min(1).max(12)).min(1).max(11);

const openingHours = z
  .strictObject({
    days: daysOfWeek.optional().meta({
      description: 'The days of the week on which it opens; every day if absent.',
      examples: [['fri', 'sat']],
    }),
    from: startTime,
    to: endTime,
    months: monthsOfYear.optional().meta({
      description: 'The months with these hours, 1 to 12; all year if absent.',
      examples: [[4, 5, 6]],
    }),
  })
  .meta({ title: 'Opening hours', description: 'Days with the same times.' });

/** When a vendor or an offer is open in a normal week. */
export const hoursSchema = z
  .array(openingHours)
  .min(1)
  .max(28)
  .meta({
    description:
      'Opening hours: one entry for each group of days with the same times. Two entries for one day are a break.',
    examples: [[{ days: ['tue', 'wed', 'thu'], from: '11:00', to: '21:00' }]],
  });

const specialDay = z
  .strictObject({
    date: localDate.meta({ description: 'The day with other hours.', examples: ['2026-12-24'] }),
    lastDate: localDate
      .optional()
      .meta({ description: 'The last of several such days.', examples: ['2026-12-26'] }),
    closed: z.literal(true).optional().meta({ description: 'Closed all day.' }),
    from: startTime.optional(),
    to: endTime.optional(),
  })
  .refine(({ closed, from, to }) => (closed ? from === undefined && to === undefined : from && to), {
    path: ['closed'],
    error: 'either "closed": true, or "from" and "to"',
  })
  .meta({
    title: 'Special day',
    description: 'A day, or several in a row, with other hours.',
    anyOf: [{ required: ['closed'] }, { required: ['from', 'to'] }],
    dependentSchemas: forbids('closed', ['from', 'to']),
  });

/** Days with other hours than usual. */
export const specialHoursSchema = z
  .array(specialDay)
  .min(1)
  .max(200)
  .meta({
    description:
      'Days with other hours than `hours`, such as holidays. Several entries for one day are a break.',
    examples: [[{ date: '2026-12-25', closed: true }]],
  });

const session = z
  .strictObject({
    date: localDate.meta({ description: 'The day on which it begins.', examples: ['2026-12-12'] }),
    from: startTime,
    to: endTime.optional(),
    soldOut: z.literal(true).optional().meta({ description: 'No places are left.' }),
    note: line(60)
      .optional()
      .meta({ description: 'What is different about it.', examples: ['Sensory-friendly performance'] }),
  })
  .meta({ title: 'Session', description: 'One date of an event.' });

/** The dates of an event. */
export const sessionsSchema = z
  .array(session)
  .min(1)
  .max(366)
  .meta({
    description:
      'The dates of an event, each with its times. A deal with sessions takes place then and at no other time.',
    examples: [[{ date: '2026-12-12', from: '19:30', to: '21:30' }]],
  });

export type OpeningHours = z.infer<typeof openingHours>;
export type SpecialDay = z.infer<typeof specialDay>;
export type Session = z.infer<typeof session>;
