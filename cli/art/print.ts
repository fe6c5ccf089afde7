import { type Layer, paintLayers } from './layer.ts';
import { shadowStrength } from './merging.ts';
import { type Placement, transformOf } from './placement.ts';
import type { PrintedDrawing } from './recolor.ts';
import type { Tones } from './tones.ts';

/** The ground that a drawing is printed on. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The offset of the shadow, to the right and down. */
  readonly shadow: readonly [x: number, y: number];
  readonly tones: Tones;
  readonly layers: readonly Layer[];
}

/** The SVG file of a drawing and its printed shadow on a sheet. */
export function printSheet(sheet: Sheet, drawing: PrintedDrawing, placement: Placement): string {
  const { width, height, shadow, tones, layers } = sheet;
  const whole = `M0 0h${width}v${height}H0z`;
  const printed = `<use href="#a" transform="${transformOf(drawing.box, placement)}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${tones.base}" d="${whole}"/>${paintLayers(layers, tones)}<defs><g id="a">${drawing.body}</g>` +
    `<mask id="b" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">` +
    `${printed}</mask></defs><g transform="translate(${shadow.join(' ')})" opacity="${shadowStrength}">` +
    `<path fill="${tones.shadow}" d="${whole}" mask="url(#b)"/></g>${printed}</svg>`
  );
}
