import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byPercentOff,
  decodeDeals,
  encodeFilterChunk,
  encodeSortChunk,
  type NumberedDeal,
} from '../../../../../../data/model/deals/chunks/filterChunks.ts';
import { features } from '../../../../../../data/model/deals/features.ts';
import { traitBits } from '../../../../../../data/model/deals/traits.ts';
import type { Schedule } from '../../../../../../data/model/time/schedule.ts';

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-05-${String(number).padStart(2, '0')}`);
const degrees = (most: number) =>
  fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((n) => n / 10_000);

const outline = fc.record(
  {
    slug: fc.nat(100_000),
    category: fc.constant('food'),
    neighborhoods: fc.subarray(['old-town', 'harbor', 'hill']),
    price: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
    percent: fc.integer({ min: 0, max: 100 }),
    endsAt: fc.integer({ min: 1_790_000_000_000, max: 1_800_000_000_000 }),
    publishedDate: day,
    clicks: fc.nat(1_000_000),
    featured: fc.constant(true as const),
    family: fc.constant(true as const),
    outdoor: fc.boolean(),
    features: fc.integer({ min: 1, max: 2 ** features.length - 1 }),
    when: fc.constantFrom<Schedule>(
      { days: [5, 6] },
      { hours: [{ from: 600, to: 1500 }], special: [{ first: '2026-12-24', last: '2026-12-26' }] },
      { sessions: [{ date: '2026-12-12', from: 1170, soldOut: true, note: 'Late' }] },
    ),
    at: fc.array(fc.tuple(degrees(90), degrees(180)), { minLength: 1, maxLength: 4 }),
  },
  {
    requiredKeys: [
      ...(['slug', 'category', 'neighborhoods', 'percent'] as const),
      ...(['publishedDate', 'clicks'] as const),
    ],
  },
);

const outlines = fc
  .uniqueArray(outline, { selector: ({ slug }) => slug })
  .map((deals): NumberedDeal[] => deals.toSorted((a, b) => a.slug - b.slug));

describe('data/model/deals/chunks/filterChunks', () => {
  it('reads what it wrote, and places to some ten meters', () => {
    fc.assert(
      fc.property(outlines, (deals) => {
        const sent = JSON.parse(JSON.stringify([encodeFilterChunk(deals, 'v'), encodeSortChunk(deals, 'v')]));
        const read = decodeDeals('food', sent[0], sent[1]);
        expect(read.map(({ at: _, ...deal }) => deal)).toEqual(deals.map(({ at: _, ...deal }) => deal));
        for (const [index, { at }] of deals.entries()) {
          expect(read[index]?.at?.length).toBe(at?.length);
          for (const [place, [lat, lon]] of (at ?? []).entries()) {
            expect(read[index]?.at?.[place]?.[0]).toBeCloseTo(lat, 3);
            expect(read[index]?.at?.[place]?.[1]).toBeCloseTo(lon, 3);
          }
        }
      }),
    );
  });

  it('does without what only some orders need', () => {
    const deal = { slug: 3, category: 'food', neighborhoods: ['hill'], price: 9.5, percent: 40, endsAt: 8 };
    const full: NumberedDeal = { ...deal, publishedDate: '2026-01-01', clicks: 7, at: [[1, 2]] };
    expect(decodeDeals('food', encodeFilterChunk([full], 'v'), null)).toEqual([
      { ...deal, publishedDate: '', clicks: 0 },
    ]);
  });

  it('keeps of the traits of a deal that one can sleep there', () => {
    const deal = { slug: 3, category: 'stays', neighborhoods: [], percent: 0, publishedDate: '', clicks: 0 };
    const bed: NumberedDeal = { ...deal, traits: traitBits(['lodging', 'romantic']) };
    const [read] = decodeDeals('food', encodeFilterChunk([bed], 'v'), null);
    expect(read?.traits).toBe(traitBits(['lodging']));
  });

  it('has each schedule once', () => {
    fc.assert(
      fc.property(outlines, (deals) => {
        const { schedules } = encodeFilterChunk(deals, 'v');
        const texts = deals.flatMap(({ when }) => (when ? JSON.stringify(when) : []));
        expect(schedules.map((schedule) => JSON.stringify(schedule))).toEqual([...new Set(texts)].sort());
      }),
    );
  });

  it('puts the highest discount first, and settles ties by number', () => {
    const deal = (slug: number, percent: number): NumberedDeal => ({
      ...{
        slug,
        percent,
        category: '',
        neighborhoods: [],
        price: 1,
        endsAt: 1,
        publishedDate: '',
        clicks: 0,
      },
    });
    const sorted = [deal(1, 20), deal(9, 50), deal(2, 50)].sort(byPercentOff);
    expect(sorted.map(({ slug }) => slug)).toEqual([2, 9, 1]);
  });
});
