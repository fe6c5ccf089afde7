import sharp from 'sharp';
import type { Box } from '../../../art/drawing.ts';
import { UnusableDrawing } from './readShapes.ts';

/** Pixels along the longer side of a measured drawing: fine enough for a tenth of a unit in a box of 32. */
const rasterSize = 1600;
/** How far inside the edge colors are sampled, in those pixels: beyond the smoothing of the edge itself. */
const edgeDepth = { near: 2, far: 4 };
/** The share of the edge below which a color is a detail. */
const smallestShare = 0.08;

/**
 * The box of everything that the shapes in `body` paint, grown to whole tenths of a unit. They are drawn in `viewBox`
 * and may reach a quarter beyond it. Throws UnusableDrawing if they paint nothing.
 */
export async function paintedBounds(body: string, viewBox: Box): Promise<Box> {
  const { x, y, width, height } = viewBox;
  const beyond = { x: x - width / 4, y: y - height / 4, width: width * 1.5, height: height * 1.5 };
  const rough = await opaqueBox(body, beyond).catch((error) => {
    throw new UnusableDrawing(`cannot be drawn: ${error.message}`);
  });
  if (!rough) throw new UnusableDrawing('paints nothing');
  // Measured again in a frame of whole units, the bounds hardly depend on the box that the drawing came in.
  const [left, top] = [Math.floor(rough.x - 0.5), Math.floor(rough.y - 0.5)];
  const frame = {
    x: left,
    y: top,
    width: Math.ceil(rough.x + rough.width + 0.5) - left,
    height: Math.ceil(rough.y + rough.height + 0.5) - top,
  };
  const exact = (await opaqueBox(body, frame)) ?? rough;
  const down = (value: number) => Math.floor(value * 10 + 0.2) / 10;
  const up = (value: number) => Math.ceil(value * 10 - 0.2) / 10;
  const [boundX, boundY] = [down(exact.x), down(exact.y)];
  return {
    x: boundX,
    y: boundY,
    width: up(exact.x + exact.width) - boundX,
    height: up(exact.y + exact.height) - boundY,
  };
}

/** The box of what is painted inside `frame`; `null` if nothing is. */
async function opaqueBox(body: string, frame: Box): Promise<Box | null> {
  const { pixels, columns, rows, unit } = await raster(body, frame);
  let [left, top, right, bottom] = [columns, rows, 0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (alphaAt(pixels, row * columns + column) < 128) continue;
      left = Math.min(left, column);
      right = Math.max(right, column + 1);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row + 1);
    }
  }
  if (right === 0) return null;
  const [x, y] = [frame.x + left / unit, frame.y + top / unit];
  return { x, y, width: (right - left) / unit, height: (bottom - top) / unit };
}

/**
 * Those of `colors` (`#RRGGBB`) that make up the edge of the silhouette, largest share first. `bounds` is the box of
 * everything that the shapes in `body` paint.
 */
export async function edgeColors(body: string, bounds: Box, colors: readonly string[]): Promise<string[]> {
  const margin = Math.max(bounds.width, bounds.height) / 50;
  const { x, y, width, height } = bounds;
  const framed = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  const { pixels, columns, rows } = await raster(body, framed);
  const counted = colors.map((color) => ({
    color,
    rgb: [...Buffer.from(color.slice(1), 'hex')],
    count: 0,
  }));
  for (let row = edgeDepth.far; row < rows - edgeDepth.far; row++) {
    for (let column = edgeDepth.far; column < columns - edgeDepth.far; column++) {
      const at = row * columns + column;
      if (!isNearEdge(pixels, at, columns)) continue;
      const nearest = nearestColor(pixels, at, counted);
      if (nearest) nearest.count++;
    }
  }
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  return counted
    .filter(({ count }) => count >= total * smallestShare)
    .sort((a, b) => b.count - a.count)
    .map(({ color }) => color);
}

function isNearEdge(pixels: Buffer, at: number, columns: number): boolean {
  if (alphaAt(pixels, at) < 250) return false;
  const around = (far: number) => [far, -far, far * columns, -far * columns];
  return (
    around(edgeDepth.far).some((step) => alphaAt(pixels, at + step) < 128) &&
    around(edgeDepth.near).every((step) => alphaAt(pixels, at + step) >= 250)
  );
}

function nearestColor<Color extends { readonly rgb: readonly number[] }>(
  pixels: Buffer,
  at: number,
  colors: readonly Color[],
): Color | undefined {
  const distance = ({ rgb }: Color) =>
    rgb.reduce((sum, value, channel) => sum + (value - (pixels[at * 4 + channel] ?? 0)) ** 2, 0);
  let nearest: { readonly color: Color; readonly far: number } | undefined;
  for (const color of colors) {
    const far = distance(color);
    if (!nearest || far < nearest.far) nearest = { color, far };
  }
  return nearest?.color;
}

/** The picture of a box, and its number of pixels for each unit. */
async function raster(body: string, { x, y, width, height }: Box) {
  const unit = rasterSize / Math.max(width, height);
  const size = `width="${Math.ceil(width * unit)}" height="${Math.ceil(height * unit)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ${size} preserveAspectRatio="xMinYMin">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, columns: info.width, rows: info.height, unit };
}

const alphaAt = (pixels: Buffer, at: number) => pixels[at * 4 + 3] ?? 0;
