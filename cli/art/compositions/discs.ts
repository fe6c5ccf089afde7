import { archLayer, boxLayer, discLayer, inDisc, type Layer } from '../layer.ts';
import { pickEither, type Random, randomInteger } from '../random.ts';
import type { Role } from '../tones.ts';

/** Rainbows over the lower edge. */
export function arches(random: Random): Layer[] {
  const x = randomInteger(random, 250, 550);
  const y = randomInteger(random, 600, 640);
  const rings = [discLayer('quiet', x, y, 520), discLayer('base', x, y, 410), discLayer('clear', x, y, 300)];
  return pickEither(random, [...rings, discLayer('pop', x, y, 170)], rings);
}

/** A big sun over two bands of ground. */
export function sun(random: Random): Layer[] {
  const side = pickEither(random, 1, -1);
  const horizon = randomInteger(random, 430, 470);
  const near = horizon + randomInteger(random, 70, 90);
  return [
    discLayer(
      'pop',
      400 + side * randomInteger(random, 60, 130),
      randomInteger(random, 250, 290),
      randomInteger(random, 225, 250),
    ),
    boxLayer('clear', 0, horizon, 800, 600 - horizon),
    boxLayer('loud', 0, near, 800, 600 - near),
  ];
}

/** Rings out of a corner. */
export function corner(random: Random): Layer[] {
  const x = pickEither(random, 800, 0);
  const y = pickEither(random, 600, 0, 0.65);
  const rings: readonly (readonly [Role, number])[] = [
    ['quiet', 720],
    ['base', 590],
    ['clear', 460],
    ['quiet', 330],
    ['loud', 200],
  ];
  return rings.map(([role, radius]) => discLayer(role, x, y, radius));
}

/** Doors within doors. */
export function portal(random: Random): Layer[] {
  const x = randomInteger(random, 370, 430);
  return [
    archLayer('quiet', x, 20, 330, 600),
    archLayer('clear', x, 80, 255, 600),
    archLayer(pickEither(random, 'pop', 'loud'), x, 140, 180, 600),
  ];
}

/** A disc with a scalloped edge. */
export function rosette(random: Random): Layer[] {
  const petal = (2 * Math.PI * 238) / 16;
  const petals: Layer = {
    role: 'quiet',
    paint: (color) =>
      `<circle cx="400" cy="300" r="238" fill="${color}" stroke="${color}" stroke-width="100" ` +
      `stroke-linecap="round" stroke-dasharray=".01 ${(petal - 0.01).toFixed(3)}"/>`,
    covers: (x, y) => {
      if (Math.hypot(x - 400, y - 300) <= 238) return true;
      const step = Math.PI / 8;
      const angle = Math.round(Math.atan2(y - 300, x - 400) / step) * step;
      return inDisc(400 + 238 * Math.cos(angle), 300 + 238 * Math.sin(angle), 50)(x, y);
    },
  };
  return [petals, discLayer(pickEither(random, 'pop', 'clear'), 400, 300, 206)];
}

/** A sun over round hills. */
export function hills(random: Random): Layer[] {
  const side = pickEither(random, 1, -1);
  const sunDisc = discLayer(
    'pop',
    400 - side * randomInteger(random, 120, 180),
    210,
    randomInteger(random, 150, 180),
  );
  return [
    sunDisc,
    discLayer('quiet', 400 + side * randomInteger(random, 250, 310), 760, 430),
    discLayer('clear', 400 - side * randomInteger(random, 220, 280), 800, 400),
    discLayer('loud', 400 + side * 80, 1010, 520),
  ];
}
