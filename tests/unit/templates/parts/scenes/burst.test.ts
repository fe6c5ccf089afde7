import { describe, expect, it } from 'vitest';
import { burst } from '../../../../../templates/parts/scenes/burst.ts';

describe('templates/parts/scenes/burst', () => {
  it('draws the same burst for the same seed and another for another', () => {
    expect(burst(4, 36)).toEqual(burst(4, 36));
    expect(burst(4, 36).rays).not.toBe(burst(5, 36).rays);
  });

  it('stays within its 100 to each side', () => {
    const { rays, dots } = burst(7, 52);
    const numbers = [...`${rays} ${dots}`.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text));

    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(98);
    expect(dots.match(/h0/g)).toHaveLength(26);
  });
});
