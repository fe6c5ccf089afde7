import type { Role, Tones } from './tones.ts';

/** A flat shape of a poster, in the units of the picture, such as 800 x 600. */
export interface Layer {
  readonly role: Role;
  /** Its SVG markup in a color. */
  paint(color: string): string;
  /** Whether it covers a point. */
  covers(x: number, y: number): boolean;
}

/** A filled path; `covers` must agree with `d`. */
export function pathLayer(role: Role, d: string, covers: Layer['covers']): Layer {
  return { role, paint: (color) => `<path fill="${color}" d="${d}"/>`, covers };
}

export function discLayer(role: Role, cx: number, cy: number, r: number): Layer {
  return {
    role,
    paint: (color) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${color}"/>`,
    covers: inDisc(cx, cy, r),
  };
}

export function boxLayer(role: Role, x: number, y: number, width: number, height: number): Layer {
  return pathLayer(role, rectangle(x, y, width, height), inBox(x, y, width, height));
}

/** An arch of half that width over walls that reach down to `bottom`. */
export function archLayer(role: Role, x: number, top: number, half: number, bottom: number): Layer {
  const [left, spring] = [x - half, top + half];
  const arch = inDisc(x, spring, half);
  const walls = inBox(left, spring, 2 * half, bottom - spring);
  const d = `M${left} ${bottom}V${spring}a${half} ${half} 0 0 1 ${2 * half} 0V${bottom}z`;
  return pathLayer(role, d, (px, py) => walls(px, py) || arch(px, py));
}

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const inDisc =
  (cx: number, cy: number, r: number): Layer['covers'] =>
  (x, y) =>
    (x - cx) ** 2 + (y - cy) ** 2 <= r * r;

export const inBox =
  (left: number, top: number, width: number, height: number): Layer['covers'] =>
  (x, y) =>
    x >= left && x <= left + width && y >= top && y <= top + height;

/** The markup of layers in their colors, lowest first. */
export const paintLayers = (layers: readonly Layer[], tones: Tones): string =>
  layers.map(({ role, paint }) => paint(tones[role])).join('');

/** The role of the color that is visible at a point. */
export function roleAt(layers: readonly Layer[], x: number, y: number): Role {
  for (let index = layers.length - 1; index >= 0; index--) {
    const layer = layers[index];
    if (layer?.covers(x, y)) return layer.role;
  }
  return 'base';
}
