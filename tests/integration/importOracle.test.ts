import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, quickChoice } from '../support/fullRun.ts';
import { type FeedEvent, feedEventKinds } from '../support/importOracle/feedEvents.ts';
import { importDays } from '../support/importOracle/importDays.ts';
import { seededRandom } from '../support/seededRandom.ts';

const event = fc.record({
  kind: fc.constantFrom(...feedEventKinds),
  feed: fc.nat(1),
  pick: fc.nat(40),
  value: fc.nat(60),
});

const offers = fc.array(
  fc.record({ kind: fc.constant('add'), feed: fc.nat(1), pick: fc.constant(0), value: fc.nat(60) }),
  { minLength: 8, maxLength: 20 },
);

/** A month that begins with offers; what stops a feed comes every fifth day at most. */
function seededMonth(seed: number): FeedEvent[][] {
  const random = seededRandom(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const some = (kinds: readonly string[], count: number): FeedEvent[] =>
    Array.from({ length: count }, () => ({
      ...{ kind: kinds[upTo(kinds.length)] ?? '', feed: upTo(2), pick: upTo(40), value: upTo(60) },
    }));
  const usual = feedEventKinds.filter((kind) => kind !== 'cutOff' && kind !== 'collapse');
  return Array.from({ length: 30 }, (_, day) => [
    ...some(['add'], day === 0 ? 30 : 2),
    ...some(usual, 5),
    ...some(feedEventKinds, day % 5 === 4 ? 6 : 0),
  ]);
}

describe('import, day after day', () => {
  it.each(quickChoice([23, 1, 2, 3, 5, 8]))(
    'makes of a month of feeds what an oracle written from the docs says (%i)',
    async (seed) => {
      expect(await importDays(seededMonth(seed))).toBeGreaterThan(1000);
    },
  );

  it('makes of any days of feeds what the oracle says', async () => {
    const days = fc.array(fc.array(event, { maxLength: 10 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(offers, days, async (first, next) => {
        await importDays([first, ...next]);
      }),
      propertyRuns(100),
    );
  });
});
