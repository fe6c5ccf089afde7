import { describe, expect, it } from 'vitest';
import type { SpotMap } from '../../../../../data/model/pages/guide.ts';
import { placeLabels } from '../../../../../templates/pages/guide/placeLabels.ts';
import { sampleMap } from '../../sampleGuides.ts';

const place = (name: string, x: number, y: number, size: 'large' | 'small' = 'small') => ({
  name,
  x,
  y,
  size,
});
const mapWith = (places: SpotMap['places']): SpotMap => ({ ...sampleMap, places });

describe('templates/pages/guide/placeLabels', () => {
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

  it('moves a name off a line and away from the edge', () => {
    const line = [
      { x: 0, y: 395 },
      { x: 600, y: 395 },
    ];
    const [name] = placeLabels({ ...mapWith([place('Harbor', 120, 400)]), lines: [line] });
    expect(Math.abs((name?.y ?? 395) - 395)).toBeGreaterThan(5);
    const [atEdge] = placeLabels(mapWith([place('Shore', 2, 400)]));
    expect(atEdge?.x).toBeGreaterThan(2 + (5 * 0.6 * 3.2 * sampleMap.width) / 200);
  });

  it('sets a name between two lines beside both, level with its place', () => {
    const upright = (x: number) => [
      { x, y: 0 },
      { x, y: 600 },
    ];
    const [name] = placeLabels({
      ...mapWith([place('Long Mill', 300, 400)]),
      lines: [upright(270), upright(330)],
    });
    const half = (9 * 0.6 * 3.2 * sampleMap.width) / 200;
    expect(Math.abs((name?.x ?? 300) - 300)).toBeGreaterThan(30 + half);
    expect(name?.y).toBe(400);
  });

  it('shows on large maps only what has no room at the size of phones', () => {
    const longName = 'A name that takes nearly all of the width of this very map';
    const sizes = placeLabels(mapWith([place(longName, 300, 400), place('Harbor', 120, 500)]));
    expect(sizes.map(({ name, size }) => [name, size])).toEqual([
      ['Harbor', 'small'],
      [longName, 'tiny'],
    ]);
  });
});
