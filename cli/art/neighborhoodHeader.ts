import type { Tone } from '../../data/model/appearance.ts';
import { defaultFamilies } from '../../data/model/theme/toneFamilies.ts';
import type { Drawing } from './drawing.ts';
import { boxLayer, discLayer, inBox, inDisc, type Layer, pathLayer, rectangle } from './layer.ts';
import { clearestLayers } from './merging.ts';
import { fitInto } from './placement.ts';
import { printSheet } from './print.ts';
import { type Random, randomInteger, seededRandom } from './random.ts';
import { printDrawing } from './recolor.ts';
import { type Role, type Tones, tonesOf } from './tones.ts';

const [width, height, ground] = [1200, 480, 436];

/** Colors for the disc behind the drawing; the first looks like the sun. */
const discs: readonly Role[] = ['pop', 'base', 'loud'];

/** The header picture of a neighborhood: its drawing in front of the sun over a street; an SVG file, 1200 x 480. */
export function neighborhoodHeader(drawing: Drawing, tone: Tone, families = defaultFamilies): string {
  const { soft, mid, strong } = families[tone];
  const colors: Tones = { ...tonesOf(families[tone], 'light'), quiet: soft, clear: mid, shadow: strong };
  const placement = fitInto(drawing.box, 430, 370, { x: 600, y: 244 });
  const seed = `${drawing.name} ${tone} head`;
  const choices = discs.map((role) => city(role, seededRandom(seed)));
  const printed = printDrawing(drawing);
  const layers = clearestLayers(printed, placement, choices, colors);
  return printSheet({ width, height, shadow: [14, 18], tones: colors, layers }, printed, placement);
}

function city(sun: Role, random: Random): Layer[] {
  return [
    discLayer('quiet', 600, 250, 330),
    discLayer(sun, 600, 250, 222),
    ...street(random, { kinds: 'tall', walls: 'clear', panes: 'base', ground, width }),
    ...street(random, { kinds: 'low', walls: 'loud', panes: 'pop', ground, width }),
    trees(random, 'loud', ground, width),
    boxLayer('loud', 0, ground - 2, width, height - ground + 2),
  ];
}

/** A building: its outline from the left foot to the right one, and its windows. */
interface Building {
  readonly width: number;
  readonly height: number;
  /** SVG path commands, drawn from the foot upwards. */
  readonly d: string;
  /** Left upper corners, relative to the left foot. */
  readonly panes: readonly (readonly [x: number, y: number])[];
}

type Builder = (random: Random) => Building;

/** Left upper corners of windows in rows, from `top` downwards. */
function windows(width: number, top: number, rows: number, columns: number): [number, number][] {
  const step = width / (columns + 1);
  return Array.from({ length: rows * columns }, (_, index) => [
    Math.round(step * (1 + (index % columns)) - 6),
    top + 30 * Math.floor(index / columns),
  ]);
}

const tower: Builder = (random) => {
  const [width, height] = [randomInteger(random, 62, 84), randomInteger(random, 190, 270)];
  const step = randomInteger(random, 10, 16);
  return {
    width,
    height: height + 24,
    d: `v${-height}h${step}v-24h${width - 2 * step}v24h${step}v${height}`,
    panes: windows(width, -height + 20, 5, 3),
  };
};

const spire: Builder = (random) => {
  const [half, height] = [randomInteger(random, 30, 38), randomInteger(random, 150, 220)];
  return {
    width: 2 * half,
    height: height + 70,
    d: `v${-height}h12v-22h${half - 15}l3-48 3 48h${half - 15}v22h12v${height}`,
    panes: windows(2 * half, -height + 18, 4, 2),
  };
};

const vault: Builder = (random) => {
  const [half, height] = [randomInteger(random, 32, 42), randomInteger(random, 120, 180)];
  return {
    width: 2 * half,
    height: height + half,
    d: `v${-height}a${half} ${half} 0 0 1 ${2 * half} 0v${height}`,
    panes: windows(2 * half, -height + 6, 4, 2),
  };
};

const slab: Builder = (random) => {
  const [width, height] = [randomInteger(random, 84, 116), randomInteger(random, 110, 170)];
  return { width, height, d: `v${-height}h${width}v${height}`, panes: windows(width, -height + 20, 3, 4) };
};

const house: Builder = (random) => {
  const [half, wall, roof] = [
    randomInteger(random, 44, 54),
    randomInteger(random, 58, 72),
    randomInteger(random, 36, 48),
  ];
  return {
    width: 2 * half,
    height: wall + roof,
    d: `v${-wall}h-7l${half + 7} ${-roof} ${half + 7} ${roof}h-7v${wall}`,
    panes: windows(2 * half, -wall + 14, 1, 2),
  };
};

const mill: Builder = (random) => {
  const teeth = randomInteger(random, 2, 3);
  const wall = randomInteger(random, 60, 74);
  return {
    width: 56 * teeth + 24,
    height: wall + 90,
    d: `v${-wall}${'v-32l56 32'.repeat(teeth)}l3-90h18l3 90v${wall}`,
    panes: windows(56 * teeth, -wall + 16, 1, teeth * 2),
  };
};

/** Buildings in the back row and in the front row. */
const tall = [tower, slab, spire, vault, tower] as const;
const low = [house, mill, house, slab] as const;

interface StreetPlan {
  readonly kinds: 'tall' | 'low';
  readonly walls: Role;
  readonly panes: Role;
  /** The y coordinate of the ground. */
  readonly ground: number;
  readonly width: number;
}

/** A row of buildings, and over it the panes of their windows. */
export function street(random: Random, { kinds, walls, panes, ground, width }: StreetPlan): Layer[] {
  const builders = kinds === 'tall' ? tall : low;
  const built: { x: number; building: Building }[] = [];
  for (let x = randomInteger(random, -50, -10); x < width; ) {
    const builder = builders[Math.floor(random() * builders.length)] ?? slab;
    const building = builder(random);
    built.push({ x, building });
    x += building.width + (kinds === 'tall' ? randomInteger(random, 0, 26) : randomInteger(random, 18, 70));
  }
  const d = built.map(({ x, building }) => `M${x} ${ground}${building.d}z`).join('');
  const covers: Layer['covers'] = (px, py) =>
    built.some(({ x, building: { width: across, height } }) =>
      inBox(x, ground - height, across, height)(px, py),
    );
  const lit = built.flatMap(({ x, building }) =>
    building.panes.filter(() => random() < 0.7).map(([dx, dy]) => [x + dx, ground + dy] as const),
  );
  const glass = lit.map(([x, y]) => rectangle(x, y, 12, 16)).join('');
  // Panes are too small to hide an edge.
  return [pathLayer(walls, d, covers), pathLayer(panes, glass, () => false)];
}

/** Round trees at random distances. */
export function trees(random: Random, role: Role, ground: number, width: number): Layer {
  const crowns: { x: number; y: number; r: number }[] = [];
  for (let x = randomInteger(random, 0, 60); x < width; x += randomInteger(random, 50, 190)) {
    const r = randomInteger(random, 20, 34);
    crowns.push({ x, y: ground - r - randomInteger(random, 8, 20), r });
  }
  const d = crowns
    .map(
      ({ x, y, r }) =>
        `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0M${x - 3} ${y}h6V${ground}h-6z`,
    )
    .join('');
  return pathLayer(role, d, (px, py) => crowns.some(({ x, y, r }) => inDisc(x, y, r)(px, py)));
}
