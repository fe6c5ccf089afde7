import { describe, expect, it } from 'vitest';
import type { SpotMap } from '../../../../../data/model/pages/guide.ts';
import { pinArea, placeLabels } from '../../../../../templates/pages/guide/mapGeometry.ts';
import { sampleMap } from '../../sampleGuides.ts';

const place = (name: string, x: number, y: number, size: 'large' | 'small' = 'small') => ({
  name,
  x,
  y,
  size,
});
const mapWith = (places: SpotMap['places']): SpotMap => ({ ...sampleMap, places });

describe('templates/pages/guide/mapGeometry: placeLabels', () => {
  it('leaves a name at its place where nothing is in the way', () => {
    expect(placeLabels(mapWith([place('Harbor', 120, 400)]))).toEqual([place('Harbor', 120, 400)]);
  });

  it('moves a name that a pin would cover', () => {
    const [name] = placeLabels(mapWith([place('Mill', 300, 205)]));

    expect(name?.name).toBe('Mill');
    expect([name?.x, name?.y]).not.toEqual([300, 205]);
  });

  it('never lets two names cover each other, and serves large ones first', () => {
    const names = placeLabels(mapWith([place('Harbor', 120, 400), place('Center', 120, 400, 'large')]));

    expect(names[0]).toEqual(place('Center', 120, 400, 'large'));
    expect(names[1]?.y).not.toBe(400);
  });

  it('leaves out a name that has no room', () => {
    expect(
      placeLabels(mapWith([place('A name much longer than the whole map is wide '.repeat(3), 300, 400)])),
    ).toEqual([]);
  });
});

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
