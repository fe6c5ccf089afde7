import { boxLayer, discLayer, inBox, inDisc, type Layer, pathLayer, rectangle } from '../layer.ts';
import { pickEither, type Random, randomInteger } from '../random.ts';
import type { Role } from '../tones.ts';

/** Dots that grow towards a lower corner, behind a disc. */
export function dots(random: Random): Layer[] {
  const right = random() < 0.5;
  const step = 52;
  const radius = (diagonal: number) => 2 + Math.round(diagonal * 7) / 10;
  const grid: Layer = {
    role: 'quiet',
    paint: (color) => {
      const lines = Array.from({ length: 27 }, (_, diagonal) => {
        const down = Math.min(diagonal, 11);
        const start = `M${20 + step * (diagonal - down)} ${20 + step * down}`;
        const steps = Math.min(diagonal, 15) - (diagonal - down);
        return `<path stroke-width="${2 * radius(diagonal)}" d="${start}l${step * steps + 1} ${-step * steps - 1}"/>`;
      });
      // Each diagonal is one line whose dashes are too short to be more than their round ends.
      return (
        `<g stroke="${color}" stroke-linecap="round" stroke-dasharray=".01 ${(step * Math.SQRT2 - 0.01).toFixed(3)}"` +
        `${right ? '' : ' transform="matrix(-1 0 0 1 800 0)"'}>${lines.join('')}</g>`
      );
    },
    covers: (px, py) => {
      const column = Math.round(((right ? px : 800 - px) - 20) / step);
      const row = Math.round((py - 20) / step);
      const middle = inDisc(20 + step * column, 20 + step * row, radius(column + row));
      return middle(right ? px : 800 - px, py);
    },
  };
  return [grid, discLayer('clear', right ? 330 : 470, 320, 235)];
}

/** A disc behind a floor of squares. */
export function checker(random: Random): Layer[] {
  const odd = random() < 0.5 ? 1 : 0;
  const squares = Array.from({ length: 8 }, (_, index) => {
    const row = index % 2;
    return [200 * Math.floor(index / 2) + 100 * (row === odd ? 1 : 0), 400 + 100 * row] as const;
  });
  return [
    discLayer(pickEither(random, 'pop', 'quiet'), randomInteger(random, 320, 480), 400, 250),
    boxLayer('clear', 0, 400, 800, 200),
    pathLayer('loud', squares.map(([x, y]) => rectangle(x, y, 100, 100)).join(''), (px, py) =>
      squares.some(([x, y]) => inBox(x, y, 100, 100)(px, py)),
    ),
  ];
}

/** Quarter discs in a grid, each turned at random, behind a disc. */
export function tiles(random: Random): Layer[] {
  const quarters = Array.from({ length: 12 }, (_, index) => {
    const turn = Math.floor(random() * 4);
    const x = 200 * (index % 4) + (turn & 1 ? 200 : 0);
    const y = 200 * Math.floor(index / 4) + (turn & 2 ? 200 : 0);
    const role: Role = random() < 0.28 ? 'clear' : 'quiet';
    return { role, x, y, across: turn & 1 ? -200 : 200, down: turn & 2 ? -200 : 200 };
  });
  const layerOf = (role: Role): Layer => {
    const sameRole = quarters.filter((quarter) => quarter.role === role);
    const d = sameRole.map(({ x, y, across, down }) => {
      const sweep = across * down > 0 ? 1 : 0;
      return `M${x} ${y}h${across}a200 200 0 0 ${sweep} ${-across} ${down}z`;
    });
    return pathLayer(role, d.join(''), (px, py) =>
      sameRole.some(
        ({ x, y, across, down }) =>
          inBox(Math.min(x, x + across), Math.min(y, y + down), 200, 200)(px, py) &&
          inDisc(x, y, 200)(px, py),
      ),
    );
  };
  return [layerOf('quiet'), layerOf('clear'), discLayer('loud', 400, 300, 222)];
}
