import { describe, expect, it } from 'vitest';
import { crosses, divides } from '../../../../data/model/mapBoxes.ts';

const at = (x: number, y: number) => ({ x, y });
const corner = [at(0, 0), at(10, 0), at(10, 10)];

describe('data/model/mapBoxes', () => {
  it('knows a line that runs between two points', () => {
    expect(divides(corner, at(5, -1), at(5, 1))).toBe(true);
    expect(divides(corner, at(9, 5), at(11, 5))).toBe(true);
  });

  it('knows a line that ends before it, or leads past both', () => {
    expect(divides(corner, at(-1, -1), at(-1, 1))).toBe(false);
    expect(divides(corner, at(5, 1), at(5, 2))).toBe(false);
    expect(divides([], at(5, 1), at(5, 2))).toBe(false);
  });

  it('knows a line through a box none of whose points is in it', () => {
    expect(crosses(corner, { left: 4, right: 6, top: -1, bottom: 1 })).toBe(true);
    expect(crosses(corner, { left: 4, right: 6, top: 1, bottom: 2 })).toBe(false);
  });
});
