import { z } from 'zod';
import { weekdays } from '../model/time/weekday.ts';

const month = z
  .int()
  .min(1)
  .max(12)
  .meta({ description: 'The month, 1 to 12.', examples: [5] });

/** By the number of the month; February without the 29th, which most years lack. */
const daysOfMonths = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The date of a holiday: `{month, day}`, or `{month, weekday, nth}` with -1 for the last of the month. */
export const holidayRuleSchema = z
  .union([
    z
      .strictObject({
        month,
        day: z
          .int()
          .min(1)
          .max(31)
          .meta({ description: 'The day of the month, if it is the same each year.', examples: [4] }),
      })
      .refine(({ month, day }) => day <= (daysOfMonths[month] ?? 0), {
        path: ['day'],
        error: 'a day that the month has in every year',
      }),
    z.strictObject({
      month,
      weekday: z
        .enum(weekdays)
        .meta({ description: 'The day of the week, if the date changes.', examples: ['mon'] }),
      nth: z
        .int()
        .min(-1)
        .max(4)
        .refine((nth) => nth !== 0, { error: '1 to 4, or -1 for the last' })
        .meta({
          description: 'Which of these weekdays of the month: 1 to 4, or -1 for the last.',
          examples: [-1],
          not: { const: 0 },
        }),
    }),
  ])
  .meta({
    title: 'Date of a holiday',
    description: 'Its date in every year: a day of a month, or a certain weekday of a month.',
    examples: [
      { month: 7, day: 4 },
      { month: 5, weekday: 'mon', nth: -1 },
    ],
  });
