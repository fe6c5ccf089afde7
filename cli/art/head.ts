import type { Tone } from '../../data/model/tone.ts';
import type { Drawing } from './drawing.ts';
import { box, disc, type Layer } from './layer.ts';
import { leastMerged } from './merging.ts';
import { fitted } from './placement.ts';
import { printOn } from './print.ts';
import { type Random, seededBy } from './random.ts';
import { street, trees } from './street.ts';
import { families, type Role, type Tones, tones } from './tones.ts';

const [width, height, ground] = [1200, 480, 436];

/** The disc behind the drawing can have these; the first is the sun. */
const discs: readonly Role[] = ['pop', 'base', 'loud'];

/** The head of a neighborhood: its drawing before the sun over a street; an SVG file, 1200 x 480. */
export function head(drawing: Drawing, tone: Tone): string {
  const { soft, mid, strong } = families[tone];
  const colors: Tones = { ...tones(tone, 'light'), quiet: soft, clear: mid, shadow: strong };
  const placement = fitted(drawing.box, 430, 370, { x: 600, y: 244 });
  const name = `${drawing.name} ${tone} head`;
  const choices = discs.map((role) => city(role, seededBy(name)));
  const layers = leastMerged(drawing, placement, choices, colors);
  return printOn({ width, height, shadow: [14, 18], tones: colors, layers }, drawing, placement);
}

function city(sun: Role, random: Random): Layer[] {
  return [
    disc('quiet', 600, 250, 330),
    disc(sun, 600, 250, 222),
    ...street(random, { kinds: 'tall', walls: 'clear', panes: 'base', ground, width }),
    ...street(random, { kinds: 'low', walls: 'loud', panes: 'pop', ground, width }),
    trees(random, 'loud', ground, width),
    box('loud', 0, ground - 2, width, height - ground + 2),
  ];
}
