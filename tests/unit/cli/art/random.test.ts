import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomInteger, seededRandom, shuffled } from '../../../../cli/art/random.ts';
import { hash32 } from '../../../../data/model/hash32.ts';

describe('cli/art/random', () => {
  it('returns the same numbers for the same text on every machine', () => {
    const random = seededRandom('taco ember');
    expect([random(), random(), random()].map((value) => value.toFixed(6))).toEqual([
      '0.367480',
      '0.957657',
      '0.910192',
    ]);
    // Test vectors that FNV publishes.
    expect([hash32('a'), hash32('foobar')]).toEqual([0xe40c292c, 0xbf9cf968]);
  });

  it('returns different numbers for another text', () => {
    expect(seededRandom('taco ember')()).not.toBe(seededRandom('taco sky')());
  });

  it('returns numbers from 0 to below 1, and integers within bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), (text, low) => {
        const random = seededRandom(text);
        const value = random();
        expect(value >= 0 && value < 1).toBe(true);
        const whole = randomInteger(random, low, low + 7);
        expect(Number.isInteger(whole) && whole >= low && whole <= low + 7).toBe(true);
      }),
    );
  });

  it('keeps all items when shuffling', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (text, items) => {
        const order = (a: number, b: number) => a - b;
        expect(shuffled(seededRandom(text), items).sort(order)).toEqual([...items].sort(order));
      }),
    );
  });
});
