import { z } from 'zod';
import { httpsUrl } from './addresses.ts';
import { holidayRuleSchema } from './holidayRule.ts';
import { line } from './primitives.ts';

/*
 * The days off that count, and the services that hear of clicks and changes.
 */

export const publicHolidaysSchema = z
  .array(
    z.strictObject({
      name: line(60).meta({ description: 'Its name.', examples: ['Labor Day'] }),
      date: holidayRuleSchema,
    }),
  )
  .default([])
  .meta({ description: 'Days off that make a weekend longer.' });

export const clicksSchema = z
  .strictObject({
    endpoint: httpsUrl.optional().meta({
      description:
        'Receives a POST of {"path": "/deal/…"} as JSON whenever a deal is opened; its answer is ignored. If absent, the click is a request for /click.txt?path=/deal/…, which the host’s access log records.',
      examples: ['https://count.deals.example/clicks'],
    }),
    ledger: z
      .string()
      .regex(/^(?:\.\.)?\/[^\p{Cc}\p{Cs}\\]*[^/\p{Cc}\p{Cs}\\]\.json$/u, {
        error: 'a path of a JSON file outside of the content folder, such as "../clicks.json"',
      })
      .optional()
      .meta({
        description:
          'The file of counted clicks, relative to the content folder; "../clicks.json" if absent.',
        examples: ['../../counts/our-city.json'],
      }),
  })
  .meta({ description: 'How clicks on deals are counted; `clicks import` reads both ways.' });

export const indexNowSchema = z
  .strictObject({
    key: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, { error: '8 to 128 letters, digits or hyphens' })
      .meta({
        description:
          'Proves to search engines that `notify` acts for the site. Choose any; it is no secret, because the site publishes it at /<key>.txt.',
        examples: ['3f9c2ab47d5e41c0'],
      }),
  })
  .meta({ description: 'Absent if search engines are not notified of changes.' });
