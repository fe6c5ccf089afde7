import { z } from 'zod';
import { forbids } from './editorRules.ts';
import { localDate } from './primitives.ts';
import { daysOfWeek, hoursSchema, monthsOfYear, sessionsSchema, specialHoursSchema } from './schedule.ts';

/** The fields of the days on which a deal runs. */
export const runFields = {
  publishedDate: localDate.meta({
    description: 'The day on which the site first shows the offer.',
    examples: ['2026-11-02'],
  }),
  startDate: localDate.optional().meta({
    description: 'The first day of the offer; absent if it runs already.',
    examples: ['2026-12-01'],
  }),
  expiryDate: localDate
    .optional()
    .meta({ description: 'The last day of the offer; absent if no end is known.', examples: ['2027-05-31'] }),
  withdrawnDate: localDate.optional().meta({
    description: 'The day on which the vendor took the offer back; it ends at the start of that day.',
    examples: ['2026-12-20'],
  }),
  updatedDate: localDate
    .optional()
    .meta({ description: 'The day of the last change of its text.', examples: ['2026-11-16'] }),
  priceCheckedDate: localDate.optional().meta({
    description: 'The day on which the prices were last compared with the vendor’s.',
    examples: ['2026-11-16'],
  }),
};

/** The fields of the days and times at which a deal can be used. */
export const whenFields = {
  hours: hoursSchema.optional(),
  specialHours: specialHoursSchema.optional(),
  sessions: sessionsSchema.optional(),
  days: daysOfWeek
    .max(6)
    .optional()
    .meta({
      description:
        'The days of the week on which it can be used, if the times are not known; any day if absent.',
      examples: [['fri', 'sat']],
    }),
  months: monthsOfYear.optional().meta({
    description: 'The months in which it can be used, 1 to 12; any month if absent.',
    examples: [[6, 7, 8]],
  }),
  irregular: z.boolean().optional().meta({
    description:
      'True if it is on some of its days only and `sessions` does not name them. Guides to a certain day leave it out.',
    default: false,
  }),
};

/** How these fields go together, for editors: sessions say when an event takes place, and nothing beside them does. */
export const whenRules = {
  dependentSchemas: {
    ...forbids('sessions', ['hours', 'specialHours', 'days', 'months']),
  },
};
