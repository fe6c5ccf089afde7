import { loadSharp } from './loadSharp.ts';
import { makeIcon } from './makeIcon.ts';

/** In pixels, as social networks show it. */
const size = { width: 1200, height: 630 };
const cityHeight = 420;
const logo = { size: 220, top: 48 };

/** What a preview of shared pages consists of. */
export interface PreviewParts {
  /** From `previewLogo`. */
  readonly logo: Uint8Array;
  /** From `previewCity`. */
  readonly city: Uint8Array;
  /** The color behind both. */
  readonly ground: string;
}

/** The mark in `source` in the size that a preview shows. */
export const previewLogo = (source: Uint8Array): Promise<Uint8Array> =>
  makeIcon(source, { size: logo.size, share: 1, ground: null });

/** The middle of the drawing `svg` of a city, down to its ground. Rejects what cannot be decoded. */
export async function previewCity(svg: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  // In a frame, nobody would hear of a drawing that cannot be decoded.
  await sharp(Buffer.from(svg), { limitInputPixels: false }).metadata();
  // Alone it would have its own size first, in which it may be blurred, or too large for the memory.
  const frame = `width="${size.width}" height="${cityHeight}"`;
  const drawing = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const image = `<image ${frame} preserveAspectRatio="xMidYMax slice" href="${drawing}"/>`;
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${image}</svg>`))
    .png()
    .toBuffer();
}

/** The preview of shared pages, a PNG: the mark above the city. */
export async function composePreview(parts: PreviewParts): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const { city, ground } = parts;
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite([
      { input: Buffer.from(city), left: 0, top: size.height - cityHeight },
      { input: Buffer.from(parts.logo), left: (size.width - logo.size) / 2, top: logo.top },
    ])
    .png({ palette: true })
    .toBuffer();
}
