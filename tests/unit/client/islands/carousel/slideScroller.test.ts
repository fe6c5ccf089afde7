import { describe, expect, it } from 'vitest';
import { nearest, wrap } from '../../../../../client/islands/carousel/slideScroller.ts';

describe('client/islands/carousel/slideOrder', () => {
  it('goes from the last slide to the first and back', () => {
    expect(wrap(4, 1, 6)).toBe(5);
    expect(wrap(5, 1, 6)).toBe(0);
    expect(wrap(0, -1, 6)).toBe(5);
    expect(wrap(0, 1, 2)).toBe(1);
  });

  it('finds the slide that stands nearest to where the visitor scrolled', () => {
    const offsets = [0, 1104, 2208, 2900];
    expect(nearest(0, offsets)).toBe(0);
    expect(nearest(551, offsets)).toBe(0);
    expect(nearest(553, offsets)).toBe(1);
    expect(nearest(2899.5, offsets)).toBe(3);
    expect(nearest(-40, offsets)).toBe(0);
    expect(nearest(9000, offsets)).toBe(3);
  });

  it('takes the first of slides that stand as near', () => {
    expect(nearest(900, [0, 900, 900])).toBe(1);
  });
});
