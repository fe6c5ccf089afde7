import { z } from 'zod';
import { localDate, slug } from './primitives.ts';

/** The ledger of clicks, a file beside the content folder that only `clicks import` writes. */
export const clickLedgerSchema = z
  .strictObject({
    // Version 1 was the record of imports in the content folder.
    version: z.literal(2).meta({ description: 'The version of this format.' }),
    closedBefore: localDate.nullable().meta({
      description: 'Clicks of earlier days do not count any more; null before the first import.',
      examples: ['2026-11-19'],
    }),
    visits: z
      .record(
        localDate,
        z.base64().refine((text) => text.length % 4 === 0 && !text.includes('='), {
          error: 'numbers of three bytes in base 64',
        }),
      )
      .meta({
        description:
          'What keeps clicks of the days that are still open from being counted twice: sorted numbers of three bytes, in base 64.',
      }),
    clicks: z.record(slug, z.int().nonnegative()).meta({
      description:
        'The clicks on each deal, by slug. They add to its clickCount. Deals that are gone keep theirs.',
      examples: [{ 'taco-night': 31 }],
    }),
  })
  .meta({ title: 'Clicks', description: 'The ledger of clicks, which only `clicks import` writes.' });

export type ClickLedgerFile = z.infer<typeof clickLedgerSchema>;
