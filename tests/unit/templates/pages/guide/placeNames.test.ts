import { describe, expect, it } from 'vitest';
import type { SpotMap } from '../../../../../data/model/pages/guide.ts';
import { placeNames } from '../../../../../templates/pages/guide/placeNames.ts';
import { sampleMap } from '../../sampleGuides.ts';

const place = (name: string, x: number, y: number, size: 'large' | 'small' = 'small') => ({
  name,
  x,
  y,
  size,
});
const mapWith = (places: SpotMap['places']): SpotMap => ({ ...sampleMap, places });

describe('templates/pages/guide/placeNames', () => {
  it('leaves a name at its place where nothing is in the way', () => {
    expect(placeNames(mapWith([place('Harbor', 120, 400)]))).toEqual([place('Harbor', 120, 400)]);
  });

  it('moves a name that a pin would cover', () => {
    const [name] = placeNames(mapWith([place('Mill', 300, 205)]));

    expect(name?.name).toBe('Mill');
    expect([name?.x, name?.y]).not.toEqual([300, 205]);
  });

  it('never lets two names cover each other, and serves large ones first', () => {
    const names = placeNames(mapWith([place('Harbor', 120, 400), place('Center', 120, 400, 'large')]));

    expect(names[0]).toEqual(place('Center', 120, 400, 'large'));
    expect(names[1]?.y).not.toBe(400);
  });

  it('leaves out a name that has no room', () => {
    expect(
      placeNames(mapWith([place('A name much longer than the whole map is wide '.repeat(3), 300, 400)])),
    ).toEqual([]);
  });
});
