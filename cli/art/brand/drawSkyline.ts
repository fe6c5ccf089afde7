import { pickEither, type Random, randomInteger, seededRandom } from '../random.ts';
import { type Building, drawBuildings } from './buildings.ts';
import { ridge, sea } from './land.ts';
import { type SkylineKind, skylineKinds } from './skylineKinds.ts';
import { svgFile } from './svgFile.ts';

/** The drawing is wider than any screen; its center shows on phones. */
const left = -1200;
const right = 2640;
const center = (left + right) / 2;
const ground = 420;

/**
 * The drawing of a city with that name: an SVG file in the layers that a build recolors. The same name always has the same
 * drawing.
 */
export function drawSkyline(city: string, kind: SkylineKind = skylineKinds[0]): string {
  const random = seededRandom(`${kind} ${city}`);
  const layers = [
    `<g data-layer="back">${backOf(random, kind)}</g>`,
    `<g data-layer="mid">${middleOf(random, kind)}</g>`,
    drawBuildings(random, frontOf(random, kind), ground),
    `<g data-layer="trees"><path d="${kind === 'coast' ? sea(left, right, ground) : trees(random)}"/></g>`,
  ];
  const size = `width="${right - left}" height="${ground}" viewBox="${left} 0 ${right - left} ${ground}"`;
  return svgFile(size, layers.join(''));
}

const backOf = (random: Random, kind: SkylineKind): string =>
  kind === 'towers'
    ? silhouettes(row(random, { heights: [60, 130], peak: 150, widths: [46, 96], spread: 620 }))
    : `<path d="${ridge(random, { left, right, ground, base: 120, swing: kind === 'hills' ? 110 : 46 })}"/>`;

const middleOf = (random: Random, kind: SkylineKind): string =>
  kind === 'towers'
    ? silhouettes(row(random, { heights: [44, 92], peak: 120, widths: [40, 80], spread: 520 }))
    : `<path d="${ridge(random, { left, right, ground, base: 66, swing: kind === 'hills' ? 54 : 20 })}"/>`;

/** How high and wide a row of buildings is; around the center it is up to `peak` higher. */
interface RowShape {
  readonly heights: readonly [low: number, high: number];
  readonly peak: number;
  readonly widths: readonly [narrow: number, wide: number];
  /** How far from the center buildings are still higher. */
  readonly spread: number;
}

const frontShapes: Readonly<Record<SkylineKind, RowShape>> = {
  towers: { heights: [38, 74], peak: 235, widths: [42, 72], spread: 430 },
  hills: { heights: [30, 62], peak: 84, widths: [40, 66], spread: 520 },
  coast: { heights: [34, 66], peak: 62, widths: [38, 60], spread: 600 },
};

function frontOf(random: Random, kind: SkylineKind): Building[] {
  const buildings = row(random, frontShapes[kind]);
  if (kind === 'towers') return buildings;
  // Small towns have gables, and one tower that everybody knows.
  const gabled = buildings.map(
    (building) => ({ ...building, top: pickEither(random, 'gable', 'flat', 0.65) }) as const,
  );
  const x = center + randomInteger(random, -90, 90);
  return [
    ...gabled,
    { x, width: 44, height: kind === 'coast' ? 196 : 214, top: kind === 'coast' ? 'lamp' : 'steeple' },
  ];
}

function row(random: Random, { heights, peak, widths, spread }: RowShape): Building[] {
  const buildings: Building[] = [];
  for (let x = left + 20; x < right - 40; ) {
    const width = randomInteger(random, ...widths);
    const distance = Math.abs(x + width / 2 - center) / spread;
    const rise = distance < 1 ? (1 - distance ** 2) * peak * (0.45 + random() * 0.55) : 0;
    const height = randomInteger(random, ...heights) + Math.round(rise);
    buildings.push({ x, width, height, top: topOf(random, height) });
    x += width + (distance < 1 ? randomInteger(random, 2, 14) : randomInteger(random, 12, 90));
  }
  return buildings;
}

function topOf(random: Random, height: number): Building['top'] {
  if (height < 110) return 'flat';
  const choice = randomInteger(random, 0, 4);
  return (['flat', 'step', 'slant', 'mast', 'step'] as const)[choice] ?? 'flat';
}

const silhouettes = (buildings: readonly Building[]): string =>
  `<path d="${buildings.map(({ x, width, height }) => `M${x} ${ground}v${-height}h${width}v${height}z`).join('')}"/>`;

/** A strip of green with round crowns. */
function trees(random: Random): string {
  const crowns: string[] = [];
  for (let x = left; x < right; x += randomInteger(random, 34, 120)) {
    const radius = randomInteger(random, 12, 26);
    crowns.push(`M${x - radius} 412a${radius} ${radius} 0 0 1 ${2 * radius} 0z`);
  }
  return `M${left} 404h${right - left}v17H${left}z${crowns.join('')}`;
}
