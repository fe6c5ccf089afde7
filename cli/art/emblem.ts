import type { Drawing } from './drawing.ts';
import { fitted, transformOf } from './placement.ts';
import { printDrawing } from './recolor.ts';

const size = 96;

/** The drawing alone, in the palette of the house, on nothing; an SVG file, 96 x 96. */
export function emblem(drawing: Drawing): string {
  const transform = transformOf(drawing.box, fitted(drawing.box, size, size, { x: size / 2, y: size / 2 }));
  const body = `<g transform="${transform}">${printDrawing(drawing).body}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>`;
}
