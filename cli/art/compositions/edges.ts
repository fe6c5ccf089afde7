import { discLayer, inBox, inDisc, type Layer, pathLayer } from '../layer.ts';
import { pickEither, type Random, randomInteger } from '../random.ts';
import type { Role } from '../tones.ts';

/** A disc behind three rows of scallops. */
export function scallops(random: Random): Layer[] {
  const x = pickEither(random, 490, 310);
  return [
    discLayer(pickEither(random, 'pop', 'quiet'), x, 250, 215),
    scallopRow('quiet', 400, 0),
    scallopRow('clear', 480, -80),
    scallopRow('loud', 560, 0),
  ];
}

function scallopRow(role: Role, top: number, start: number): Layer {
  const arcs = 'a80 80 0 0 1 160 0'.repeat(start ? 6 : 5);
  return pathLayer(role, `M${start} ${top + 80}${arcs}V600H${start}z`, (x, y) => {
    if (y >= top + 80) return true;
    const middle = start + 80 + 160 * Math.round((x - start - 80) / 160);
    return inDisc(middle, top + 80, 80)(x, y);
  });
}

/** A disc behind three rows of waves. */
export function waves(random: Random): Layer[] {
  return [
    discLayer('pop', pickEither(random, 510, 290), 235, 205),
    waveRow('quiet', 390, randomInteger(random, 40, 160)),
    waveRow('clear', 455, randomInteger(random, 80, 160)),
    waveRow('loud', 525, randomInteger(random, 40, 160)),
  ];
}

function waveRow(role: Role, level: number, shift: number): Layer {
  const d = `M${-shift} ${level}q40-44 80 0${'t80 0'.repeat(11)}V600H${-shift}z`;
  return pathLayer(role, d, (x, y) => {
    const along = (x + shift) / 80;
    const u = along - Math.floor(along);
    const rise = 2 * u * (1 - u) * 44;
    return y >= level + (Math.floor(along) % 2 === 0 ? -rise : rise);
  });
}

/** A disc behind two rows of houses. */
export function blocks(random: Random): Layer[] {
  return [
    discLayer('pop', randomInteger(random, 280, 520), 300, 220),
    houseRow('quiet', random, 0, [56, 126], [90, 280]),
    houseRow('clear', random, -30, [70, 130], [50, 140]),
  ];
}

type Range = readonly [low: number, high: number];

function houseRow(role: Role, random: Random, start: number, widths: Range, heights: Range): Layer {
  const houses: { x: number; width: number; top: number }[] = [];
  for (let x = start; x < 800; ) {
    const width = randomInteger(random, ...widths);
    houses.push({ x, width, top: 600 - randomInteger(random, ...heights) });
    x += width;
  }
  const d = houses.map(({ width, top }) => `V${top}h${width}`).join('');
  return pathLayer(role, `M${start} 600${d}V600z`, (px, py) =>
    houses.some(({ x, width, top }) => inBox(x, top, width, 600)(px, py)),
  );
}
