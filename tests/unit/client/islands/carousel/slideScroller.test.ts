import { describe, expect, it } from 'vitest';
import { nearestIndex, wrapIndex } from '../../../../../client/islands/carousel/slideScroller.ts';

describe('client/islands/carousel/slideOrder', () => {
  it('wraps from the last slide to the first and back', () => {
    expect(wrapIndex(4, 1, 6)).toBe(5);
    expect(wrapIndex(5, 1, 6)).toBe(0);
    expect(wrapIndex(0, -1, 6)).toBe(5);
    expect(wrapIndex(0, 1, 2)).toBe(1);
  });

  it('finds the slide nearest to the scroll position', () => {
    const offsets = [0, 1104, 2208, 2900];
    expect(nearestIndex(0, offsets)).toBe(0);
    expect(nearestIndex(551, offsets)).toBe(0);
    expect(nearestIndex(553, offsets)).toBe(1);
    expect(nearestIndex(2899.5, offsets)).toBe(3);
    expect(nearestIndex(-40, offsets)).toBe(0);
    expect(nearestIndex(9000, offsets)).toBe(3);
  });

  it('takes the first of equally near slides', () => {
    expect(nearestIndex(900, [0, 900, 900])).toBe(1);
  });
});
