import type { Tone } from '../../data/model/appearance.ts';
import { defaultFamilies } from '../../data/model/theme/toneFamilies.ts';
import type { Drawing } from './drawing.ts';
import { archLayer, type Layer } from './layer.ts';
import { clearestLayers } from './merging.ts';
import { fitInto, transformOf } from './placement.ts';
import { printSheet } from './print.ts';
import { printDrawing } from './recolor.ts';
import type { Role, Tones } from './tones.ts';

/** Colors for the innermost arch, the most festive first. */
const innermost: readonly Role[] = ['pop', 'clear', 'loud'];

/** The tile of a category: its drawing in front of an arch within an arch; an SVG file, 300 x 360. */
export function categoryTile(drawing: Drawing, tone: Tone, families = defaultFamilies): string {
  const { pale, soft, mid, strong, pop } = families[tone];
  const colors: Tones = { base: soft, quiet: mid, clear: pale, loud: strong, pop, shadow: strong };
  const placement = fitInto(drawing.box, 214, 226, { x: 150, y: 196 });
  const doors = innermost.map((role): readonly Layer[] => [
    archLayer('quiet', 150, 30, 120, 360),
    archLayer(role, 150, 76, 84, 360),
  ]);
  const printed = printDrawing(drawing);
  const layers = clearestLayers(printed, placement, doors, colors);
  return printSheet({ width: 300, height: 360, shadow: [7, 9], tones: colors, layers }, printed, placement);
}

const size = 96;

/** The drawing without a ground, in the palette of the posters; an SVG file, 96 x 96. */
export function emblem(drawing: Drawing): string {
  const transform = transformOf(drawing.box, fitInto(drawing.box, size, size, { x: size / 2, y: size / 2 }));
  const body = `<g transform="${transform}">${printDrawing(drawing).body}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>`;
}
