import { describe, expect, it } from 'vitest';
import { prosePageSchema } from '../../../../data/schema/prosePage.ts';

describe('data/schema/prosePage', () => {
  const page = { title: 'About', metaDescription: 'Who we are.', lastUpdated: '2026-05-01' };

  it('shows no date and has no keywords of its own unless it says so', () => {
    expect(prosePageSchema.parse(page)).toEqual({ ...page, showLastUpdated: false, keywords: [] });
  });

  it.each([{ title: '' }, { lastUpdated: '2026-02-30' }, { layout: 'wide' }, { keywords: 'one' }])(
    'refuses %j',
    (fields) => {
      expect(prosePageSchema.safeParse({ ...page, ...fields }).success).toBe(false);
    },
  );
});
