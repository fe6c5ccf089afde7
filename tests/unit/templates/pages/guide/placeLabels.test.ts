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

  it('sets a name beside the line that its place is on, and beyond no other', () => {
    const upright = (x: number) => [
      { x, y: 0 },
      { x, y: 600 },
    ];
    const half = (9 * 0.6 * 3.2 * sampleMap.width) / 200;
    const placed = (other: number) =>
      placeLabels({
        ...mapWith([place('Long Mill', 300, 400)]),
        lines: [upright(298), upright(other)],
      })[0]?.x ?? 0;
    // Where the other line leaves no room on one side, there is room on the other.
    expect(placed(260)).toBeGreaterThan(298 + half);
    expect(placed(336)).toBeLessThan(298 - half);
  });

  it('leaves out a name that has room only beyond a line', () => {
    const lines = [280, 320].map((x) => [
      { x, y: 0 },
      { x, y: 600 },
    ]);
    const between = { number: 1, x: 300, y: 500, spotX: 300, spotY: 500 };
    const pins = Array.from({ length: 9 }, (_, index) => ({
      ...between,
      number: index + 1,
      y: 300 + 25 * index,
    }));
    const labels = placeLabels({ ...mapWith([place('Long Mill', 300, 400)]), lines, pins });
    expect(labels).toEqual([]);
    expect(placeLabels({ ...mapWith([place('Long Mill', 300, 400)]), pins })).toHaveLength(1);
  });

  it('keeps names clear of arrows and their words', () => {
    const arrow = {
      number: 3,
      x: 100,
      y: 400,
      angle: 180,
      distance: '9 mi',
      words: { x: 130, anchor: 'start' as const, lines: ['Far Mill', '9 mi'] },
    };
    const [name] = placeLabels({ ...mapWith([place('Harbor', 190, 400)]), arrows: [arrow] });
    expect(Math.abs((name?.y ?? 400) - 400)).toBeGreaterThan(10);
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
