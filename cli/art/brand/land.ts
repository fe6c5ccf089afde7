import { type Random, randomInteger } from '../random.ts';

/** Where a line of hills is, and how high; `swing` is how far it goes above its base. */
interface RidgeShape {
  readonly left: number;
  readonly right: number;
  readonly ground: number;
  readonly base: number;
  readonly swing: number;
}

/** The distance of the tops of hills. */
const step = 240;

/** The path of a line of hills above the ground. */
export function ridge(random: Random, { left, right, ground, base, swing }: RidgeShape): string {
  const height = () => ground - base - Math.round(random() * swing);
  const parts = [`M${left} ${ground}V${height()}`];
  for (let x = left; x < right; x += step) {
    const top = height();
    const bend = randomInteger(random, 70, 110);
    parts.push(`S${x + step - bend} ${top} ${x + step} ${top}`);
  }
  return `${parts.join('')}V${ground}z`;
}

/** The path of the sea: a strip with even waves. */
export function sea(left: number, right: number, ground: number): string {
  const waves = Array.from({ length: Math.ceil((right - left) / 64) }, () => 'q16-9 32 0t32 0').join('');
  return `M${left} ${ground - 15}${waves}V${ground + 1}H${left}z`;
}
