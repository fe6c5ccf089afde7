import { z } from 'zod';
import { localDate, slug } from './primitives.ts';

/** The ledger of clicks, a file beside the content folder that only `clicks import` writes. */
export const clickLedgerSchema = z.strictObject({
  /** The record of imports that clicks.json replaces, in the content folder, was version 1. */
  version: z.literal(2),
  /** Clicks of earlier days do not count any more; `null` before the first import. */
  closedBefore: localDate.nullable(),
  /** The visits that were counted on each day that is still open: sorted numbers of three bytes, in base 64. */
  visits: z.record(
    localDate,
    z.base64().refine((text) => text.length % 4 === 0 && !text.includes('='), {
      error: 'numbers of three bytes in base 64',
    }),
  ),
  /** The clicks on each deal, by slug. They add to the deal's `clickCount`. Deals that are gone keep theirs. */
  clicks: z.record(slug, z.int().nonnegative()),
});

export type ClickLedgerFile = z.infer<typeof clickLedgerSchema>;
