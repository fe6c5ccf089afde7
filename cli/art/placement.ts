import type { Box } from './drawing.ts';

/** Where a drawing is: its middle, its scale, and its tilt in degrees clockwise. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly tilt: number;
}

/** As large as fits into `width` and `height`, around a middle. */
export function fitInto(
  box: Box,
  width: number,
  height: number,
  { x, y, tilt = 0 }: { readonly x: number; readonly y: number; readonly tilt?: number },
): Placement {
  return { x, y, scale: Math.min(width / box.width, height / box.height), tilt };
}

/** The SVG transform that places the box of a drawing. */
export function transformOf(box: Box, { x, y, scale, tilt }: Placement): string {
  const turn = tilt === 0 ? '' : `rotate(${tilt})`;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  return `translate(${x} ${y})${turn}scale(${short(scale)})translate(${short(-middleX)} ${short(-middleY)})`;
}

/** Enough digits that no edge moves by a pixel. */
const short = (value: number) => Number(value.toPrecision(5));

/** Where the edges of drawings mostly are, from -1 to 1 across the box: along its borders, its ellipse, and inside. */
const edges: readonly (readonly [number, number])[] = [
  ...ellipse(16, 0.97),
  ...ellipse(8, 0.62),
  ...[-0.9, -0.45, 0, 0.45, 0.9].flatMap(
    (along) =>
      [
        [along, -0.94],
        [along, 0.94],
        [-0.94, along],
        [0.94, along],
      ] as const,
  ),
];

function ellipse(count: number, radius: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Points of the picture where the edge of a drawing may be. */
export function edgePoints(box: Box, { x, y, scale, tilt }: Placement): { x: number; y: number }[] {
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
  const [halfWidth, halfHeight] = [(box.width * scale) / 2, (box.height * scale) / 2];
  return edges.map(([across, down]) => {
    const [dx, dy] = [across * halfWidth, down * halfHeight];
    return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos };
  });
}
