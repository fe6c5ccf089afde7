import type { Sharp } from 'sharp';

type SharpFunction = typeof import('sharp').default;

/** No picture is shown larger than this, in pixels. */
const largest = 1200;

/**
 * The picture in `bytes` as a data URI of a format that SVG renderers draw: drawings stay drawings, photos become
 * JPEG, or PNG where they are transparent. Rejects what is no picture.
 */
export async function preparePicture(sharp: SharpFunction, bytes: Uint8Array): Promise<string> {
  const { format, hasAlpha } = await sharp(bytes).metadata();
  if (format === 'svg') return dataUri('svg+xml', bytes);
  const photo: Sharp = sharp(bytes)
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true });
  return hasAlpha
    ? dataUri('png', await photo.png().toBuffer())
    : dataUri('jpeg', await photo.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer());
}

const dataUri = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
