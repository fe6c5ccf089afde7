import sharp from 'sharp';

/** @typedef {import('./markup.mjs').Box} Box */

/** Pixels along the longer side of a measured drawing: fine enough for a tenth of a unit in a 32-box. */
const measured = 1600;
/** How far inside the edge colors are looked at, in those pixels: beyond the smoothing of the edge itself. */
const hair = { near: 2, far: 4 };
/** The share of the edge below which a color is a detail. */
const smallestShare = 0.08;

/**
 * @param {string} body shapes
 * @param {Box} viewBox the box they are drawn in; paint may reach a quarter beyond it
 * @param {string} source its name in messages
 * @returns {Promise<Box>} the box of all that is painted, grown to whole tenths of a unit
 */
export async function paintedBounds(body, viewBox, source) {
  const { x, y, width, height } = viewBox;
  const beyond = { x: x - width / 4, y: y - height / 4, width: width * 1.5, height: height * 1.5 };
  const rough = await opaqueBox(body, beyond).catch((error) => {
    throw new Error(`"${source}" cannot be drawn: ${error.message}`);
  });
  if (!rough) throw new Error(`"${source}" paints nothing.`);
  // Measured again in a frame of whole units, the bounds hardly depend on the box that the drawing came in.
  const [left, top] = [Math.floor(rough.x - 0.5), Math.floor(rough.y - 0.5)];
  const frame = {
    x: left,
    y: top,
    width: Math.ceil(rough.x + rough.width + 0.5) - left,
    height: Math.ceil(rough.y + rough.height + 0.5) - top,
  };
  const exact = (await opaqueBox(body, frame)) ?? rough;
  const down = (/** @type {number} */ value) => Math.floor(value * 10 + 0.2) / 10;
  const up = (/** @type {number} */ value) => Math.ceil(value * 10 - 0.2) / 10;
  const [boundX, boundY] = [down(exact.x), down(exact.y)];
  return {
    x: boundX,
    y: boundY,
    width: up(exact.x + exact.width) - boundX,
    height: up(exact.y + exact.height) - boundY,
  };
}

/** @param {string} body @param {Box} frame @returns {Promise<Box | undefined>} what is painted; nothing if nothing is */
async function opaqueBox(body, frame) {
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
  if (right === 0) return undefined;
  const [x, y] = [frame.x + left / unit, frame.y + top / unit];
  return { x, y, width: (right - left) / unit, height: (bottom - top) / unit };
}

/**
 * @param {string} body shapes
 * @param {Box} bounds the box of all that is painted
 * @param {readonly string[]} colors the colors of the shapes, as #RRGGBB
 * @returns {Promise<string[]>} those that make up the edge of the silhouette, largest share first
 */
export async function edgeColors(body, bounds, colors) {
  const margin = Math.max(bounds.width, bounds.height) / 50;
  const { x, y, width, height } = bounds;
  const framed = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  const { pixels, columns, rows } = await raster(body, framed);
  const known = colors.map((color) => ({
    color,
    rgb: [...Buffer.from(color.slice(1), 'hex')],
    count: 0,
  }));
  for (let row = hair.far; row < rows - hair.far; row++) {
    for (let column = hair.far; column < columns - hair.far; column++) {
      const at = row * columns + column;
      if (!isNearEdge(pixels, at, columns)) continue;
      const nearest = nearestColor(pixels, at, known);
      if (nearest) nearest.count++;
    }
  }
  const total = known.reduce((sum, { count }) => sum + count, 0);
  return known
    .filter(({ count }) => count >= total * smallestShare)
    .sort((a, b) => b.count - a.count)
    .map(({ color }) => color);
}

/** @param {Buffer} pixels @param {number} at @param {number} columns */
function isNearEdge(pixels, at, columns) {
  if (alphaAt(pixels, at) < 250) return false;
  const around = (/** @type {number} */ far) => [far, -far, far * columns, -far * columns];
  return (
    around(hair.far).some((step) => alphaAt(pixels, at + step) < 128) &&
    around(hair.near).every((step) => alphaAt(pixels, at + step) >= 250)
  );
}

/**
 * @template {{ rgb: number[] }} Color
 * @param {Buffer} pixels @param {number} at @param {Color[]} known
 */
function nearestColor(pixels, at, known) {
  const distance = (/** @type {Color} */ { rgb }) =>
    rgb.reduce((sum, value, channel) => sum + (value - (pixels[at * 4 + channel] ?? 0)) ** 2, 0);
  /** @type {{ color: Color, far: number } | undefined} */
  let nearest;
  for (const color of known) {
    const far = distance(color);
    if (!nearest || far < nearest.far) nearest = { color, far };
  }
  return nearest?.color;
}

/** @param {string} body @param {Box} box @returns the picture of a box, and its pixels for each unit */
async function raster(body, { x, y, width, height }) {
  const unit = measured / Math.max(width, height);
  const size = `width="${Math.ceil(width * unit)}" height="${Math.ceil(height * unit)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ${size} preserveAspectRatio="xMinYMin">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, columns: info.width, rows: info.height, unit };
}

/** @param {Buffer} pixels @param {number} at */
function alphaAt(pixels, at) {
  return pixels[at * 4 + 3] ?? 0;
}
