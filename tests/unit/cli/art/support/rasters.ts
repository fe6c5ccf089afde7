import { differenceEuclidean } from 'culori';
import sharp from 'sharp';

const oklabDistance = differenceEuclidean('oklab');
const distances = new Map<string, number>();

/** The pixels of an SVG file, four bytes each. */
export async function raster(svg: string, width: number, height: number): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  return sharp(Buffer.from(sized)).ensureAlpha().raw().toBuffer();
}

/** The color of a pixel as `#RRGGBB`. */
export const pixelColor = (pixels: Buffer, at: number): string =>
  `#${pixels
    .subarray(at, at + 3)
    .toString('hex')
    .toUpperCase()}`;

const around = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/**
 * The share of a drawing's edge that nobody can see: there its color is closer than `visible` to the ground or shadow
 * around it. Measured in the finished file, at a quarter of its size.
 */
export async function unseenEdge(svg: string, visible = 0.05): Promise<number> {
  const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(
    (size) => Number(size) / 4,
  );
  const top = svg.lastIndexOf('<use ');
  const definitions = svg.slice(svg.indexOf('<defs>'), svg.lastIndexOf('</defs>') + '</defs>'.length);
  const behind = await raster(`${svg.slice(0, top)}</svg>`, width, height);
  const alone = await raster(
    svg.slice(0, svg.indexOf('>') + 1) + definitions + svg.slice(top),
    width,
    height,
  );
  const at = (x: number, y: number) => (y * width + x) * 4;
  let [edge, unseen] = [0, 0];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      if ((alone[at(x, y) + 3] ?? 0) < 128) continue;
      for (const [dx, dy] of around) {
        if ((alone[at(x + dx, y + dy) + 3] ?? 0) >= 128) continue;
        // One pixel further in and two further out, beyond anti-aliasing.
        const [inside, outside] = [at(x - dx, y - dy), at(x + 2 * dx, y + 2 * dy)];
        if ((alone[inside + 3] ?? 0) < 250 || (alone[outside + 3] ?? 0) > 5) continue;
        edge++;
        if (distance(pixelColor(alone, inside), pixelColor(behind, outside)) < visible) unseen++;
      }
    }
  }
  return edge === 0 ? 0 : unseen / edge;
}

function distance(a: string, b: string): number {
  const cached = distances.get(a + b);
  if (cached !== undefined) return cached;
  const measured = oklabDistance(a, b);
  distances.set(a + b, measured);
  return measured;
}
