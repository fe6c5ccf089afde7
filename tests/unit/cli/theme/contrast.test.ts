import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, nearestClear } from '../../../../cli/theme/contrast.ts';
import { anyColor } from './support/colors.ts';

describe('cli/theme/contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0c5f5b', '#fbf6ec', 6.95],
  ])('finds the contrast of %s and %s as WCAG defines it', (a, b, expected) => {
    expect(contrastOf(a, b)).toBeCloseTo(expected, 2);
    expect(contrastOf(b, a)).toBe(contrastOf(a, b));
  });

  it('keeps a color that is clear already', () => {
    expect(nearestClear('#0c5f5b', [{ color: '#ffffff', least: 4.5 }])).toBe('#0c5f5b');
  });

  it('proposes only colors that work', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, ground) => {
        // Whatever the ground, black or white reaches this on it.
        const found = nearestClear(color, [{ color: ground, least: 4.5 }]);
        expect(found).not.toBeNull();
        expect(contrastOf(found ?? '', ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('finds none if one color has to be clear on black and on white', () => {
    const opposites = ['#000000', '#ffffff'].map((color) => ({ color, least: 7 }));
    expect(nearestClear('#777777', opposites)).toBeNull();
  });
});
