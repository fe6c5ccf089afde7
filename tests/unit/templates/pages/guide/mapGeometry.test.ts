import { describe, expect, it } from 'vitest';
import { pinArea } from '../../../../../templates/pages/guide/mapGeometry.ts';

describe('templates/pages/guide/mapGeometry: pinArea', () => {
  it('is a square around the head of a pin that stands alone', () => {
    expect(pinArea({ x: 100, y: 100 }, [], 10, 5)).toBe('M90 85L110 85L110 105L90 105Z');
  });

  it('ends half-way to the next pin', () => {
    expect(pinArea({ x: 100, y: 100 }, [{ x: 110, y: 100 }], 10, 5)).toBe('M90 85L105 85L105 105L90 105Z');
  });

  it('stays whole where another pin is far away or at the same place', () => {
    const alone = pinArea({ x: 100, y: 100 }, [], 10, 5);

    expect(pinArea({ x: 100, y: 100 }, [{ x: 300, y: 20 }], 10, 5)).toBe(alone);
    expect(pinArea({ x: 100, y: 100 }, [{ x: 100, y: 100 }], 10, 5)).toBe(alone);
  });
});
